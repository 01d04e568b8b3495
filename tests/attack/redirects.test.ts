import { afterAll, beforeAll, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { rawRequest } from "../support/raw-request.ts";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { ...demoKeys, SEED: "none" } });
  await write("POST", "", { title: "Wpis", slug: "dawny", author: "Test" });
  await write("PATCH", "?slug=eq.dawny", { slug: "nowy" });
});
afterAll(() => site?.stop());

async function write(method: string, query: string, row: object): Promise<void> {
  const response = await fetch(`${site.url}/rest/v1/blog_posts${query}`, {
    method,
    headers: { apikey: demoKeys.SUPABASE_SECRET_KEY, "Content-Type": "application/json" },
    body: JSON.stringify(row),
  });
  expect(response.status).toBeLessThan(300);
}

const hosts = [
  "evil.test",
  "https://evil.test",
  "https:evil.test",
  "javascript:alert(1)",
  "@evil.test",
];
const leads = [
  "/",
  "//",
  "///",
  "/\\",
  "\\\\",
  "/%5c",
  "/%2f",
  "/%2f%2f",
  "/%09/",
  "/\t/",
  "/%0d%0a/",
  "/%00/",
  "/.",
  "/..",
  "/./",
  "/;",
  "/:",
  "/%40",
  "/%E2%80%AE",
  "/%EF%BC%8F",
];
const tails = ["", "/", "//", "/%2e%2e", "/..", "%2f", "/?", "/#", "/.data"];
const queries = [
  "?next=//evil.test",
  "?//evil.test",
  "?x#//evil.test",
  "?%0d%0aLocation:%20//evil.test",
  "?\\evil.test",
];

const shapes = leads.flatMap((lead) =>
  hosts.flatMap((host, at) => tails.slice(at % 2, (at % 2) + 5).map((tail) => lead + host + tail)),
);
const former = [
  "/blog/dawny",
  "/blog/dawny.data",
  "/blog/dawny/",
  "/blog//dawny",
  "//evil.test/blog/dawny",
  "/blog/dawny%2f",
  "/blog/dawny%3f//evil.test",
];
const queried = [...former, "/blog/", "/admin/", "/BLOG/", "/o-nas/"].flatMap((path) =>
  queries.map((query) => path + query),
);

test("no address sends anybody to another host", async () => {
  const tried = [...shapes, ...former, ...queried];
  expect(tried.length).toBeGreaterThan(300);
  let redirected = 0;
  for (let at = 0; at < tried.length; at += 16) {
    await Promise.all(
      tried.slice(at, at + 16).map(async (path) => {
        for (const host of ["localhost", "evil.test"]) {
          const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
          const answer = await rawRequest(site.url, request);
          const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
          const locations = [...head.matchAll(/^location: ?(.*)$/gim)].map(([, to = ""]) => to);
          expect(locations.length, path).toBeLessThan(2);
          expect(head, path).not.toMatch(/^refresh:/im);
          for (const location of locations) {
            redirected++;
            const told = `${path} leads to ${location}`;
            expect(location, told).toMatch(/^\/(?![/\\\s])/);
            expect(new URL(location, site.url).origin, told).toBe(site.url);
          }
          // The redirect of a data request stands in its body.
          if (head.startsWith("HTTP/1.1 202"))
            expect(body, path).not.toMatch(/"(?:https?:)?\/\/evil/);
        }
      }),
    );
  }
  expect(redirected).toBeGreaterThan(10);
});
