import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFrontDoor } from "./front-door.ts";
import { SignInLimit } from "./sign-in-limit.ts";

/** Stands where the backend process would, which has an allow-list of its own, and says yes to all. */
const reached: string[] = [];
const inside = createServer((request, response) => {
  reached.push(`${request.method} ${request.url}`);
  response.end("{}");
});
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
    media: { answer: async () => null, forgetBuckets: () => {} },
    signInLimit: new SignInLimit(10),
    isSignedIn: async () => false,
    functions: {},
    inTurn: (work) => work(),
    onWrite: async () => {},
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
