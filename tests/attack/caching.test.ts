import { expect, inject, test } from "vitest";
import { plainGet } from "../support/raw-request.ts";

const site = inject("siteUrl");

const poison: [name: string, value: string][] = [
  ["Host", "evil.test"],
  ["Host", "evil.test:80@localhost"],
  ["X-Forwarded-Host", "evil.test"],
  ["X-Forwarded-Server", "evil.test"],
  ["X-Host", "evil.test"],
  ["Forwarded", "for=127.0.0.1;host=evil.test;proto=https"],
  ["X-Forwarded-Proto", "https"],
  ["X-Forwarded-Scheme", "nothttps"],
  ["X-Forwarded-Port", "1"],
  ["X-Forwarded-Prefix", "/evil"],
  ["X-Forwarded-For", "127.0.0.1"],
  ["X-Original-URL", "/admin"],
  ["X-Rewrite-URL", "/admin"],
  ["X-HTTP-Method-Override", "POST"],
  ["X-HTTP-Method-Override", "HEAD"],
  ["X-Requested-With", "XMLHttpRequest"],
  ["X-React-Router-Request", "yes"],
  ["X-Remix-Revalidate", "yes"],
  ["X-React-Router-SPA-Mode", "yes"],
  ["X-React-Router-Prerender-Data", "%5B%22evil%22%5D"],
  ["X-Middleware-Subrequest", "1"],
  ["Accept", "application/json"],
  ["Accept", "text/x-script"],
  ["Accept-Language", '"><script>alert(1)</script>'],
  ["Accept-Encoding", "evil, *;q=0"],
  ["Cookie", "lang=evil"],
  ["Authorization", "Bearer evil"],
  ["apikey", "evil"],
  ["Origin", "https://evil.test"],
  ["Referer", "https://evil.test/"],
  ["User-Agent", "<script>alert(1)</script>"],
  ["Purpose", "prefetch"],
  ["Range", "bytes=0-3"],
  ["If-Modified-Since", "Thu, 01 Jan 2099 00:00:00 GMT"],
  ["Cache-Control", "no-store"],
  ["Pragma", "x-get-cache-key"],
  ["Expect", "100-continue"],
  ["Content-Type", "evil/evil"],
  ["X-Request-Id", "evil-evil-evil"],
  ["Upgrade", "h2c"],
  ["TE", "trailers"],
  ["Max-Forwards", "0"],
  ["Via", "evil"],
];

test.each(["/", "/blog", "/blog.data", "/sitemap.xml", "/nie-ma"])(
  "%s is the same for everybody, whatever one of them sends",
  async (path) => {
    // A new address each time would be a new entry; a known one must not take the poison in.
    const clean = await plainGet(site + path);
    for (const [name, value] of poison) {
      const poisoned = await plainGet(site + path, { [name]: value });
      const told = `${name}: ${value}`;
      expect(JSON.stringify(poisoned.headers), told).not.toContain("evil");
      expect(poisoned.body.equals(clean.body), told).toBe(true);
      expect(poisoned.status, told).toBe(clean.status);
    }
    const after = await plainGet(site + path);
    expect(after.headers.etag).toBe(clean.headers.etag);
    expect(after.body.equals(clean.body)).toBe(true);
  },
);

test("poison sent before anybody else asked is not what others get", async () => {
  for (const [at, [name, value]] of poison.entries()) {
    const path = `/case-studies/${(at % 7) + 1}${at > 20 ? ".data" : ""}`;
    await plainGet(site + path, { [name]: value });
    const next = await plainGet(site + path);
    expect(next.status).toBe(200);
    expect(next.body.toString()).not.toContain("evil");
    expect(next.headers["content-type"]).toContain(at > 20 ? "text/x-script" : "text/html");
  }
});

const panel = [
  ...["/admin", "/admin/", "/admin.data", "/admin/_.data", "/admin/login", "/admin/login.data"],
  ...[
    "/admin/login/",
    "/admin.css",
    "/admin.js",
    "/admin/x.css",
    "/admin/login.css",
    "/admin/login/x.js",
  ],
  ...["/ADMIN", "/Admin", "/aDmIn/login", "/ADMIN.data", "/%61dmin", "/%41dmin", "/adm%69n/login"],
  ...["/admin%2flogin", "/admin%2f", "/admin%2e%2e", "/admin;.js", "/admin;x=.css", "/admin%3b.js"],
  ...[
    "/admin%00.css",
    "/admin%23.css",
    "/admin%3f.css",
    "/admin%0a.css",
    "/admin?.css",
    "/admin?x=/x.css",
  ],
  ...[
    "/admin/..;/",
    "/admin/%2e%2e/blog",
    "/blog/../admin",
    "/blog/%2e%2e/admin",
    "/assets/../admin",
  ],
  ...[
    "//admin",
    "/./admin",
    "/admin//login",
    "/\\admin",
    "/admin\\",
    "/admin%20",
    "/admin/.",
    "/adm\u0131n",
  ],
];

test("the panel is never kept, by us or by a proxy, however its address is written", async () => {
  for (const path of panel) {
    for (const headers of [{}, { "X-Forwarded-Proto": "https", Accept: "text/css" }]) {
      const answer = await plainGet(site + encodeURI(path).replaceAll("%25", "%"), headers);
      const kept = answer.headers["cache-control"] ?? "";
      const asked = new URL(site + path).pathname;
      const isPublic = asked === "/blog";
      expect(isPublic || /no-store/.test(kept), `${path}: ${answer.status} ${kept}`).toBe(true);
      expect(answer.headers.etag, path).toBe(isPublic ? answer.headers.etag : undefined);
    }
  }
});

const confusions = [
  ...[
    "/.data",
    "/_.data",
    "/_root.data",
    "/blog/_.data",
    "/blog.DATA",
    "/blog.data.data",
    "/blog.data/",
  ],
  ...[
    "/BLOG",
    "/Blog.data",
    "/%62log",
    "/%62log.data",
    "/blog%2edata",
    "/blog%2Edata",
    "/blog;.data",
  ],
  ...[
    "/blog%20",
    "/blog%20.data",
    "/blog/.data",
    "/blog.data?_routes=routes/admin/panel",
    "/blog?x=.data",
  ],
  ...[
    "/blog.css",
    "/blog/x.css",
    "/blog;x.css",
    "/blog%0a.css",
    "/blog%23.css",
    "/blog%3f.css",
    "/blog/rss.xml",
  ],
  ...[
    "/blog/rss.xml.data",
    "/blog/RSS.xml",
    "/sitemap.xml.data",
    "/robots.txt.data",
    "/O-NAS",
    "/o-nas.data",
  ],
];

test("a page and its data never stand in for each other", async () => {
  for (const path of [...confusions, ...confusions]) {
    const answer = await plainGet(site + path, {});
    const kept = /s-maxage/.test(answer.headers["cache-control"] ?? "");
    if (answer.status !== 200) {
      expect(kept, `${path}: ${answer.status} kept`).toBe(false);
      continue;
    }
    const body = answer.body.toString();
    const type = answer.headers["content-type"] ?? "";
    if (/html/.test(type)) expect(body, path).toMatch(/^<!DOCTYPE html>/i);
    else expect(body, path).not.toMatch(/^<!DOCTYPE html>/i);
    expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
    // Only what is asked for by one spelling is kept, or anybody could fill the memory.
    const asked = path.split("?", 1).join("");
    if (asked !== asked.toLowerCase() && !asked.includes("%")) expect(kept, path).toBe(false);
  }
  expect((await plainGet(`${site}/blog`)).headers["content-type"]).toContain("text/html");
  expect((await plainGet(`${site}/blog.data`)).headers["content-type"]).toContain("text/x-script");
});

test("there is no cookie to steal, to fixate or to send along", async () => {
  for (const path of [
    "/",
    "/admin",
    "/admin/login",
    "/kontakt",
    "/healthz",
    "/rest/v1/blog_posts",
  ]) {
    const answer = await plainGet(site + path, { Cookie: "session=x; sb-access-token=y" });
    expect(answer.headers["set-cookie"], path).toBeUndefined();
  }
});
