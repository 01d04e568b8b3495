import { expect, type Page } from "@playwright/test";
import { move, test, visit, wide, withMotion } from "./support/fixtures.ts";

/** Which parts of the screen each transition between two pages moves. */
async function watchTransitions(
  page: Page,
  { patient = false } = {},
): Promise<() => Promise<string[][]>> {
  await page.addInitScript((isPatient) => {
    // On a busy machine a page can take longer than a visitor is made to wait for it, or for its rows.
    const wait = window.setTimeout.bind(window);
    const longer = (time?: number) => (isPatient && (time === 150 || time === 80) ? 10_000 : time);
    Object.assign(window, {
      setTimeout: (go: () => void, time?: number, ...rest: unknown[]) =>
        wait(go, longer(time), ...rest),
    });
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const look = () => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        seen.push(
          effects.flatMap((effect) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.includes("group")
              ? [effect.pseudoElement]
              : [],
          ),
        );
      };
      transition.ready.then(look, () => seen.push(["skipped"]));
      return transition;
    };
  }, patient);
  return () => page.evaluate("seen");
}

test.describe("the cut", () => {
  test.use({ ...withMotion, ...wide });

  for (const [list, title] of [
    ["/blog", "Blog"],
    ["/case-studies", "Case Studies"],
  ] as const) {
    test(`a card of ${list} becomes the cover of its page, and that the card again`, async ({
      page,
    }) => {
      const transitions = await watchTransitions(page, { patient: true });
      await visit(page, list);
      await move(page);
      const card = page.locator("main article").first();
      const name = (await card.getByRole("heading").textContent()) ?? "";
      await card.getByRole("link").last().hover();
      await expect(page.locator("link[rel=prefetch]")).not.toHaveCount(0);
      await page.waitForLoadState("networkidle");
      await card.getByRole("link").last().click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect.poll(transitions).toEqual([["::view-transition-group(cover)"]]);
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator("[data-cut]")).toHaveCount(0);

      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect.poll(async () => (await transitions()).length).toBe(2);
      expect((await transitions())[1]).toEqual(["::view-transition-group(cover)"]);
      await expect(page.locator("[data-cut]")).toHaveCount(0);
    });
  }

  test("not where motion is stopped, and not to a page that has no cover", async ({ page }) => {
    const transitions = await watchTransitions(page);
    await visit(page, "/blog");
    await move(page);
    await page.getByRole("contentinfo").getByRole("button", { name: "Zatrzymaj ruch" }).click();
    await page.locator("main article").first().getByRole("link").last().click();
    await page.waitForURL("**/blog/*");
    await page.getByRole("banner").getByRole("link", { name: "BLOG", exact: true }).click();
    await page.waitForURL("**/blog");
    expect(await transitions()).toEqual([]);
  });

  test("a page that does not come at once is not waited for", async ({ page }) => {
    const transitions = await watchTransitions(page);
    await visit(page, "/blog");
    await move(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/blog-post-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.locator("main article").first().getByRole("link").last().click();
    await expect.poll(transitions).toEqual([["skipped"]]);
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    held.resolve();
    await page.waitForURL("**/blog/*");
  });
});

test("without motion, no picture travels", async ({ page }) => {
  const transitions = await watchTransitions(page);
  await visit(page, "/case-studies");
  await move(page);
  await page.locator("main article").first().getByRole("link").last().click();
  await page.waitForURL("**/case-studies/*");
  expect(await transitions()).toEqual([]);
});
