import { expect, inject, test } from "vitest";
import { plainGet } from "../support/raw-request.ts";
import { confusions, panel, poison } from "./spellings.ts";

const site = inject("siteUrl");

test("enough is tried to mean something", () => {
  expect(poison.length).toBeGreaterThanOrEqual(43);
  expect(panel.length).toBeGreaterThanOrEqual(44);
  expect(confusions.length).toBeGreaterThanOrEqual(32);
});

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
