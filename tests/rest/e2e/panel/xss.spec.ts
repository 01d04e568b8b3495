import { expect, type Frame, type Page } from "@playwright/test";
import { hostileCaseStudies, hostilePosts } from "../../../attack/rows.ts";
import { press, visit } from "../../../e2e/support/fixtures.ts";
import { test } from "../../../e2e/support/panel.ts";

// Without the policy, which would stop what slips through: nothing may slip through.
test.use({ bypassCSP: true });

/** Listens for everything that a payload could do, before any of it is there. */
async function listen(page: Page): Promise<string[]> {
  const effects: string[] = [];
  await page.exposeBinding("tellEffect", (_source, effect: string) => effects.push(effect));
  await page.addInitScript(() => {
    const tell = (effect: string) =>
      (globalThis as unknown as { tellEffect: (effect: string) => void }).tellEffect(effect);
    for (const name of ["alert", "prompt", "confirm", "print"]) {
      Object.defineProperty(globalThis, name, { value: () => tell(name) });
    }
    Object.defineProperty(globalThis, "ran", { set: () => tell("ran") });
  });
  page.on("dialog", (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on("popup", (popup) => effects.push(`window: ${popup.url()}`));
  return effects;
}

const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));

/** Elements that must not be in the document, whether or not they have run yet. */
function findForeignMarkup(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => {
        const leads = ["href", "action", "formaction", "xlink:href"].map(
          (name) => URL.parse(element.getAttribute(name) ?? "", location.origin)?.protocol,
        );
        return (
          [...element.attributes].some(({ name }) => name.startsWith("on")) ||
          leads.some((protocol) => /^(javascript|vbscript|data):$/.test(protocol ?? "")) ||
          element.matches("iframe:not([title]), object, embed, base, meta, .prose :is(script, svg)")
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test("what was written runs nowhere: in pages of the server and of the browser, in the panel and its preview", async ({
  page,
  database,
  expectedErrors,
}) => {
  // Pictures that do not exist are asked for, of this site; a foreign request still fails the test.
  expectedErrors.push(/^(?!foreign:).*Failed to load/);
  await database.from("blog_posts").insert(hostilePosts()).throwOnError();
  await database.from("case_studies").insert(hostileCaseStudies()).throwOnError();
  const effects = await listen(page);
  const expectHarmless = async (where: string) => {
    await settled(page);
    for (const frame of page.frames()) {
      expect(await findForeignMarkup(frame), where).toEqual([]);
    }
    expect(effects, where).toEqual([]);
  };

  for (const path of ["/blog/xss-wpis-0", "/blog/xss-podpisy-1", "/case-studies/xss-projekt-5"]) {
    expect(await visit(page, path)).toBe(200);
    await expectHarmless(path);
  }
  const banner = page.getByRole("banner");
  for (const [name, heading, slug] of [
    ["BLOG", "Blog", "/blog/xss-wpis-1"],
    ["CASE STUDIES", "Case Studies", "/case-studies/xss-projekt-0"],
  ] as const) {
    await press(banner.getByRole("link", { name, exact: true }));
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await press(page.locator(`a[href="${slug}"]`).first());
    await expect(page).toHaveURL(slug);
    await expect(page.locator("main .prose").first()).toBeVisible();
    await expectHarmless(`${slug} in the browser`);
  }

  await page.goto("/admin");
  const edit = page
    .getByRole("row")
    .filter({ hasText: "Wpis 0" })
    .getByRole("button", { name: "Edytuj" });
  await expect(edit).toBeVisible();
  await expectHarmless("the list of the panel");
  await press(edit);
  await page.getByRole("tab", { name: "Podgląd" }).click();
  await expect(page.frameLocator("iframe >> nth=1").locator(".prose").first()).toBeVisible();
  await expectHarmless("the preview");
});
