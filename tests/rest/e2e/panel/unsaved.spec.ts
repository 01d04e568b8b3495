import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  openFirstLines,
  readPost,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";
import { question, save, throwAway } from "../../../e2e/support/unsaved.ts";

test("what was typed is never closed without a question, which saves it as a draft, too", async ({
  page,
  database,
  openPanel,
}) => {
  const row = await storePost(database, "Pilnowany");
  await openPanel();
  const form = await edit(page, row.title);
  const author = field(page, "Autor");
  await author.fill("Pisany");
  const ways: Record<string, () => Promise<unknown>> = {
    button: () => button(form, "Zamknij").click(),
    escape: () => page.keyboard.press("Escape"),
    outside: () => page.mouse.click(20, 400),
    back: () => page.evaluate(() => history.back()),
  };
  for (const [way, leave] of Object.entries(ways)) {
    await test.step(way, async () => {
      await leave();
      await button(question(page), "Wróć do edycji").click();
      await expect(question(page)).toHaveCount(0);
      await expect(author).toHaveValue("Pisany");
    });
  }
  const asked = page.waitForEvent("dialog").then((dialog) => {
    expect(dialog.type()).toBe("beforeunload");
    return dialog.accept();
  });
  await page.reload();
  await asked;
  await throwAway(page);
  await openFirstLines(page);
  await author.fill("Odrzucony");
  await page.keyboard.press("Escape");
  await button(question(page), "Odrzuć zmiany").click();
  await expect(sheet(page)).toHaveCount(0);
  await edit(page, row.title);
  await expect(author).toHaveValue(row.author);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);

  await button(page, "Dodaj Nowy Post").click();
  await field(page, "Tytuł").fill("Zapisany w drzwiach");
  await page.keyboard.press("Escape");
  await button(question(page), "Zamknij, zachowaj kopię").click();
  await button(page, "Wyloguj").click();
  await button(question(page), "Zostań w panelu").click();
  await button(page, "Dokończ").click();
  await button(sheet(page), "Przywróć").click();
  await page.keyboard.press("Escape");
  await button(question(page), "Zapisz szkic i zamknij").click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Zapisany w drzwiach.*Szkic/ })).toBeVisible();
  const draft = { published_at: null };
  await expect.poll(() => readPost(database, "zapisany-w-drzwiach")).toMatchObject(draft);
  await expect(page.getByText("Masz niezapisany nowy tekst")).toHaveCount(0);
});

test("what was typed over a post that somebody deleted becomes a new one", async ({
  page,
  database,
  openPanel,
}) => {
  const row = await storePost(database, "Zniknie");
  await openPanel();
  const form = await edit(page, row.title);
  await field(page, "Autor").fill("Ocalony");
  await database.from("blog_posts").delete().eq("id", row.id).throwOnError();
  await save(page);
  await expect(form.getByText(/Ktoś usunął ten tekst/)).toBeVisible();
  await expect(field(page, "Autor")).toHaveValue("Ocalony");

  // The sheet may even be closed: the text is found again without its row.
  await page.keyboard.press("Escape");
  await button(question(page), "Zamknij, zachowaj kopię").click();
  const waiting = "Masz niezapisane zmiany tekstu, którego już nie ma.";
  await expect(page.getByText(waiting)).toBeVisible();
  await button(page, "Dokończ").click();
  await button(sheet(page), "Przywróć").click();
  await expect(sheet(page).getByText(/^Ukaże się od razu na stronie, z\s?datą/)).toBeVisible();
  await button(sheet(page), "Dodaj post").click();
  await expect(toast(page, "Post został dodany")).toBeVisible();
  const whole = { title: "Zniknie", author: "Ocalony" };
  await expect.poll(() => readPost(database, row.slug)).toMatchObject(whole);
  await expect.poll(() => readPost(database, row.id)).toBeNull();
});
