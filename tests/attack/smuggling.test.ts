import { expect, inject, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { ambiguous } from "./ambiguous-requests.ts";

const site = inject("siteUrl");

/** Everything that could stand at the beginning of a connection and is no request of HTTP/1.1. */
const beginnings = [
  "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1 \r\nHost: a\r\n\r\n",
  "GET / x HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET\t/\tHTTP/1.1\r\nHost: a\r\n\r\n",
  " GET / HTTP/1.1\r\nHost: a\r\n\r\n",
  "get / HTTP/1.1\r\nHost: a\r\n\r\n",
  "EVIL / HTTP/1.1\r\nHost: a\r\n\r\n",
  "CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  "GET evil.test HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  "GET http://evil.test/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  "GET @evil.test/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\0\0\0\0",
  "PROXY TCP4 127.0.0.1 127.0.0.1 1 1\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
];

const answers = (text: string) => text.match(/HTTP\/1\.\d \d{3}/g) ?? [];

for (const [start, method] of [
  ["POST /blog", "a page"],
  ["POST /functions/v1/send-contact-email", "the function"],
  ["POST /rest/v1/blog_posts", "the backend"],
  ["GET /blog", "a page that is read"],
]) {
  test(`a request hidden in one to ${method} is not answered`, async () => {
    await Promise.all(
      ambiguous.map(async ([name, headers, body]) => {
        const bytes = `${start} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`;
        const answer = await briefly(rawRequest(site, bytes), name);
        const told = `${name}: ${answer.slice(0, 300)}`;
        expect(answer, told).not.toContain('"status":"ok"');
        // Refused as a whole, or answered for its head before the rest was seen to be wrong.
        const [first, ...rest] = answers(answer);
        expect(first ?? " 400", told).toMatch(/ (200|400|401|404|405|408|413|415)$/);
        expect(
          rest.filter((status) => !status.endsWith(" 400")),
          told,
        ).toEqual([]);
      }),
    );
  });
}

test("enough is tried to mean something", () => {
  expect(ambiguous.length).toBeGreaterThanOrEqual(37);
  expect(beginnings.length).toBeGreaterThanOrEqual(17);
});

test("a connection that begins otherwise is refused", async () => {
  await Promise.all(
    beginnings.map(async (bytes) => {
      const answer = await briefly(rawRequest(site, bytes), bytes);
      const told = `${JSON.stringify(bytes)}: ${answer.slice(0, 200)}`;
      expect(answers(answer).length, told).toBeLessThanOrEqual(1);
      if (answer) expect(answers(answer)[0], told).toMatch(/ (400|405|505)$/);
    }),
  );
});

/** A server that waits for more has not been fooled either, but it has to say so in time. */
async function briefly(answer: Promise<string>, name: string): Promise<string> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.reject(new Error(`no end: ${name}`)), 8_000);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
