import { expect } from "@playwright/test";
import { press, test, visit } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";

test("a map of others is loaded only on demand", async ({ page, expectedErrors }) => {
  const foreign = "https://www.openstreetmap.org";
  expectedErrors.push(new RegExp(`^foreign: ${foreign}/`));
  const asked: string[] = [];
  await page.route(`${foreign}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
  });
  await visit(page, "/kontakt");
  await scrollThrough(page);
  const plain = page.getByRole("link", { name: /Otwórz w mapach/ });
  await expect(plain).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org/);
  const map = page.locator("iframe");
  await expect(map).toHaveCount(0);
  expect(asked).toEqual([]);
  await press(page.getByRole("main").getByRole("button", { name: /map/i }));
  await expect(map).toHaveAttribute("title", /\S/);
  const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
  const top = async () => (await map.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(header);
  await expect.poll(() => asked.length).toBe(1);
});
