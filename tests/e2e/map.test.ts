import { describe, expect } from "vitest";
import { test, visit } from "../support/browser.ts";

describe("the map of the office", () => {
  test("is ours until the visitor asks for the interactive one", async ({ openWindow }) => {
    const foreign = "https://www.openstreetmap.org";
    const { page } = await openWindow({ backend: foreign });
    const asked: string[] = [];
    await page.route(`${foreign}/**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    });
    await visit(page, "/kontakt");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    expect(await page.locator("iframe").count()).toBe(0);
    const plain = page.getByRole("link", { name: /Otwórz w mapach/ });
    expect(await plain.getAttribute("href")).toContain(foreign);

    await page.getByRole("main").getByRole("button", { name: /map/i }).click();
    await page.locator("iframe").waitFor();
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.locator("iframe").getAttribute("title")).toMatch(/\S/);
  });
});
