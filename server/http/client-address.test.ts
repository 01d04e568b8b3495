import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { readEnv } from "../base/env.ts";
import { Clients } from "./client-address.ts";

function request(peer: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: peer });
  return Object.assign(new IncomingMessage(socket), { headers });
}

const clients = new Clients(readEnv({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).TRUSTED_PROXIES);

test.each([
  ["a stranger's header means nothing", "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["the proxy names the visitor", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
  ["a proxy on IPv6", "::1", "2001:db8::7", "2001:db8::7"],
  ["an IPv4 proxy seen through IPv6", "::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
  [
    "what the client put in front is not believed",
    "10.1.2.3",
    "1.2.3.4, 203.0.113.9",
    "203.0.113.9",
  ],
  ["two proxies in a row", "10.1.2.3", "203.0.113.9, 10.9.9.9", "203.0.113.9"],
  ["nonsense ends the walk", "10.1.2.3", "203.0.113.9, <script>", "10.1.2.3"],
  ["no header", "10.1.2.3", "", "10.1.2.3"],
])("%s", (_, peer, forwarded, expected) => {
  expect(clients.address(request(peer, { "x-forwarded-for": forwarded }))).toBe(expected);
});

test("https is believed only from a proxy", () => {
  const headers = { "x-forwarded-proto": "https" };
  expect(clients.isSecure(request("10.1.2.3", headers))).toBe(true);
  expect(clients.isSecure(request("203.0.113.9", headers))).toBe(false);
  expect(new Clients(undefined).isSecure(request("10.1.2.3", headers))).toBe(false);
});

test("request ids are the proxy's when it sent one, else new ones", () => {
  const headers = { "x-request-id": "abcdef-123456" };
  expect(clients.requestId(request("10.1.2.3", headers))).toBe("abcdef-123456");
  expect(clients.requestId(request("203.0.113.9", headers))).not.toBe("abcdef-123456");
  const forged = { "x-request-id": 'x", "admin": "' };
  expect(clients.requestId(request("10.1.2.3", forged))).toMatch(/^[\w-]+$/);
});
