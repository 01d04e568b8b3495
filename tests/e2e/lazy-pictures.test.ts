import { describe, expect } from "vitest";
import { scrollThrough, test, visit } from "../support/browser.ts";

describe("pictures below the fold", () => {
  test("are asked for when the visitor comes near, and are all there at the end", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ width: 360, height: 640 });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
    });
    await visit(page, "/blog");
    await page.waitForLoadState("networkidle");
    const before = asked.length;
    await scrollThrough(page);
    expect(asked.length).toBeGreaterThan(before + 2);
    const faint = () =>
      page
        .locator("main img")
        .evaluateAll(
          (pictures: HTMLImageElement[]) =>
            pictures.filter(
              (picture) =>
                picture.naturalWidth === 0 || Number(getComputedStyle(picture).opacity) < 1,
            ).length,
        );
    await expect.poll(faint).toBe(0);
  });

  test("come in a modern format", async ({ openWindow }) => {
    const { page } = await openWindow({ width: 360, height: 640 });
    await visit(page, "/blog");
    await scrollThrough(page);
    const sources = await page
      .locator("main img")
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.map((picture) => picture.currentSrc));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/\.(avif|webp)$/);
  });
});
