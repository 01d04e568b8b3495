import { expect } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import {
  button,
  edit,
  field,
  nextTab,
  readPost,
  sheet,
  storePost,
  test,
} from "../support/panel.ts";
import { crash, save, saved, throwAway } from "../support/unsaved.ts";

test("what was typed and not saved is offered back after a crash: of a post, and of new ones", async ({
  page,
  context,
  database,
  openPanel,
}) => {
  const row = await storePost(database, "Przed awarią");
  await openPanel();
  await edit(page, row.title);
  await field(page, "Treść (Markdown)").press("End");
  await page.keyboard.type(" i koniec");
  const typed = `${row.content} i koniec`;
  await expect(field(page, "Treść (Markdown)")).toHaveValue(typed);
  await crash(page);

  const next = await nextTab(context);
  await expect(next.getByText("Niezapisane zmiany")).toBeVisible();
  const again = await edit(next, row.title);
  await expect(again.getByText("Znaleźliśmy niezapisane zmiany")).toBeVisible();
  await button(again, "Przywróć").click();
  await expect(field(next, "Treść (Markdown)")).toHaveValue(typed);
  await save(next);
  await saved(next);
  await expect.poll(() => readPost(database, row.id)).toMatchObject({ content: typed });
  await expect(next.getByText("Niezapisane zmiany")).toHaveCount(0);

  await button(next, "Dodaj Nowy Post").click();
  await field(next, "Tytuł").fill("Pierwszy niezapisany");
  await crash(next);
  const third = await nextTab(context);
  await button(third, "Dodaj Nowy Post").click();
  await expect(sheet(third).getByText("Możesz też od razu pisać nowy tekst")).toBeVisible();
  await field(third, "Tytuł").fill("Drugi niezapisany");
  await crash(third);

  const last = await nextTab(context);
  const waiting = last.getByText("Masz niezapisany nowy tekst na tym urządzeniu.");
  await button(last, "Dokończ").click();
  const offers = sheet(last).getByRole("region", { name: "Znaleźliśmy niezapisane zmiany" });
  await expect(offers.nth(0)).toContainText("„Drugi niezapisany”");
  await button(offers.nth(1), "Przywróć").click();
  await expect(field(last, "Tytuł")).toHaveValue("Pierwszy niezapisany");
  await button(sheet(last), "Zapisz szkic").click();
  await expect(toast(last, "Szkic zapisany")).toBeVisible();
  await last.keyboard.press("Escape");
  await button(last, "Dokończ").click();
  await expect(offers).toHaveCount(1);
  await throwAway(last);
  await expect(field(last, "Tytuł")).toHaveValue("");
  await last.keyboard.press("Escape");
  await expect(sheet(last)).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
});
