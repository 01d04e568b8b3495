import { expect } from "@playwright/test";
import { kilobytesAtMost } from "../../../../bench/budgets.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, readPost, sheet, storePost, test } from "../../../e2e/support/panel.ts";
import { area, choose, text } from "../../../e2e/support/visual-editor.ts";
import { plainGet } from "../../../support/raw-request.ts";

test("Markdown is written until the editor is chosen, which is then loaded within its budget, and remembered", async ({
  page,
  openPanel,
}) => {
  await openPanel("?edit=new");
  await expect(button(sheet(page), "Markdown")).toHaveAttribute("aria-pressed", "true");
  await area(page).fill("## Raz\n\ndwa **trzy**");
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await choose(page, "Edytor");
  await expect(text(page).getByRole("heading", { name: "Raz", level: 2 })).toBeVisible();
  await expect(text(page).locator("strong")).toHaveText("trzy");
  await expect(area(page)).toHaveCount(0);
  await text(page).click();
  await page.waitForLoadState("networkidle");
  const answers = scripts.map((url) => plainGet(url, { "Accept-Encoding": "br" }));
  const bytes = (await Promise.all(answers)).reduce((sum, { body }) => sum + body.length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(kilobytesAtMost.visualEditor * 1_000);
  await openPanel("?edit=new");
  await expect(text(page)).toBeVisible();
});

test("the hint at the editor is there when a form opens or not at all, until it is put away", async ({
  page,
  openPanel,
}) => {
  const { promise: later, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/read_hints*", async (route) => {
    await later;
    await route.continue();
  });
  const hint = sheet(page).getByText("Możesz pisać jak w\u00a0Wordzie.");
  const reopen = async () => {
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await button(page, "Dodaj Nowy Post").click();
    await expect(area(page)).toBeVisible();
  };
  await openPanel("?edit=new");
  await expect(area(page)).toBeVisible();
  const answered = page.waitForResponse(/read_hints/);
  answer();
  await (await answered).finished();
  await page.waitForLoadState("networkidle");
  await expect(hint).toHaveCount(0);
  await reopen();
  await expect(hint).toBeVisible();
  await button(sheet(page), "Rozumiem").click();
  await expect(hint).toHaveCount(0);
  await reopen();
  await expect(hint).toHaveCount(0);
});

test("a text is saved as it was, but for the paragraph that was changed", async ({
  page,
  openPanel,
  database,
}) => {
  const [first, last] = [
    "# Tytuł\n* raz\n* __dwa__\n\n\n",
    "\n\n<div>html</div>\n\na[^1]  \n\n[^1]: b\n",
  ];
  const row = await storePost(database, "Bez zmian", { content: `${first}środek${last}` });
  await openPanel(`?edit=${row.id}`);
  await choose(page, "Edytor");
  await expect(text(page).getByText("Tego edytor nie pokazuje.")).toHaveCount(2);
  await expect(sheet(page).locator("form")).not.toHaveAttribute("data-dirty");
  await text(page).getByText("środek").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" i już");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  expect((await readPost(database, row.id))?.content).toBe(`${first}środek i już${last}`);
});

test("a key without a click before it takes no block away", async ({
  page,
  openPanel,
  database,
}) => {
  const row = await storePost(database, "Bez kliknięcia", {
    content: "Słowa.\n\n<div>html</div>\n",
  });
  await openPanel(`?edit=${row.id}`);
  await choose(page, "Edytor");
  await expect(text(page).getByText("Tego edytor nie pokazuje.")).toBeVisible();
  await text(page).focus();
  await page.keyboard.type("Pierwsze ");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(toast(page, "Post został zaktualizowany")).toBeVisible();
  const { content } = (await readPost(database, row.id)) ?? {};
  expect(content).toBe("Pierwsze Słowa.\n\n<div>html</div>\n");
});

test("what was typed is kept on the device, and comes back into the editor", async ({
  page,
  openPanel,
  database,
}) => {
  const { id } = await storePost(database, "Szkic");
  await openPanel(`?edit=${id}`);
  await choose(page, "Edytor");
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Dopisane.");
  page.on("dialog", (dialog) => dialog.accept());
  await openPanel(`?edit=${id}`);
  await expect(text(page)).not.toContainText("Dopisane.");
  await button(sheet(page), "Przywróć").click();
  await expect(text(page)).toContainText("Dopisane.");
});

test("in full screen the Markdown has its page beside it, which scrolls along", async ({
  page,
  openPanel,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openPanel("?edit=new");
  await area(page).fill(`${"## Raz\n\nakapit\n\n".repeat(80)}Koniec.`);
  await button(sheet(page), "Pełny ekran").click();
  const preview = sheet(page).getByRole("region", { name: "Podgląd obok tekstu" });
  await expect(preview.getByRole("heading").first()).toBeVisible();
  await expect(preview.getByText("Koniec.")).not.toBeInViewport();
  await area(page).evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect(preview.getByText("Koniec.")).toBeInViewport();
  await expectAccessible(page, [1600]);
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
});
