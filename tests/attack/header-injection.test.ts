import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  // Our peer is a trusted proxy here: the case in which most is believed.
  site = await startSite({ env: { SEED: "none", TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => site?.stop());

const breaks = [
  "\r\n",
  "\n",
  "\r",
  "%0d%0a",
  "%0D%0A",
  "%0a",
  "%0d",
  "%250d%250a",
  "%E5%98%8A%E5%98%8D",
  "%u000d%u000a",
  "\\r\\n",
  "%c0%8d%c0%8a",
  "%00",
  "\0",
  "%1b%5b31m",
  "\x1b[31m",
  "%c2%85",
  "%e2%80%a8",
  "\x85",
  "%7f",
  "\t",
  "%09",
];
const forged = "Set-Cookie:evil=1";
const line = '{"event":"forged","level":"info"}';

const paths = breaks.flatMap((lineBreak) => [
  `/${lineBreak}${forged}`,
  `/blog/${lineBreak}${forged}/`,
  `/o-nas/${lineBreak}${forged}`,
  `/o-nas/?x=${lineBreak}${forged}`,
  `/rest/v1/blog_posts?select=id&x=${lineBreak}${forged}`,
  `/storage/v1/object/public/media/x?download=${lineBreak}${forged}`,
  `/storage/v1/object/authenticated/media/x?download=${lineBreak}${forged}`,
  `/nie-ma${lineBreak}${line.replaceAll('"', "%22")}`,
]);
const headers = [
  "X-Request-Id",
  "X-Forwarded-For",
  "X-Forwarded-Proto",
  "User-Agent",
  "Referer",
  "Accept-Encoding",
  "Range",
  "If-None-Match",
  "apikey",
  "Authorization",
  "Access-Control-Request-Headers",
  "Origin",
  "Host",
];

test("no line break in an address or a header starts a header of the answer", async () => {
  const requests = [
    ...paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ...headers.flatMap((name) =>
      breaks
        // A break that HTTP itself knows makes an honest second header: of the request.
        .filter((lineBreak) => !/^[\r\n]+$/.test(lineBreak))
        .flatMap((lineBreak) =>
          ["GET /blog", "OPTIONS /rest/v1/blog_posts"].map(
            (start) =>
              `${start} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${name}: a-request${lineBreak}${forged}${lineBreak}${line}\r\n\r\n`,
          ),
        ),
    ),
  ];
  expect(requests.length).toBeGreaterThan(300);
  for (let at = 0; at < requests.length; at += 16) {
    await Promise.all(
      requests.slice(at, at + 16).map(async (bytes) => {
        const answer = await rawRequest(site.url, bytes);
        const [head = ""] = answer.split("\r\n\r\n", 1);
        const told = `${JSON.stringify(bytes)}\n${head}`;
        expect(head, told).not.toMatch(/^set-cookie/im);
        expect(head, told).toMatch(/^HTTP\/1\.1 \d{3} /);
        expect(Number(head.slice(9, 12)), told).toBeLessThan(500);
        // Nothing but whole header lines, none of them broken by what was sent.
        for (const header of head.split("\r\n").slice(1)) {
          expect(header, told).toMatch(/^[\w-]+: ?[\x20-\x7e]*$/);
        }
      }),
    );
  }
});

test("the log stays one line of JSON for each event, and quotes no visitor", async () => {
  await expect
    .poll(() => site.log.filter(({ event }) => event === "request").length)
    .toBeGreaterThan(300);
  const began = site.output.findIndex((text) => text.includes('"event":"listening"'));
  const lines = site.output.slice(began).filter((text) => text.startsWith("{"));
  for (const text of lines) {
    expect(Object.keys(JSON.parse(text))).toContain("event");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(text).not.toMatch(/download=|select=|Authorization|a-request[^"]/);
  }
  const events = new Set(site.log.map(({ event }) => event));
  expect(events).not.toContain("forged");
  expect(events).not.toContain("request failed");
  // What is no JSON is the welcome, which nobody but the operator's machine wrote.
  const rest = site.output.slice(began).filter((text) => !text.startsWith("{"));
  expect(rest.join("\n")).not.toMatch(/evil|forged|Set-Cookie/);
});
