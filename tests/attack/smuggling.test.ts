import { expect, inject, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";

const site = inject("siteUrl");

/** Answers only the smuggled request, so that it shows when that was taken for one. */
const hidden = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
const chunkedEnd = `0\r\n\r\n${hidden}`;
const length = (text: string) => `Content-Length: ${text.length}\r\n`;
const chunked = "Transfer-Encoding: chunked\r\n";

// biome-ignore format: a table
const requests: [name: string, headers: string, body: string][] = [
  ["CL.TE", `${length(chunkedEnd)}${chunked}`, chunkedEnd],
  ["TE.CL", `${chunked}Content-Length: 4\r\n`, `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
  ["CL.CL", `Content-Length: 0\r\n${length(hidden)}`, hidden],
  ["CL.CL, reversed", `${length(hidden)}Content-Length: 0\r\n`, hidden],
  ["CL as a list", `Content-Length: 0, ${hidden.length}\r\n`, hidden],
  ["CL +0", "Content-Length: +0\r\n", hidden],
  ["CL -1", "Content-Length: -1\r\n", hidden],
  ["CL 0x0", "Content-Length: 0x0\r\n", hidden],
  ["CL 0_0", "Content-Length: 0_0\r\n", hidden],
  ["CL 1e0", "Content-Length: 1e0\r\n", hidden],
  ["CL overflow", "Content-Length: 18446744073709551616\r\n", hidden],
  ["CL with a space before the colon", "Content-Length : 0\r\n", hidden],
  ["CL with a vertical tab", "Content-Length:\x0b0\r\n", hidden],
  ["CL folded", "Content-Length:\r\n 0\r\n", hidden],
  ["TE with a space before the colon", "Transfer-Encoding : chunked\r\n", chunkedEnd],
  ["TE with a tab before the colon", "Transfer-Encoding\t: chunked\r\n", chunkedEnd],
  ["TE folded", "Transfer-Encoding:\r\n chunked\r\n", chunkedEnd],
  ["TE with a vertical tab", "Transfer-Encoding:\x0bchunked\r\n", chunkedEnd],
  ["TE xchunked", "Transfer-Encoding: xchunked\r\n", chunkedEnd],
  ["TE quoted", 'Transfer-Encoding: "chunked"\r\n', chunkedEnd],
  ["TE identity", "Transfer-Encoding: identity\r\n", chunkedEnd],
  ["TE identity beside CL", `Transfer-Encoding: identity\r\n${length(chunkedEnd)}`, chunkedEnd],
  ["TE chunked, identity", "Transfer-Encoding: chunked, identity\r\n", chunkedEnd],
  ["TE chunked twice in a line", "Transfer-Encoding: chunked, chunked\r\n", chunkedEnd],
  ["TE twice", `${chunked}Transfer-Encoding: identity\r\n`, chunkedEnd],
  ["TE after another header's line", "X: x\nTransfer-Encoding: chunked\r\n", chunkedEnd],
  ["TE after a bare CR", "X: x\rTransfer-Encoding: chunked\r\n", chunkedEnd],
  ["TE after a NUL", "X: x\0Transfer-Encoding: chunked\r\n", chunkedEnd],
  ["chunk length overflow", chunked, `10000000000000000\r\n${hidden}`],
  ["chunk length negative", chunked, `-1\r\n${hidden}\r\n0\r\n\r\n`],
  ["chunk length 0x", chunked, `0x0\r\n\r\n${hidden}`],
  ["chunk without its line's end", chunked, `3\r\nabcd\r\n0\r\n\r\n${hidden}`],
  ["chunk ended by bare LF", chunked, `0\n\n${hidden}`],
  ["chunk extension with CR", chunked, `0;x=\r\r\n\r\n${hidden}`],
  ["folded header", "X: x\r\n y: z\r\n", hidden],
  ["header without a colon", "Broken\r\n", hidden],
  ["header without a name", ": x\r\n", hidden],
];

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
      requests.map(async ([name, headers, body]) => {
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
