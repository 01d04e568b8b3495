import { expect } from "@playwright/test";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";

test("with colours of the visitor's own, the name, buttons and the place in a gallery are seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/case-studies/1");
  await scrollThrough(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const name = page.getByRole("banner").locator("svg.fill-text").first();
  expect(await name.evaluate((it) => getComputedStyle(it).fill)).not.toBe(ground);
  const button = page.getByRole("main").getByRole("link", { name: "SKONTAKTUJ SIĘ" });
  await expect(button).toHaveCSS("border-top-width", "1px");
  const dots = page.getByRole("region", { name: "Galeria" }).locator(".rounded-full");
  await expect(dots.first()).toHaveCSS("border-top-width", "2px");
});

test("a case study can be read on paper, with all pictures of its gallery", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await visit(page, "/case-studies/1");
  await scrollThrough(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const gallery = page.locator("#zdjecia");
  await expect(gallery.getByRole("button")).toHaveCount(0);
  for (const picture of await gallery.getByRole("listitem").all()) {
    const { x = -1, width = 0 } = (await picture.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(800);
  }
  await expect(page.getByRole("banner")).toBeHidden();
  const colours = await page
    .locator("main :is(h1, h2, p):visible")
    .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).color))]);
  expect(colours).toEqual(["rgb(0, 0, 0)"]);
});

for (const viewport of [
  { width: 844, height: 390 },
  { width: 1366, height: 650 },
]) {
  test(`the first screen says what a page is about, and has its button, at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [path, action] of [
      ["/", "SKONTAKTUJ SIĘ"],
      ["/uslugi/nagrania-dronem", "SPRAWDŹ SWÓJ ADRES"],
    ] as const) {
      await visit(page, path);
      await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
      const button = page.getByRole("main").getByRole("link", { name: action }).first();
      if (path === "/" || viewport.width > 1000) await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
}

test("a gallery fits a laptop's screen with its thumbnails", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/case-studies/1");
  const header = await page.getByRole("banner").boundingBox();
  const gallery = page.locator("#zdjecia");
  const height = async () => (await gallery.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await expect.poll(height).toBeGreaterThan(300);
  expect(await height()).toBeLessThanOrEqual(800 - (header?.height ?? 0));
});

test("on paper every answer is open, and words stand on no dark picture", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".hero-stage")).toBeHidden();
  for (const answer of await page.locator(".accordion > :not(summary)").all()) {
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  }
  const project = page.locator("article").filter({ hasText: "Zobacz całe case study" }).first();
  await expect(project.locator(".over-picture")).toHaveCSS("position", "static");
});
