import { expect } from "@playwright/test";
import { blogPosts } from "../../supabase/seed/demo.ts";
import { test, visit, withMotion } from "./support/fixtures.ts";
import { scrollThrough } from "./support/page-checks.ts";

test("with colours of the visitor's own, the name, buttons and the place in a gallery are seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/case-studies/1");
  await scrollThrough(page);
  await expect(page.locator('link[href*="/late-"]')).toBeAttached();
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
  await expect(page.locator('link[href*="/late-"]')).toBeAttached();
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

test("English terms are marked as English", async ({ page }) => {
  for (const [path, terms] of [
    ["/projekty", ["YouTube Management", "Video Marketing", "Content Creation", "CASE STUDIES"]],
    ["/case-studies", ["Case Studies"]],
    ["/", ["Showreel", "Case studies", "Live streaming", "Marketing content", "Social media"]],
    ["/uslugi", ["Live streaming", "Marketing content", "Social media"]],
    ["/uslugi/live-streaming", ["Live streaming"]],
  ] as const) {
    await visit(page, path);
    const english = await page.locator("[lang=en]").allTextContents();
    expect(english, path).toEqual(expect.arrayContaining([...terms]));
  }
});

test("posts on the home page are links by their titles, services and projects are headings", async ({
  page,
}) => {
  await visit(page, "/");
  await scrollThrough(page);
  const [post] = blogPosts;
  const title = post?.title ?? "";
  await expect(page.getByRole("link", { name: title, exact: true })).toBeAttached();
  const heading = (name: string) => page.getByRole("heading", { level: 3, name, exact: true });
  await expect(heading("Podcasty")).toBeVisible();
  await expect(heading("Kanał byłego agenta")).toBeVisible();
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

test.describe("motion that was stopped", () => {
  test.use(withMotion);

  test("rests on the pages that follow, and after a reload", async ({ page }) => {
    await visit(page, "/");
    const stop = page.getByRole("button", { name: "Zatrzymaj ruch" }).first();
    await stop.click();
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(stop).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-particles] > *").first()).toHaveCSS(
      "animation-play-state",
      "paused",
    );
  });
});
