import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  signatureOf,
  startWebhookReceiver,
  type WebhookReceiver,
} from "../../../../../tests/support/webhook.ts";
import { isPublicAddress } from "./public-address.ts";
import { createWebhook } from "./webhook.ts";

let receiver: WebhookReceiver;
const never = new AbortController().signal;
const body = JSON.stringify({ event: "trial", text: "Zażółć" });
const call = () => receiver.call(receiver.url, body, "secret", never);

beforeAll(async () => {
  receiver = await startWebhookReceiver(1500);
});
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.answer = (response) => void response.end("ok");
});

test("the body arrives with its signature, at the name in the address", async () => {
  expect(await call()).toEqual({ status: "sent" });
  const { host } = new URL(receiver.url);
  const signature = signatureOf("secret", body);
  expect(receiver.calls).toEqual([
    { path: "/leads?team=1", host, type: "application/json", signature, body },
  ]);
});

test.each<[string, number, string]>([
  ["a redirect is not followed", 302, "redirect 302"],
  ["a refusal is told", 403, "status 403"],
  ["an error is told", 500, "status 500"],
])("%s", async (_, status, error) => {
  const location = new URL("/elsewhere", receiver.url).href;
  receiver.answer = (response) => void response.writeHead(status, { location }).end();
  expect(await call()).toEqual({ status: "waiting", error });
  expect(receiver.calls).toHaveLength(1);
});

test("who does not answer is not waited for", async () => {
  receiver.answer = () => {};
  expect(await call()).toEqual({ status: "waiting", error: "slow" });
});

test("an answer without an end is not read", async () => {
  const closed = new Promise((resolve) => {
    receiver.answer = (response) => {
      response.on("close", resolve);
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        response.once("drain", write);
      };
      write();
    };
  });
  expect(await call()).toEqual({ status: "sent" });
  await closed;
});

test("another name than that of the certificate is not trusted", async () => {
  const url = receiver.url.replace("hooks.test", "other.test");
  const answer = await receiver.call(url, body, "secret", never);
  expect(answer).toEqual({ status: "waiting", error: "certificate" });
  expect(receiver.calls).toEqual([]);
});

// The forms in which a private address is hidden from a comparison of text.
test.each([
  ...["https://127.0.0.1", "https://2130706433", "https://0x7f000001", "https://0177.0.0.1"],
  ...["https://127.1", "https://[::1]", "https://[::ffff:127.0.0.1]", "https://169.254.169.254"],
  ...["https://0", "https://10.0.0.1", "https://[fd00::1]", "https://[64:ff9b::7f00:1]"],
  ...["https://017700000001", "https://0x7f.1", "https://127.0.0.1.", "https://127。0。0。1"],
  ...["https://[::ffff:7f00:1]", "https://[::127.0.0.1]", "https://[fe80::1]", "https://localhost"],
])("%s is not called", async (url) => {
  expect(await createWebhook()(url, body, "secret", never)).toEqual({
    ...{ status: "waiting", error: "private" },
  });
});

test("a name with one private address among others is not called", async () => {
  const resolve = async () => ["1.1.1.1", "192.168.0.1"];
  const webhook = createWebhook({ resolve, isAllowed: isPublicAddress });
  expect(await webhook("https://both.test", body, "secret", never)).toEqual({
    ...{ status: "waiting", error: "private" },
  });
});

test("the address that was checked is the one that is connected to", async () => {
  let asked = 0;
  const port = new URL(receiver.url).port;
  // Public when it is checked, the receiver's own from then on.
  const resolve = async () => [asked++ === 0 ? "192.0.2.1" : "127.0.0.1"];
  const webhook = createWebhook({ resolve, isAllowed: () => true }, 300);
  expect(await webhook(`https://rebound.test:${port}/`, body, "secret", never)).toMatchObject({
    status: "waiting",
  });
  expect([asked, receiver.calls]).toEqual([1, []]);
});

test.each([
  ...["http://hooks.test", "https://user:secret@hooks.test", "file:///etc/passwd", "hooks.test"],
  "https://",
])("%s is no address of a webhook", async (url) => {
  expect(await receiver.call(url, body, "secret", never)).toEqual({
    ...{ status: "waiting", error: "address" },
  });
});
