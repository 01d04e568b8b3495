import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WorkQueue } from "../../base/work-queue.ts";
import { openPort, portOf } from "../../http/listen.ts";
import { mountContact } from "./contact.ts";
import { createGate } from "./gate.ts";
import { SignInLimit } from "./sign-in-limit.ts";

/** In place of the backend process: it answers only when told to. */
const slow = createServer((_, response) => {
  held.push(response);
  slow.emit("held");
});
let held: ServerResponse[];
let door: (path: string, init?: RequestInit) => Promise<Response>;

const BUSY = "Serwer jest teraz bardzo zajęty. Spróbuj ponownie za chwilę.";
const json = { "content-type": "application/json" };

beforeEach(async () => {
  held = [];
  await openPort(slow, 0, "127.0.0.1");
  const url = `http://127.0.0.1:${portOf(slow)}`;
  const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
  const queueOfLarge = new WorkQueue({ atOnce: 2, waiting: 20 });
  const hasRoom = async () => true;
  const inTurn = <T>(work: () => Promise<T>) => queue.run(work);
  const contact = mountContact({
    client: createClient("http://127.0.0.1:9", "secret", { db: { retry: false } }),
    ...{ limit: 5, salt: "salt", log: () => {} },
    ...{ inTurn, hasRoom },
  });
  const answer = createGate({
    ...{ url, bootSecret: "secret", isUp: () => true, inTurn, hasRoom },
    media: { answer: async () => null, forgetBuckets: () => {} },
    signInLimit: new SignInLimit(10),
    isSignedIn: async ({ headers }) => headers.has("authorization"),
    isAdministrator: async () => true,
    inTurnOfLarge: (work) => queueOfLarge.run(work),
    functions: { "send-contact-email": contact.handle },
    onWrite: () => {},
  });
  door = async (path, init) => {
    const sent = init?.body ? Object.assign({ duplex: "half" }, init) : init;
    const answered = await answer(new Request(`http://site.test${path}`, sent), "192.0.2.1");
    if (!answered) throw new Error(`${path} is not an address of the backend`);
    return answered;
  };
});
afterEach(async () => {
  for (const response of held) response.end("{}");
  slow.close();
  slow.closeAllConnections();
  await once(slow, "close");
});

test("requests wait for their turn, and when enough wait the rest is told to come again", async () => {
  const first = door("/rest/v1/blog_posts");
  await once(slow, "held");
  const second = door("/rest/v1/case_studies");
  const refused = await door("/rest/v1/blog_posts");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toEqual({ message: BUSY });
  const message = { name: "Ola", email: "ola@example.com", message: "Dzień dobry" };
  const send = { method: "POST", headers: json, body: JSON.stringify(message) };
  const unsent = await door("/functions/v1/send-contact-email", send);
  expect(unsent.status).toBe(503);
  expect(await unsent.json()).toEqual({ error: BUSY });
  expect(held).toHaveLength(1);

  held[0]?.end("{}");
  expect((await first).status).toBe(200);
  await once(slow, "held");
  held[1]?.end("{}");
  expect((await second).status).toBe(200);
});

function slowBody() {
  let finish = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(Buffer.from("["));
      finish = () => {
        controller.enqueue(Buffer.from("]"));
        controller.close();
      };
    },
  });
  return { body, finish: () => finish() };
}

test("a request whose body comes slowly holds no place", async () => {
  const { body, finish } = slowBody();
  const sending = door("/rest/v1/blog_posts", { method: "POST", headers: json, body });
  const other = door("/rest/v1/blog_posts");
  await once(slow, "held");
  held[0]?.end("{}");
  expect((await other).status).toBe(200);
  finish();
  await once(slow, "held");
  held[1]?.writeHead(400).end("{}");
  expect((await sending).status).toBe(400);
});

test("a picture is passed on as it comes, beside the places", async () => {
  const full = [door("/rest/v1/blog_posts"), door("/rest/v1/blog_posts")];
  await once(slow, "held");
  const { body, finish } = slowBody();
  const headers = { authorization: "Bearer token" };
  const upload = door("/storage/v1/object/media/a.png", { method: "POST", headers, body });
  await once(slow, "held");
  finish();
  held[1]?.end("{}");
  expect((await upload).status).toBe(200);
  held[0]?.end("{}");
  await once(slow, "held");
  held[2]?.end("{}");
  await Promise.all(full);
});

test("nobody without a session sends more than a little, not to the storage either", async () => {
  const body = new Uint8Array(65 * 1024);
  for (const path of ["object/media/a.png", "object/list/media", "bucket"]) {
    const answer = await door(`/storage/v1/${path}`, { method: "POST", body });
    expect(answer.status, path).toBe(413);
  }
  expect(held).toEqual([]);
});
