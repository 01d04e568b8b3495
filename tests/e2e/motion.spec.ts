import { expect, type Page } from "@playwright/test";
import { nextFrame, phone, test, visit, withMotion } from "./support/fixtures.ts";
import { expectAccessible, scrollThrough } from "./support/page-checks.ts";

const wide = { viewport: { width: 1280, height: 800 } };

/** The first move asks for what is not needed before it. */
async function move(page: Page) {
  const isThere = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes("/moved-")));
  // Again and again, as the page may not listen yet.
  await expect
    .poll(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      return isThere();
    })
    .toBe(true);
}

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

/** Boxes of the first element of each selector, in pixels. */
function boxes(page: Page, selectors: Record<string, string>) {
  return page.evaluate((wanted) => {
    const box = (selector: string) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    };
    return Object.entries(wanted).map(([name, selector]) => ({ name, ...box(selector) }));
  }, selectors);
}

type Way = {
  from: string;
  link: string;
  before: Record<string, string>;
  after: Record<string, string>;
};

const ways: Way[] = [
  {
    from: "/blog",
    link: "main article a:not([tabindex])",
    before: {
      title: ".cover-title",
      cover: ".cover.skeleton",
      text: ".cover.skeleton + * > .skeleton",
    },
    after: { title: "h1", cover: "main .cover", text: "main .prose p" },
  },
  {
    from: "/case-studies",
    link: "main article a:not([tabindex])",
    before: { title: ".cover-title", cover: ".cover.skeleton", text: "main .bg-surface .skeleton" },
    after: { title: "h1", cover: "main .cover", text: "main .bg-surface > p" },
  },
  {
    from: "/case-studies",
    link: 'header nav a[href="/blog"], dialog a[href="/blog"]',
    before: {
      title: "h1",
      lead: "h1 + p",
      cover: "[data-skeleton] > .skeleton",
      line: "[data-skeleton] p.border-t",
    },
    after: {
      title: "h1",
      lead: "h1 + p",
      cover: "main article .lazy-picture",
      line: "main article p.border-t",
    },
  },
  {
    from: "/blog",
    link: 'header nav a[href="/case-studies"], dialog a[href="/case-studies"]',
    before: { title: "h1", lead: "h1 + p", cover: "[data-skeleton] > .skeleton" },
    after: { title: "h1", lead: "h1 + p", cover: "main article .lazy-picture" },
  },
];

for (const { width, height } of [phone.viewport, wide.viewport]) {
  test(`skeletons lie where the content will, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { from, link, before, after } of ways) {
      await visit(page, from);
      await move(page);
      const opener = page.getByRole("button", { name: "Otwórz menu" });
      if (link.includes("dialog") && (await opener.isVisible())) await opener.click();
      const held = Promise.withResolvers<void>();
      await page.route("**/*.data*", async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.locator(link).filter({ visible: true }).first().click();
      await expect(page.locator("main .skeleton").first()).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await nextFrame(page);
      const skeletons = await boxes(page, before);
      held.resolve();
      await expect(page.locator("main .skeleton")).toHaveCount(0);
      const content = await boxes(page, after);
      await page.unroute("**/*.data*");
      for (const [at, { name, ...box }] of content.entries()) {
        const { name: _, ...skeleton } = skeletons[at] ?? { name };
        // The height of a text is known of the title only.
        const measured = name === "text" || name === "line" ? (["x", "y"] as const) : undefined;
        for (const side of measured ?? (["x", "y", "width", "height"] as const)) {
          const off = Math.abs((Reflect.get(skeleton, side) ?? 0) - box[side]);
          expect.soft(off, `${from} → ${link}: ${name}, ${side}`).toBeLessThanOrEqual(2);
        }
      }
    }
  });
}

test.describe("the menu of a phone", () => {
  test.use({ ...withMotion, ...phone });

  test("goes straight to the next page, however long that takes", async ({ page }) => {
    await visit(page, "/o-nas");
    await page.getByRole("button", { name: "Otwórz menu" }).click();
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/projects-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    // The old page must be seen in no frame until the next one is there.
    await page.evaluate(() => {
      const old = document.querySelector("h1");
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (!old?.isConnected) return;
        const menu = document.querySelector("dialog.menu-sheet");
        const left = menu?.getBoundingClientRect().left ?? innerWidth;
        if (!menu?.matches("[open]") || left > 1) seen.push(`${Math.round(left)}`);
        requestAnimationFrame(look);
      };
      const dialog = document.querySelector("dialog.menu-sheet");
      Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []).then(look);
    });
    await page.clock.install();
    await page.getByRole("dialog").getByRole("link", { name: "PROJEKTY", exact: true }).click();
    await expect(page.locator("html[data-pending]")).toHaveCount(1);
    await page.clock.fastForward(3_000);
    await expect(page.getByRole("dialog")).toBeVisible();
    held.resolve();
    await page.clock.resume();
    await expect(page.getByRole("heading", { level: 1, name: "Projekty" })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.evaluate("seen")).toEqual([]);
  });
});

test.describe("the clock", () => {
  test.use(wide);
  const clock = (page: Page) => page.getByRole("navigation", { name: "Sceny tej strony" });
  const counter = (page: Page) => page.locator(".clock > p");

  for (const path of ["/", "/uslugi/podcasty", "/case-studies/1", "/polityka-prywatnosci"]) {
    test(`leads to the sections of ${path}, and reads their timecodes`, async ({ page }) => {
      await visit(page, path);
      await move(page);
      await scrollThrough(page);
      await expect(counter(page)).toHaveText("00:00:00:00");
      const marks = clock(page).getByRole("button");
      const names = await marks.allTextContents();
      expect(names.length).toBeGreaterThan(2);
      for (const [at, name] of names.entries()) {
        const [timecode = "", ...title] = name.split(" ");
        await marks.nth(at).press("Enter");
        await expect(marks.nth(at)).toHaveAttribute("aria-current", "true");
        await expect(counter(page)).toHaveText(timecode);
        const heading = page.locator("main h2:focus");
        await expect(heading).toHaveText(title.join(" "));
        await expect(heading).toBeInViewport();
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(clock(page).locator("[aria-current]")).toHaveCount(0);
    });
  }

  test("runs with the page, and rests where motion is stopped", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/o-nas");
    await move(page);
    await expect(counter(page)).toHaveText("00:00:00:00");
    await page.mouse.wheel(0, 150);
    await expect(counter(page)).toHaveText(/^00:00:\d\d:\d\d$/);
    await expect(counter(page)).not.toHaveText("00:00:00:00");
    await page.getByRole("button", { name: "Zatrzymaj ruch" }).first().press("Enter");
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await expect(counter(page)).toHaveText("00:00:00:00");
  });

  test("can be used by everybody, and is not on a phone's way", async ({ page }) => {
    await visit(page, "/uslugi");
    await move(page);
    await expect(clock(page)).toBeVisible();
    await expectAccessible(page, [1280]);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(counter(page)).toBeHidden();
  });
});

test.describe("the services of the home page", () => {
  test.use(withMotion);
  for (const viewport of [phone.viewport, wide.viewport]) {
    test(`change with the scroll at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, "/");
      await move(page);
      await page.mouse.move(5, 5);
      const section = page.locator("section", { hasText: "/08" });
      const rows = section.locator("ol > li");
      await expect(rows).toHaveCount(8);
      for (const at of [2, 5, 7, 0]) {
        await rows.nth(at).evaluate((row) => {
          const { top, height } = row.getBoundingClientRect();
          scrollBy({ top: top + height / 2 - innerHeight * 0.6, behavior: "instant" });
        });
        await expect(section.getByText(`0${at + 1}/08`)).toBeVisible();
      }
    });
  }
});
