import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFrontDoor } from "./gate.ts";
import { SignInLimit } from "./sign-in-limit.ts";

/** Stands where the backend process would, which has an allow-list of its own, and says yes to all. */
const reached: string[] = [];
let said = "{}";
const inside = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.end(said);
});
let findFile = async () => null;
let door: ReturnType<typeof createFrontDoor>;

beforeAll(async () => {
  inside.listen(0, "127.0.0.1");
  await once(inside, "listening");
  const { port } = inside.address() as AddressInfo;
  door = createFrontDoor({
    url: `http://127.0.0.1:${port}`,
    hasRoom: async () => true,
    bootSecret: "secret",
    isUp: () => true,
    media: { answer: () => findFile(), forgetBuckets: () => {} },
    signInLimit: new SignInLimit(10),
    isSignedIn: async () => false,
    functions: {},
    inTurn: (work) => work(),
    onWrite: () => {},
  });
});
afterAll(() => inside.close());

test.each([
  ["POST", "/auth/v1/signup"],
  ["POST", "/auth/v1/otp"],
  ["GET", "/auth/v1/admin/users"],
  ["PUT", "/auth/v1/user"],
  ["POST", "/auth/v1/token?grant_type=pkce"],
  ["POST", "/functions/v1/another"],
])("%s %s does not even reach the backend process", async (method, path) => {
  reached.length = 0;
  const answer = await door(new Request(`http://site.test${path}`, { method }), "192.0.2.1");
  expect(answer?.status).toBe(404);
  expect(reached).toEqual([]);
});

test("what is allowed does", async () => {
  reached.length = 0;
  await door(new Request("http://site.test/auth/v1/health"), "192.0.2.1");
  expect(reached).toEqual(["GET /auth/v1/health"]);
});

test("of what nobody foresaw the server learns the cause", async () => {
  findFile = () => Promise.reject(new Error("a disk that fails"));
  const asked = door(new Request("http://site.test/storage/v1/object/public/media/a.webp"), "");
  await expect(asked).rejects.toThrow("a disk that fails");
  findFile = async () => null;
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
