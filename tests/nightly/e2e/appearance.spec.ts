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
  await expect(name).not.toHaveCSS("fill", ground);
  const button = page.getByRole("main").getByRole("link", { name: "SKONTAKTUJ SIĘ" });
  await expect(button).toHaveCSS("border-top-width", "1px");
  const dots = page.getByRole("region", { name: "Galeria" }).locator(".rounded-full");
  await expect(dots.first()).toHaveCSS("border-top-width", "2px");
});

test("on paper a page is black on white, with all pictures of its gallery and every answer open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await visit(page, "/case-studies/1");
  await scrollThrough(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const gallery = page.locator("#zdjecia");
  await expect(gallery.getByRole("button")).toHaveCount(0);
  const beside = () =>
    gallery
      .getByRole("listitem")
      .evaluateAll(
        (all) =>
          all
            .map((it) => it.getBoundingClientRect())
            .filter(({ left, right }) => left < 0 || right > 800).length,
      );
  await expect.poll(beside).toBe(0);
  await expect(page.getByRole("banner")).toBeHidden();
  const colours = () =>
    page
      .locator("main :is(h1, h2, p):visible")
      .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).color))]);
  await expect.poll(colours).toEqual(["rgb(0, 0, 0)"]);

  await page.emulateMedia({ media: "screen" });
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".hero-stage")).toBeHidden();
  const answers = page.locator(".accordion > :not(summary)");
  const lowest = () =>
    answers.evaluateAll((all) => Math.min(...all.map((it) => it.getBoundingClientRect().height)));
  await expect.poll(lowest).toBeGreaterThan(20);
  const project = page.locator("article").filter({ hasText: "Zobacz całe case study" }).first();
  await expect(project.locator(".over-picture")).toHaveCSS("position", "static");
});
