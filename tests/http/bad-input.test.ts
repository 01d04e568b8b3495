import { expect, inject, test } from "vitest";
import { rawRequest, rawStatus } from "../support/raw-request.ts";

const site = inject("siteUrl");

test.each([
  "//evil.example",
  "//evil.example/",
  "/\\evil.example/",
  "/..%2f..%2fetc/passwd",
  "/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/../../server/main.ts",
  "/%",
  "/blog/%zz",
  "/blog/%c5",
  "/blog/%00",
  "/blog/a%0d%0aSet-Cookie:%20a=b",
  "http://evil.example/",
])("%s is refused", async (path) => {
  expect(await rawStatus(site, path)).toBe(400);
});

test.each(["/blog", "/rest/v1/blog_posts", "/healthz", "/images/hero-bg.jpg"])(
  "%s refuses a huge query, however huge",
  async (path) => {
    for (const length of [10_000, 20_000, 100_000, 1_000_000]) {
      expect(await rawStatus(site, `${path}?${"q=1&".repeat(length / 4)}`)).toBe(400);
    }
  },
);

test("an overlong slug is refused or not found", async () => {
  expect(await rawStatus(site, `/blog/${"a".repeat(9_000)}`)).toBe(400);
  expect(await rawStatus(site, `/blog/${"a".repeat(3_000)}`)).toBe(404);
  expect(await rawStatus(site, `/case-studies/${"9".repeat(400)}`)).toBe(404);
});

test.each([
  "/case-studies/-1",
  "/case-studies/1.5",
  "/case-studies/1e3",
  "/case-studies/0x1",
  "/case-studies/%27%20or%201=1--",
  "/case-studies/*,content",
  "/case-studies/a,b),id.gt.(0",
  "/blog/%F0%9F%8E%AC",
  "/blog/__proto__",
  "/blog/constructor",
  "/uslugi/__proto__",
  "/uslugi/constructor",
  "/.env",
  "/.git/config",
  "/package.json",
  "/server/main.ts",
  "/admin/nie-ma",
  "/rest/v2/blog_posts",
  "/assets/nie-ma.js",
  "/assets/",
])("%s is not found", async (path) => {
  expect(await rawStatus(site, path)).toBe(404);
});

test("a query that nobody reads changes nothing, however strange", async () => {
  for (const query of ["?_routes=root", "?index", "?a[]=%", "?%00", `?${"x".repeat(7_000)}`]) {
    expect(await rawStatus(site, `/blog${query}`)).toBe(200);
  }
});

test("too long a line or too many headers end early", async () => {
  expect(await rawStatus(site, `/${"a".repeat(30_000)}`)).toBe(400);
  const headers = `X-Long: ${"a".repeat(20_000)}\r\n`;
  const answer = await rawRequest(site, `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test("what is no HTTP is told so", async () => {
  expect(await rawRequest(site, "hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  const both = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n";
  const smuggled = `POST /blog HTTP/1.1\r\nHost: localhost\r\n${both}\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`;
  expect(await rawRequest(site, smuggled)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"])(
  "%s is not what a page is for",
  async (method) => {
    const lines = [`${method} /blog HTTP/1.1`, "Host: localhost", "Connection: close", "", ""];
    const answer = await rawRequest(site, lines.join("\r\n"));
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain("Allow: GET, HEAD");
  },
);

test.each([
  ["/blog", 100_000, "text/plain"],
  ["/auth/v1/token?grant_type=password", 100_000, "application/json"],
  ["/functions/v1/send-contact-email", 100_000, "application/json"],
  ["/rest/v1/blog_posts", 5_000_000, "application/json"],
  ["/storage/v1/object/media/blog/x.webp", 12_000_000, "image/webp"],
])(
  "%s refuses a body of %d bytes, whether it is announced or comes in chunks",
  async (path, size, type) => {
    const start = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    const announced = `${start}Content-Length: ${size}\r\n\r\n`;
    expect(await rawRequest(site, announced)).toMatch(/^HTTP\/1\.1 413 /);
    const body = `${size.toString(16)}\r\n${"a".repeat(size)}\r\n0\r\n\r\n`;
    const chunked = `${start}Transfer-Encoding: chunked\r\n\r\n${body}`;
    // What is wrong besides (no key, no picture, the method) may be found first.
    expect(await rawRequest(site, chunked)).toMatch(/^HTTP\/1\.1 (413|400|401|405) /);
  },
);
