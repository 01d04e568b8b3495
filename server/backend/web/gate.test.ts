import { once } from "node:events";
import { createServer } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPort, portOf } from "../../http/listen.ts";
import { createGate } from "./gate.ts";
import { SignInLimit } from "./sign-in-limit.ts";

/** In place of the backend process. */
let said = "{}";
const process = createServer((_, response) => response.end(said));
let findFile = async () => null;
let inside: Parameters<typeof createGate>[0];
let door: ReturnType<typeof createGate>;

beforeAll(async () => {
  await openPort(process, 0, "127.0.0.1");
  inside = {
    url: `http://127.0.0.1:${portOf(process)}`,
    hasRoom: async () => true,
    bootSecret: "secret",
    isUp: () => true,
    media: { answer: () => findFile(), forgetBuckets: () => {} },
    signInLimit: new SignInLimit(10),
    isSignedIn: async () => false,
    isAdministrator: async () => true,
    functions: {},
    inTurn: (work) => work(),
    inTurnOfLarge: (work) => work(),
    onWrite: () => {},
  };
  door = createGate(inside);
});
afterAll(() => process.close());

test("of what nobody foresaw the server learns the cause", async () => {
  findFile = () => Promise.reject(new Error("a disk that fails"));
  const asked = door(new Request("http://site.test/storage/v1/object/public/media/a.webp"), "");
  await expect(asked).rejects.toThrow("a disk that fails");
  findFile = async () => null;
});

test("a request that cannot be forwarded for an unknown reason is no outage", async () => {
  const misled = createGate({ ...inside, url: "ftp://127.0.0.1" });
  const asked = misled(new Request("http://site.test/rest/v1/blog_posts"), "");
  await expect(asked).rejects.toMatchObject({ cause: { message: "unknown scheme" } });
});

test.each([
  ["nobody", false, 400],
  ["somebody without rights", true, 403],
])("a question of %s beyond the grammar of strangers is refused", async (_, isSignedIn, status) => {
  const strangers = createGate({
    ...inside,
    isSignedIn: async () => isSignedIn,
    isAdministrator: async () => false,
  });
  const headers = isSignedIn ? { authorization: "Bearer token", apikey: "key" } : undefined;
  const question = new Request("http://site.test/rest/v1/blog_posts?content=eq.x", { headers });
  const answer = await strangers(question, "");
  expect(answer?.status).toBe(status);
  expect(await answer?.json()).toMatchObject({ code: "PGRST100" });
});

test.each(["/rest/v1/blog_posts", "/storage/v1/object/media/a.webp"])(
  "a sender who leaves in the middle of %s is no fault to report",
  async (path) => {
    const body = new ReadableStream({
      pull: (controller) =>
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" })),
    });
    const request = { method: "POST", body, duplex: "half" };
    expect((await door(new Request(`http://site.test${path}`, request), ""))?.status).toBe(503);
  },
);

// fetch() cancels a body that nobody has begun to read when its own Response is collected as garbage.
test.each([300, 3_000_000])(
  "an answer of %i bytes may wait to be sent, however often memory is cleaned up meanwhile",
  async (size) => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    said = JSON.stringify("x".repeat(size - 2));
    const write = { method: "DELETE", signal: AbortSignal.timeout(5_000) };
    const answer = await door(new Request("http://site.test/rest/v1/blog_posts", write), "");
    for (let turn = 0; turn < 5; turn++) {
      collect();
      await nextTurn();
    }
    const text = await Promise.race([answer?.text(), once(write.signal, "abort")]);
    expect(text).toHaveLength(size);
  },
);
