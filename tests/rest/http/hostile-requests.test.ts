import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { plainGet, rawRequest, rawStatus } from "../../support/raw-request.ts";
import { signIn } from "../../support/signed-in.ts";
import { emptySite } from "./support/empty-site.ts";

/** Of this process: nobody else writes to it, or waits for its database. */
const own = await emptySite();
const { url: site } = own;
const writer = await signIn(site);

/** Begun first and looked at last, because it takes its time. */
let dawdling: Promise<string>;
beforeAll(() => {
  dawdling = rawRequest(site, "GET / HTTP/1.1\r\nHost: localhost\r\n");
});

describe("addresses", () => {
  test.each([
    "/\\evil.example/",
    "ftp://evil.example/",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../server/main.ts",
    "/images/..%5c..%5cpackage.json",
    "/%",
    "/blog/%zz",
    "/blog/%00",
    "/blog/a%0d%0aSet-Cookie:%20a=b",
    "/storage/v1/object/public/media",
  ])("%s is refused", async (path) => {
    expect(await rawStatus(site, path)).toBe(400);
  });

  test("a link that was cut off within a letter is answered in Polish, with a way home", async () => {
    const answer = await plainGet(`${site}/%E0%A4%A`);
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      400,
      "text/html; charset=utf-8",
    ]);
    expect(answer.body.toString()).toMatch(/<html lang="pl">[\s\S]*<a href="\/">/);
  });

  test("an address longer than 8 KiB is refused, however long it is", async () => {
    for (const start of ["/blog/", "/blog?q=", "/rest/v1/blog_posts?select=", "/healthz?"]) {
      for (const length of [9_000, 30_000, 1_000_000]) {
        expect(await rawStatus(site, start + "a".repeat(length)), start).toBe(400);
      }
    }
    for (const path of [`/case-studies/${"9".repeat(400)}`, `/blog/${"a".repeat(3_000)}`]) {
      expect(await rawStatus(site, path)).toBe(404);
    }
  });

  test.each([
    ...["/case-studies/-1", "/case-studies/1.5", "/case-studies/1e3", "/case-studies/0x1"],
    ...["/case-studies/%27%20or%201=1--", "/case-studies/*,content", "/case-studies/a,b),id.gt.(0"],
    ...[
      "/blog/%F0%9F%8E%AC",
      "/blog/__proto__",
      "/uslugi/constructor",
      "/admin/nie-ma",
      "/index.html",
      "/assets/",
    ],
    ...["/.env", "/.git/HEAD", "/package.json", "/server/main.ts", "/assets/.vite/manifest.json"],
    ...["/favicon.svg%20", "/favicon.svg.br", "/_system/info", "/studio", "/rest/v2/blog_posts"],
    ...["/functions/v1/constructor", "/functions/v1/__proto__"],
    "/functions/v1/send-contact-email/drain",
  ])("%s is not found", async (path) => {
    expect(await rawStatus(site, path)).toBe(404);
  });

  test("a query changes nothing on a page, however strange it is", async () => {
    for (const query of ["?_routes=root", "?index", "?a[]=%", "?%00", `?${"x".repeat(7_000)}`]) {
      expect(await rawStatus(site, `/blog${query}`)).toBe(200);
    }
  });

  test.each([
    ["/blog/?next=//evil.example", "/blog?next=//evil.example"],
    ["/blog/?\\evil.example", "/blog?\\evil.example"],
    ["/blog/?%0d%0aLocation:%20//evil.example", "/blog?%0d%0aLocation:%20//evil.example"],
    ["/evil.example/?//evil.example", "/evil.example?//evil.example"],
    ["/@evil.example/", "/@evil.example"],
  ])("%s leads to no other host", async (path, location) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    const [head = ""] = (await rawRequest(site, request)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 301 /);
    expect([...head.matchAll(/^location: (.*)$/gim)].map(([, to]) => to)).toEqual([location]);
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"])(
  "%s is no method of a page",
  async (method) => {
    const request = `${method} /blog HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const answer = await rawRequest(site, request);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain("Allow: GET, HEAD");
  },
);

test("a whole address in the place of a path is answered as its path is", async () => {
  const request =
    "GET http://evil.example/blog/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close";
  const answer = await rawRequest(site, `${request}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(answer).toMatch(/^location: \/blog\r$/im);
});

test("a request that names two hosts is refused", async () => {
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close";
  expect(await rawRequest(site, `${request}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

test("headers longer than 16 KiB are refused", async () => {
  const headers = `X-Long: ${"a".repeat(20_000)}\r\n`;
  const answer = await rawRequest(site, `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test.each(["/", "/blog", "/blog.data", "/sitemap.xml", "/nie-ma"])(
  "%s is the same for everybody, whatever header one visitor sends",
  async (path) => {
    const clean = await plainGet(site + path);
    const poison = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      "X-Original-URL": "/admin",
      "X-HTTP-Method-Override": "POST",
      "X-Request-Id": "evil-evil-evil",
      "X-React-Router-SPA-Mode": "yes",
      "X-React-Router-Prerender-Data": "%5B%22evil%22%5D",
      "X-Remix-Revalidate": "yes",
      Host: "evil.example",
      Accept: "text/x-script",
      "Accept-Language": '"><script>alert(1)</script>',
      "Accept-Encoding": "evil, *;q=0",
      Cookie: "lang=evil",
      Authorization: "Bearer evil",
      Range: "bytes=0-3",
    };
    for (const [name, value] of Object.entries(poison)) {
      const poisoned = await plainGet(site + path, { [name]: value });
      expect(JSON.stringify(poisoned.headers), name).not.toContain("evil");
      expect(poisoned.headers["set-cookie"], name).toBeUndefined();
      expect(poisoned.status, name).toBe(clean.status);
      expect(poisoned.body.equals(clean.body), name).toBe(true);
    }
  },
);

test.each([
  ...["/admin", "/admin.data", "/admin/login.data", "/admin.css", "/admin/login/x.js", "/ADMIN"],
  ...["/%61dmin", "/adm%69n/login", "/admin;.js", "/admin%3f.css", "/admin?.css", "/admin%20"],
])("%s is kept by no cache", async (path) => {
  const { headers } = await plainGet(site + path, { Accept: "text/css" });
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers.etag).toBeUndefined();
});

test.each([
  ...["/.data", "/_root.data", "/blog/_.data", "/blog.DATA", "/blog.data/", "/Blog.data"],
  ...["/BLOG", "/%62log.data", "/blog%2edata", "/blog%20.data", "/blog.data?_routes=root"],
  ...["/blog?x=.data", "/blog.css", "/blog%3f.css", "/blog/RSS.xml", "/blog/rss.xml.data"],
])("%s is a page or data, whole and under its own type, or not kept", async (path) => {
  const { status, headers, body } = await plainGet(site + path);
  const isHtml = headers["content-type"]?.includes("html") ?? false;
  expect(/^<!DOCTYPE html>/i.test(body.toString())).toBe(isHtml && status !== 301);
  const isKept = headers["cache-control"]?.includes("s-maxage") ?? false;
  const [asked = ""] = path.split("?");
  // A cache entry for each spelling would let anybody fill the memory.
  const hasOneSpelling = asked === asked.toLowerCase() || asked.includes("%");
  expect(isKept).toBe(isKept && status === 200 && hasOneSpelling);
});

describe("bodies", () => {
  const kibibyte = 1024;

  async function expectUnharmed(): Promise<void> {
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    expect(own.log.map(({ event }) => event)).not.toContain("backend-died");
  }

  test.concurrent.each([
    ["/blog", 100_000, "text/plain"],
    ["/auth/v1/token?grant_type=password", 100_000, "application/json"],
    ["/functions/v1/send-contact-email", 100_000, "application/json"],
    ["/rest/v1/blog_posts", 5_000_000, "application/json"],
    ["/storage/v1/object/media/blog/x.webp", 12_000_000, "image/webp"],
  ])("%s refuses %d bytes, announced or in chunks", async (path, size, type) => {
    const start = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    const announced = `${start}Content-Length: ${size}\r\n\r\n`;
    expect(await rawRequest(site, announced)).toMatch(/^HTTP\/1\.1 413 /);
    const body = `${size.toString(16)}\r\n${"a".repeat(size)}\r\n0\r\n\r\n`;
    const chunked = `${start}Transfer-Encoding: chunked\r\n\r\n${body}`;
    // The missing key, the bytes that are no picture or the method may be refused first.
    expect(await rawRequest(site, chunked)).toMatch(/^HTTP\/1\.1 (413|400|401|405) /);
  });

  const deep = (bytes: number) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2);
  const post = (member: string) => `{"title":"x","slug":"x","author":"x",${member}}`;
  const bombs: [name: string, body: BodyInit, encoding?: string][] = [
    ["gzip", new Uint8Array(gzipSync(Buffer.alloc(16 * kibibyte ** 2))), "gzip"],
    ["brotli that is none", "x", "br"],
    ["depth", deep(60_000)],
    ["depth without an end", "[".repeat(60_000)],
    ["width", `[${"0,".repeat(29_000)}0]`],
    ["a number of many digits", `{"email":${"9".repeat(60_000)}}`],
    ["a prototype", `{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}`],
    ["UTF-16", Buffer.from("\ufeff{}", "utf16le")],
    ["no text", Buffer.alloc(1_000, 0xff)],
    ["nothing", ""],
    ["null", "null"],
  ];
  const doors: [path: string, more: typeof bombs][] = [
    ["/functions/v1/send-contact-email", []],
    ["/auth/v1/token?grant_type=password", []],
    [
      "/rest/v1/blog_posts",
      [
        ["depth in a column", post(`"content_blocks":${deep(1_000_000)}`)],
        ["a column of 1.9 MB", post(`"content":"${"x".repeat(1_900_000)}"`)],
        ["100,000 rows", `[${'{"title":"x"},'.repeat(100_000)}{}]`],
        ["a zero character", post(`"content":"\\u0000"`)],
        ["an id that is no number", post(`"id":1e400`)],
      ],
    ],
    ["/storage/v1/object/media/x.webp", []],
    ["/blog", []],
  ];
  test.each(doors)(
    "%s refuses an administrator's bodies that burst or mean nothing",
    async (path, more) => {
      for (const [name, body, encoding] of [...bombs, ...more]) {
        const answer = await fetch(site + path, {
          method: "POST",
          body,
          headers: {
            apikey: writer.apikey,
            Authorization: `Bearer ${writer.token}`,
            "Content-Type": path.startsWith("/storage/") ? "image/webp" : "application/json",
            ...(encoding ? { "Content-Encoding": encoding } : {}),
          },
        });
        expect(answer.status, name).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${name}: ${await answer.text()}`).toBeLessThan(501);
      }
      await expectUnharmed();
    },
  );

  test("a question of any shape is answered or refused, and the backend stays", async () => {
    const questions = [
      `select=${"id,".repeat(2_000)}id`,
      `select=${"a(".repeat(2_000)}${")".repeat(2_000)}`,
      `or=${"(or(".repeat(1_000)}id.eq.1${"))".repeat(1_000)}`,
      `and=(${"id.gt.0,".repeat(800)}id.gt.0)`,
      "limit=99999999999999999999",
      "offset=9223372036854775807",
      `title=match.${"(".repeat(2_000)}a${")*".repeat(2_000)}`,
      `title=fts.${"!".repeat(7_000)}a`,
    ];
    for (const question of questions) {
      const answer = await fetch(`${site}/rest/v1/blog_posts?${question}`, {
        headers: { apikey: writer.apikey },
      });
      expect(answer.status, question.slice(0, 60)).not.toBe(503);
      await answer.arrayBuffer();
    }
    await expectUnharmed();
  });
});

test("headers that do not come to an end within 15 seconds are cut off", async () => {
  expect(await dawdling).toMatch(/^HTTP\/1\.1 408 /);
});
