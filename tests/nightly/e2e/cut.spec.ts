import { expect, type Page } from "@playwright/test";
import {
  move,
  nextFrame,
  press,
  test,
  visit,
  wide,
  withMotion,
} from "../../e2e/support/fixtures.ts";

/** Which parts of the screen each transition between two pages moves. */
async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    // On a busy machine a page can take longer than a visitor is made to wait for it, or for its rows.
    const wait = window.setTimeout.bind(window);
    const longer = (time?: number) => (time === 100 || time === 200 ? 10_000 : time);
    Object.assign(window, {
      setTimeout: (go: () => void, time?: number, ...rest: unknown[]) =>
        wait(go, longer(time), ...rest),
    });
    // Nor may the next page come before such a machine has captured this one.
    let captured = Promise.resolve();
    const ask = window.fetch.bind(window);
    window.fetch = async (...request) => {
      await new Promise<void>((go) => wait(go));
      await captured;
      return ask(...request);
    };
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const capture = Promise.withResolvers<void>();
      captured = capture.promise;
      const transition = start(async () => {
        capture.resolve();
        if (typeof update === "function") await update();
      });
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
  });
  return () => page.evaluate("seen");
}

async function fetchedAhead(page: Page, path: string) {
  await page.waitForFunction((wanted) => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    return fetched.some(({ pathname }) => pathname === wanted);
  }, path);
  // The page hears of it a task later.
  await nextFrame(page);
}

test.describe("the cut", () => {
  test.use({ ...withMotion, ...wide });

  for (const [from, ...cards] of [
    ["/blog", "article"],
    ["/", "li:has(> a[href^='/case-studies/'])", "li > article"],
    [
      "/case-studies/1",
      "section[aria-labelledby=powiazane-tytul] li",
      "aside[aria-labelledby=nastepny-tytul]",
    ],
  ] as const) {
    test(`a card of ${from} becomes the cover of its page, and that the card again`, async ({
      page,
    }) => {
      const transitions = await watchTransitions(page);
      await visit(page, from);
      await move(page);
      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const expected: string[][] = [];
      for (const selector of cards) {
        const card = page.locator(`main ${selector}`).first();
        const name = (await card.getByRole("heading").textContent()) ?? "";
        const link = card.getByRole("link").last();
        await link.hover();
        await fetchedAhead(page, `${await link.getAttribute("href")}.data`);
        await press(link);
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        expected.push(["::view-transition-group(cover)"]);
        await expect.poll(transitions, selector).toEqual(expected);
        await expect(page.getByRole("main")).toBeFocused();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(page.locator("[data-cut]")).toHaveCount(0);

        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        expected.push(["::view-transition-group(cover)"]);
        await expect.poll(transitions, `back to ${selector}`).toEqual(expected);
        await expect(page.locator("[data-cut]")).toHaveCount(0);
      }
    });
  }
});
