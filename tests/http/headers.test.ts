import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { siteOrigin } from "./support/shared-site.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");

function directives(response: Response): Record<string, string> {
  const policy = response.headers.get("content-security-policy") ?? "";
  const pairs = policy.split(";").map((directive) => directive.trim().split(/ (.*)/s));
  return Object.fromEntries(pairs.map(([name, value = ""]) => [name, value]));
}

test.each(["/", "/blog", "/kontakt", "/admin", "/nie-ma"])(
  "%s lets only its own inline scripts run",
  async (path) => {
    const response = await fetch(site + path);
    const html = await response.text();
    const { "script-src": allowed = "" } = directives(response);
    expect(allowed).not.toMatch(/unsafe|\*|https?:/);

    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = ""]) => !attributes.includes("application/ld+json"))
      .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
    expect(inline.length).toBeGreaterThan(0);
    expect(allowed.split(" ").sort()).toEqual(["'self'", ...new Set(inline)].sort());
  },
);

test("the policy leaves nothing else open", async () => {
  expect(directives(await fetch(site))).toMatchObject({
    "default-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": "'self'",
    "img-src": "'self' data: blob: https:",
    "media-src": "'self' blob:",
    "frame-src":
      "https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

test.each(["/", "/nie-ma", "/healthz", "/robots.txt", "/images/hero-bg.jpg", "/assets/none.js"])(
  "%s carries the headers that every answer carries",
  async (path) => {
    const { headers } = await fetch(site + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  },
);

test("the forwarded headers of a visitor change nothing; those of a proxy do", async () => {
  const forwarded = {
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example",
    "X-Request-Id": "from-the-proxy",
  };
  const strange = await fetch(site, { headers: forwarded });
  expect(strange.headers.get("strict-transport-security")).toBeNull();
  expect(strange.headers.get("x-request-id")).not.toBe("from-the-proxy");

  const proxied = await fetch((await sharedSite("writable")).url, { headers: forwarded });
  expect(proxied.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  expect(proxied.headers.get("x-request-id")).toBe("from-the-proxy");
  const html = await proxied.text();
  expect(html).not.toContain("evil.example");
  expect(html).toContain(siteOrigin);
});
