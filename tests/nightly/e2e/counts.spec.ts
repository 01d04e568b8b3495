import { expect } from "@playwright/test";
import { originals } from "../../../app/content/page-content/originals.ts";
import { visit } from "../../e2e/support/fixtures.ts";
import { scrollThrough } from "../../e2e/support/page-checks.ts";
import { brokenWords, collidingTexts, overhangingTexts } from "../../e2e/support/page-texts.ts";
import { test } from "../../e2e/support/panel.ts";

const some = <Item>(items: readonly Item[], count: number) =>
  Array.from({ length: count }, (_, at) => items[at % items.length]);

test("people, projects and questions of each number stand without overlap at four widths", async ({
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
      }
    }
  }
  await table().delete().gt("id", 0).throwOnError();
});
