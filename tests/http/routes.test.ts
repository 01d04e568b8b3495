import { expect, inject, test } from "vitest";
import { publicRoutes } from "../support/routes.ts";

const site = inject("siteUrl");

const PAGES = [...publicRoutes, "/case-studies/1", "/case-studies/7"];

test.each(PAGES)("%s is a page in Polish with one heading", async (path) => {
  const response = await fetch(site + path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(/<html [^>]*lang="(\w+)"/.exec(html)?.[1]).toBe("pl");
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBeTruthy();
});

test.each([
  ["/sitemap.xml", "xml"],
  ["/blog/rss.xml", "xml"],
  ["/robots.txt", "text/plain"],
  ["/llms.txt", "text/"],
])("%s is served to machines", async (path, type) => {
  const response = await fetch(site + path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
});

test.each(["/admin", "/admin/login"])("%s answers and is never stored", async (path) => {
  const response = await fetch(site + path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  "/nie-ma",
  "/contact",
  "/projects",
  "/uslugi/pranie-dywanow",
  "/blog/nie-ma-takiego-wpisu",
  "/case-studies/nie-ma",
  "/case-studies/999999",
  "/case-studies/abc'--",
])("%s is not found, on a designed page that is not stored", async (path) => {
  const response = await fetch(site + path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toMatch(/<h1[\s>]/);
});

test("a post found in the list can be read without JavaScript", async () => {
  const list = await (await fetch(`${site}/blog`)).text();
  const address = /href="(\/blog\/[a-z0-9-]+)"/.exec(list)?.[1];
  const response = await fetch(site + address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Powrót do bloga");
});

test.each(["/blog/", "/blog//", "/uslugi/grafika/"])(
  "the address with a slash at its end, %s, has one home",
  async (path) => {
    const response = await fetch(`${site}${path}?utm_source=x`, { redirect: "manual" });
    if (path.includes("//")) expect(response.status).toBe(400);
    else {
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe(`${path.slice(0, -1)}?utm_source=x`);
    }
  },
);
