import { expect } from "vitest";
import { test } from "../support/browser.ts";

test("no script is asked for before the opening picture is painted", async ({ openWindow }) => {
  const { page } = await openWindow({ reducedMotion: "reduce" });
  const asked: string[] = [];
  const posters: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
    if (request.url().includes("/images/hero-bg")) posters.push(new URL(request.url()).pathname);
  });
  let early: string[] | undefined;
  await page.route("**/images/hero-bg-*", async (route) => {
    // The words are there long before the picture; that must start nothing.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    early ??= [...asked];
    await route.continue();
  });
  await page.goto("/", { waitUntil: "load" });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(early).toEqual([]);
  // Preloaded and shown are one file, and none is its fallback.
  expect(posters).toEqual([expect.stringMatching(/^\/images\/hero-bg-\d+\.\w+\.avif$/)]);
});
