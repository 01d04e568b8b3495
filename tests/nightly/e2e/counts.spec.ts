import { expect, type Page } from "@playwright/test";
import { originals } from "../../../app/content/page-content/originals.ts";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";
import { brokenWords, collidingTexts, overhangingTexts } from "../../e2e/support/page-texts.ts";

const some = <Item>(items: readonly Item[], count: number) =>
  Array.from({ length: count }, (_, at) => items[at % items.length]);

test("people, projects and questions of each number stand without overlap or holes at four widths", async ({
  page,
  database,
}) => {
  test.setTimeout(1_200_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const table = () => database.from("page_content");
  for (const count of [1, 2, 3, 4, 5, 8]) {
    await table().delete().gt("id", 0).throwOnError();
    const question = { question: "Jak długo to potrwa?", answer: "Dwa tygodnie, licząc od umowy." };
    const questions = some([question], Math.min(Math.max(count, 3) + 2, 10));
    await table()
      .insert([
        { key: "team", value: { members: some(originals.team.members, count) } },
        {
          key: "projects",
          value: { entries: some(originals.projects.entries, Math.min(count, 6)) },
        },
        { key: "home", value: { questions } },
      ])
      .throwOnError();
    for (const path of ["/", "/o-nas", "/projekty", "/kontakt"]) {
      await visit(page, path);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await scrollThrough(page);
        const where = `${count} on ${path} at ${width} px`;
        const soft = expect.configure({ soft: true });
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        await soft.poll(wide, where).toBeLessThanOrEqual(width);
        await soft.poll(() => brokenWords(page), where).toEqual([]);
        await soft.poll(() => overhangingTexts(page), where).toEqual([]);
        if (width === 360) await soft.poll(() => collidingTexts(page), where).toEqual([]);
        if (path === "/" && width > 360) await soft.poll(() => holes(page), where).toEqual([]);
      }
    }
  }
  await table().delete().gt("id", 0).throwOnError();
});

/** Places in a row of cards where one has room and none stands, and cards that lie over each other. */
function holes(page: Page): Promise<string[]> {
  return page.locator("main ul:has(> li :is(.lazy-picture))").evaluateAll((lists) =>
    lists.flatMap((list) => {
      if (getComputedStyle(list).display !== "grid") return [];
      const { left, right } = list.getBoundingClientRect();
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      return cards.flatMap(({ top, bottom }, at) => {
        // A large card may stand beside two, between which there is a gap.
        const height = top + (bottom - top) * 0.3;
        const row = cards.filter((card) => card.top < height && card.bottom > height);
        row.sort((one, other) => one.left - other.left);
        const starts = [...row.map((card) => card.left), right];
        const ends = [left, ...row.map((card) => card.right)];
        return starts
          .map((start, place) => Math.round(start - (ends[place] ?? left)))
          .filter((gap, place) => gap < -1 || gap > (place % row.length === 0 ? 1 : 64))
          .map((gap) => `${gap} px beside card ${at + 1} of ${cards.length}`);
      });
    }),
  );
}
