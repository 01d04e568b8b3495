import { readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { caseStudy } from "../../../database/samples.ts";
import { save, saved } from "../../../e2e/support/company.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, press, tabTo } from "../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  nextTab,
  openScreen,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { paste } from "../../../e2e/support/text-area.ts";

test("a post is duplicated as a draft, under a free address", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const row = await storePost(database, "Wzór", { content: "Treść wzoru" });
  await openPanel(`?edit=${row.id}`);
  await field(page, "Autor").fill("Ktoś inny");
  await button(sheet(page), "Powiel jako szkic").click();
  await expect(toast(page, "Zapisz najpierw zmiany")).toBeVisible();
  await field(page, "Autor").fill(row.author);
  for (const ending of ["-kopia", "-kopia-2"]) {
    await press(page, button(sheet(page), "Powiel jako szkic"));
    await expect(field(page, "Slug")).toHaveValue(row.slug + ending);
    await expect(field(page, "Tytuł")).toHaveValue("Wzór (kopia)");
    const copy = { content: "Treść wzoru", published_at: null };
    await expect.poll(() => readPost(database, row.slug + ending)).toMatchObject(copy);
    await page.goBack();
    await expect(field(page, "Tytuł")).toHaveValue("Wzór");
  }
});

test("a fact that the other editor removed stays removed, and comes back from the history", async ({
  page,
  context,
}) => {
  await openScreen(page, "/admin/strona/opening-hours", "Godziny otwarcia");
  const days = page.getByLabel("Data");
  for (const [at, day] of ["2099-12-24", "2099-12-31"].entries()) {
    await button(page, "Dodaj").click();
    await days.nth(at).fill(day);
  }
  await save(page).click();
  await saved(page);
  await expect(page.getByText("Niezapisane", { exact: true })).toHaveCount(0);

  const other = await nextTab(context);
  await openScreen(other, "/admin/strona/opening-hours", "Godziny otwarcia");
  await button(other, "Usuń: Dzień 2").click();
  await save(other).click();
  await saved(other);

  await days.first().fill("2099-12-23");
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: "Ktoś zmienił te dane przed tobą" });
  await button(dialog, "Zapisz wybrane").click();
  await expect(days).toHaveCount(1);
  await expectPublic(page, "/kontakt", { text: "2099-12-23" });
  await expect(page.getByText("Niezapisane", { exact: true })).toHaveCount(0);

  await button(page, "Historia").click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  await history
    .getByRole("button", { name: /^Wersja z/ })
    .last()
    .click();
  await button(history, "Przywróć tę wersję").click();
  await expect(days).toHaveCount(2);
});

test("the checks before publication show their places, and put right what they can", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  const area = field(page, "Treść (Markdown)");
  const text = 'Mówi: "tak".\n\nWięcej [tutaj](/kontakt).\n\n![](/images/hero-bg.jpg)';
  await area.fill(text);
  await press(page, sheet(page).locator("summary", { hasText: "Kontrola przed publikacją" }));
  const found = sheet(page).locator("details").getByRole("listitem");
  await expect(found).toHaveText([
    /Proste cudzysłowy zamiast polskich: "tak"/,
    /Link „tutaj” nie mówi, dokąd prowadzi/,
    /Zdjęcie nie ma opisu: \/images\/hero-bg\.jpg/,
  ]);
  await expectAccessible(page);
  await sheet(page).getByRole("tab", { name: "Bloki treści" }).click();
  await button(found.nth(1), "Pokaż").click();
  await expect(area).toBeFocused();
  const selected = () => getSelection()?.toString();
  await expect.poll(() => page.evaluate(selected)).toBe("[tutaj](/kontakt)");
  await press(page, button(found.first(), "Popraw"));
  await expect(area).toHaveValue(text.replace('"tak"', "„tak”"));
  await expect(found).toHaveCount(2);
  await tabTo(page, area);
  await page.keyboard.press("Control+z");
  await expect(area).toHaveValue(text);

  await button(sheet(page), "Edytor").click();
  const visual = sheet(page).getByRole("textbox", { name: "Treść", exact: true });
  await expect(visual).toBeVisible();
  await button(found.nth(1), "Pokaż").click();
  await expect(visual).toBeFocused();
  await expect.poll(() => page.evaluate(selected)).toContain("Więcej tutaj.");
  await button(found.first(), "Popraw").click();
  await expect(visual).toContainText("Mówi: „tak”.");
  await visual.focus();
  await page.keyboard.press("Control+z");
  await expect(visual).toContainText('Mówi: "tak".');
});

test("a paste of a megabyte comes whole and as one step", async ({ page, openPanel }) => {
  await openPanel("?edit=new");
  const text = field(page, "Treść (Markdown)");
  const html = readFileSync("tests/clipboards/microsoft/word.html", "utf8").replace(
    /<!--StartFragment-->[\s\S]*<!--EndFragment-->/,
    (part) => part.repeat(Math.ceil(1_000_000 / part.length)),
  );
  await text.click();
  await page.keyboard.type("P");
  await paste(text, { "text/html": html, "text/plain": "słowa" });
  const reports = async () => (await text.inputValue()).match(/Raport z planu/g)?.length ?? 0;
  await expect.poll(reports).toBeGreaterThan(150);
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("P");
});

test("each part of the panel is loaded where it is used", async ({ page, database, openPanel }) => {
  await storePost(database, "Zwykły");
  // Words that survive minification only where the library itself is.
  const marks = {
    supabase: "grant_type=password",
    editor: "insertText",
    renderer: "tableDelimiterRow",
  };
  const loaded = new Set<string>();
  page.on("response", async (response) => {
    if (!/\/assets\/.*\.js/.test(response.url())) return;
    const text = await response.text().catch(() => "");
    for (const [part, mark] of Object.entries(marks)) if (text.includes(mark)) loaded.add(part);
  });
  const parts = () => [...loaded].sort();
  await openPanel();
  await expect(page.getByRole("row", { name: /Zwykły/ })).toBeVisible();
  await expect.poll(parts).toEqual(["supabase"]);
  await edit(page, "Zwykły");
  await expect.poll(parts).toEqual(["editor", "supabase"]);
  await sheet(page).getByRole("tab", { name: "Podgląd" }).click();
  await expect(page.locator("iframe").first()).toBeVisible();
  await expect.poll(parts).toEqual(["editor", "renderer", "supabase"]);
});

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test("the head of a sheet has its title beside the cross and its buttons in one row", async ({
  page,
  openPanel,
  database,
}) => {
  const { id } = await storePost(database, "Na telefonie");
  const study = { ...caseStudy(), slug: "na-telefonie" };
  const studies = database.from("case_studies").insert(study).select("id").single();
  const { data } = await studies.throwOnError();
  for (const path of [`?edit=${id}`, `?tab=case-studies&edit=${data.id}`]) {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await openPanel(path);
      const head = sheet(page).locator("header");
      const buttons = head.getByRole("button", { name: /^(Podgląd|Historia|Powiel jako szkic)$/ });
      await expect(buttons.last()).toBeVisible();
      const cross = head.getByRole("button", { name: "Zamknij" });
      const title = await middleOf(head.getByRole("heading"));
      expect.soft(Math.abs(title - (await middleOf(cross)))).toBeLessThanOrEqual(4);
      const rows = await Promise.all((await buttons.all()).map(middleOf));
      expect.soft(new Set(rows.map(Math.round)).size, `${path} ${width}`).toBe(1);
      const box = await head.boundingBox();
      expect.soft(box?.height, `${path} ${width}`).toBeLessThanOrEqual(150);
    }
  }
});
