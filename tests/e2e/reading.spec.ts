import { expect, type Page } from "@playwright/test";
import { blogPosts } from "../../supabase/seed/demo.ts";
import { phone, test, visit } from "./support/fixtures.ts";
import { expectAccessible, scrollThrough } from "./support/page-checks.ts";

const [newest] = [...blogPosts].sort((a, b) => b.published_at.localeCompare(a.published_at));

test("a post is found, read, and left for the top of the list", async ({ page }) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: newest?.title }).first().click();
  await page.waitForURL(`**/blog/${newest?.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: newest?.title })).toBeVisible();
  await scrollThrough(page);
  await main.getByRole("link", { name: "Powrót do bloga", exact: true }).first().click();
  await page.waitForURL("**/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [name, path, count, link] of [
  ["BLOG", "/blog", 6, "Czytaj więcej →"],
  ["CASE STUDIES", "/case-studies", 4, "Zobacz szczegóły"],
] as const) {
  test(`on the way to ${name} there are ${count} skeletons`, async ({ page }) => {
    await visit(page, "/o-nas");
    const held = Promise.withResolvers<void>();
    await page.route(`**${path}.data*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    const skeletons = page.getByRole("main").locator("[data-skeleton]");
    await expect(skeletons).toHaveCount(count);
    held.resolve();
    await expect(page.getByRole("link", { name: link, exact: true }).first()).toBeVisible();
    await expect(skeletons).toHaveCount(0);
  });
}

test("questions open one at a time, close again, and obey the keyboard", async ({ page }) => {
  await visit(page, "/uslugi/podcasty");
  const questions = page.locator("details");
  const open = (at: number) => expect(questions.nth(at)).toHaveAttribute("open");
  await expect(questions).toHaveCount(5);
  await questions.nth(1).locator("summary").press("Enter");
  await open(1);
  await questions.nth(3).locator("summary").click();
  await open(3);
  await expect(page.locator("details[open]")).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(page.locator("details[open]")).toHaveCount(0);
});

const pictures = ["aviation", "invest", "agent", "product"];
const study = {
  ...{ title: "Cztery kadry", slug: "cztery-kadry", client: "A", industry: "B", summary: "C" },
  gallery_images: pictures.map((name) => `/images/case-${name}.webp`),
};
const address = `/case-studies/${study.slug}`;
const gallery = (page: Page) => page.getByRole("region", { name: /galeria/i });
/** Its code comes with the first move; then it shows pictures. */
async function visitGallery(page: Page) {
  await visit(page, address);
  await gallery(page).scrollIntoViewIfNeeded();
  await expect(gallery(page).locator("li picture").first()).toBeAttached();
}
const expectPicture = (page: Page, at: number) =>
  expect(gallery(page).locator("[aria-live]")).toHaveText(`Zdjęcie ${at} z 4`);

test.describe("the gallery of a case study", () => {
  test.beforeEach(async ({ database }) => {
    await database.from("case_studies").upsert(study, { onConflict: "slug" }).throwOnError();
  });

  test("follows buttons, arrow keys, thumbnails and dots", async ({ page }) => {
    await visitGallery(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await expectPicture(page, 1);
    await gallery(page)
      .getByRole("button", { name: /poprzedni/i })
      .press("Enter");
    await expectPicture(page, 4);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await gallery(page)
      .getByRole("button", { name: /następn/i })
      .press("Enter");
    await expectPicture(page, 1);
    await page.keyboard.press("ArrowRight");
    await expectPicture(page, 2);
    await page.keyboard.press("ArrowLeft");
    await expectPicture(page, 1);
    await page.keyboard.press("ArrowLeft");
    await expectPicture(page, 4);
    expect(await height()).toBe(before);
    await gallery(page).getByRole("button", { name: "Miniatura 3", exact: true }).click();
    await expectPicture(page, 3);
    // The strip, two arrows and the miniatures are stops for the keyboard; the dots, which do the same, are none.
    const stops = gallery(page).locator('button:not([tabindex="-1"]), [tabindex="0"]');
    await expect(stops).toHaveCount(1 + 2 + pictures.length);
    await gallery(page).locator("[aria-hidden] > button").nth(1).click();
    await expectPicture(page, 2);
  });

  test("counts on from the chosen picture while the strip is still on its way", async ({
    page,
  }) => {
    await visitGallery(page);
    const thumbnail = (at: number) =>
      gallery(page).getByRole("button", { name: `Miniatura ${at}`, exact: true });
    await thumbnail(2).click();
    await expectPicture(page, 2);
    const strip = gallery(page).getByRole("list", { name: "Galeria zdjęć", exact: true });
    const at = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth);
    await expect.poll(at).toBe(1);
    await page.clock.install();
    await strip.evaluate((element) => {
      element.style.scrollSnapType = "none";
      element.scrollTo = () => {
        element.scrollLeft = 0.6 * element.clientWidth;
      };
    });
    const moved = strip.evaluate(
      (element) => new Promise((done) => element.addEventListener("scroll", done, { once: true })),
    );
    await thumbnail(1).click();
    await moved;
    await page.clock.runFor(1000);
    await expectPicture(page, 1);
    await gallery(page).getByRole("button", { name: "Poprzednie zdjęcie", exact: true }).click();
    await expectPicture(page, 4);
  });

  test.describe("by touch", () => {
    test.use({ ...phone, hasTouch: true });

    test("follows a swipe, and a swipe past its end leads nowhere", async ({ page }) => {
      await visitGallery(page);
      const strip = gallery(page).getByRole("list", { name: "Galeria zdjęć", exact: true });
      await strip.scrollIntoViewIfNeeded();
      const box = await strip.boundingBox();
      const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 100 };
      const finger = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove", x: number) =>
        finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: middle.y }] });
      const swipe = async (distance: number) => {
        const start = middle.x - distance / 2;
        await touch("touchStart", start);
        for (let step = 1; step <= 10; step++) {
          await touch("touchMove", start + (distance * step) / 10);
          // A finger is seen once in a frame.
          await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
        }
        await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      };
      await swipe(200);
      await expectPicture(page, 1);
      await swipe(-200);
      await expectPicture(page, 2);
      const chosen = gallery(page).getByRole("button", { name: "Miniatura 2", exact: true });
      await expect(chosen).toHaveAttribute("aria-current", "true");
    });
  });
});
