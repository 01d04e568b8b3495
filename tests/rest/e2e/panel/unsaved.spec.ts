import { expect } from "@playwright/test";
import { message } from "../../../database/samples.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  field,
  fillInLogin,
  keepSession,
  nextTab,
  readPost,
  sheet,
  storePost,
  test,
  withoutRights,
} from "../../../e2e/support/panel.ts";
import { crash, question, save, saved, throwAway } from "../../../e2e/support/unsaved.ts";

test.describe("what was typed and not saved", () => {
  test("is offered back after a crash", async ({ page, context, database, openPanel }) => {
    const row = await storePost(database, "Przed awarią");
    await openPanel();
    await edit(page, row.title);
    await field(page, "Treść (Markdown)").pressSequentially(" i koniec");
    const typed = await field(page, "Treść (Markdown)").inputValue();
    await crash(page);

    const next = await nextTab(context);
    await expect(next.getByText("Niezapisane zmiany")).toBeVisible();
    const again = await edit(next, row.title);
    await expect(again.getByText("Znaleźliśmy niezapisane zmiany")).toBeVisible();
    await button(again, "Przywróć").click();
    await expect(field(next, "Treść (Markdown)")).toHaveValue(typed);
    await save(next);
    await saved(next);
    expect((await readPost(database, row.id)).content).toBe(typed);
    await expect(next.getByText("Niezapisane zmiany")).toHaveCount(0);
  });

  test("of a new post waits, and can be thrown away", async ({ page, context, openPanel }) => {
    await openPanel("?edit=new");
    await field(page, "Tytuł").fill("Nigdy nie zapisany");
    await crash(page);
    const next = await nextTab(context);
    const waiting = next.getByText("Masz niezapisany nowy tekst na tym urządzeniu.");
    await expect(waiting).toBeVisible();
    await button(next, "Dokończ").click();
    await button(sheet(next), "Odrzuć").click();
    const sure = next.getByRole("alertdialog", { name: "Odrzucić niezapisane zmiany?" });
    await expect(sure.getByText("Nigdy nie zapisany")).toBeVisible();
    await button(sure, "Zostaw").click();
    await sheet(next).getByText("Pokaż, co się zmieni").click();
    const inserted = sheet(next).locator("ins", { hasText: "Nigdy nie zapisany" });
    await expect(inserted).toBeVisible();
    await throwAway(next);
    await expect(field(next, "Tytuł")).toHaveValue("");
    await next.keyboard.press("Escape");
    await expect(sheet(next)).toHaveCount(0);
    await expect(waiting).toHaveCount(0);
  });

  test("of new posts waits beside the next one, and each is offered", async ({
    page,
    context,
    openPanel,
  }) => {
    await openPanel("?edit=new");
    await field(page, "Tytuł").fill("Pierwszy niezapisany");
    await crash(page);
    const next = await nextTab(context);
    await button(next, "Dodaj Nowy Post").click();
    const offers = sheet(next).getByRole("region", { name: "Znaleźliśmy niezapisane zmiany" });
    await expect(offers).toContainText("Możesz też od razu pisać nowy tekst");
    await field(next, "Tytuł").fill("Drugi niezapisany");
    await expect(offers).toHaveCount(0);
    await crash(next);

    const last = await nextTab(context);
    await button(last, "Dokończ").click();
    const both = sheet(last).getByRole("region", { name: "Znaleźliśmy niezapisane zmiany" });
    await expect(both).toHaveCount(2);
    await expect(both.nth(0)).toContainText("„Drugi niezapisany”");
    await expect(both.nth(1)).toContainText("„Pierwszy niezapisany”");
    await button(both.nth(1), "Przywróć").click();
    await expect(field(last, "Tytuł")).toHaveValue("Pierwszy niezapisany");
    await button(sheet(last), "Zapisz szkic").click();
    await expect(toast(last, "Szkic zapisany")).toBeVisible();
    await last.keyboard.press("Escape");
    await button(last, "Dokończ").click();
    await expect(both).toHaveCount(1);
    await throwAway(last);
    await last.keyboard.press("Escape");
    await expect(last.getByText("Masz niezapisany nowy tekst na tym urządzeniu.")).toHaveCount(0);
  });

  test("is never closed without a question", async ({ page, database, openPanel }) => {
    const row = await storePost(database, "Pilnowany");
    await openPanel();
    const form = await edit(page, row.title);
    const author = field(page, "Autor");
    await author.fill("Pisany");
    const ways = {
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
    await author.fill("Odrzucony");
    await page.keyboard.press("Escape");
    await button(question(page), "Odrzuć zmiany").click();
    await expect(sheet(page)).toHaveCount(0);
    await edit(page, row.title);
    await expect(author).toHaveValue(row.author);
  });

  test("is saved as a draft from the question", async ({ page, database, openPanel }) => {
    await openPanel("?edit=new");
    await field(page, "Tytuł").fill("Zapisany w drzwiach");
    await page.keyboard.press("Escape");
    await button(question(page), "Zapisz szkic i zamknij").click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole("row", { name: /Zapisany w drzwiach.*Szkic/ })).toBeVisible();
    const rows = database.from("blog_posts").select("published_at");
    const { data } = await rows.eq("slug", "zapisany-w-drzwiach").throwOnError();
    expect(data).toEqual([{ published_at: null }]);
    await expect(page.getByText("Masz niezapisany nowy tekst")).toHaveCount(0);
  });

  test("over a deleted post stays in its sheet as a draft", async ({
    page,
    database,
    openPanel,
  }) => {
    const row = await storePost(database, "Znów szkic");
    await openPanel();
    await edit(page, row.title);
    await field(page, "Autor").fill("Ocalony");
    await database.from("blog_posts").delete().eq("id", row.id).throwOnError();
    await page.keyboard.press("Escape");
    await button(question(page), "Zamknij, zachowaj kopię").click();
    await page.goto(`/admin?edit=${row.id}`);
    await button(sheet(page), "Przywróć").click();
    await button(sheet(page), "Zapisz szkic").click();
    await expect(toast(page, "Szkic zapisany")).toBeVisible();
    await expect(button(sheet(page), "Historia")).toBeVisible();
    await expect(field(page, "Autor")).toHaveValue("Ocalony");
  });

  test("over a deleted post becomes a new one", async ({ page, database, openPanel }) => {
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
    const found = database.from("blog_posts").select().eq("slug", row.slug).single();
    const { data } = await found.throwOnError();
    expect(data).toMatchObject({ title: "Zniknie", author: "Ocalony" });
    expect(data.id).not.toBe(row.id);
  });

  test("stays when the rights were taken away", async ({
    page,
    database,
    editor,
    openPanel,
    expectedErrors,
  }) => {
    // The working copy may be due meanwhile.
    expectedErrors.push(/status of 403/);
    const row = await storePost(database, "Bez praw");
    await openPanel();
    const form = await edit(page, row.title);
    await field(page, "Autor").fill("Nadal tu");
    await withoutRights(database, editor.id, async () => {
      await save(page);
      await expect(form.getByText(/Nie masz już uprawnień do zapisu/)).toBeVisible();
    });
    await expect(field(page, "Autor")).toHaveValue("Nadal tu");
    expect((await readPost(database, row.id)).author).toBe(row.author);
  });
});

for (const [how, broken] of [
  ["has run out", { expires_at: 1_700_000_000, refresh_token: "dawno-temu" }],
  ["is refused", { access_token: "to.nie.token" }],
] as const) {
  test(`a session that ${how} is renewed in a dialog`, async ({
    page,
    database,
    editor,
    openPanel,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[01]/);
    const row = await storePost(database, `Sesja ${how}`);
    await openPanel();
    await edit(page, row.title);
    await field(page, "Autor").fill("Po przerwie");
    await keepSession(page, JSON.stringify({ ...JSON.parse(editor.session), ...broken }));
    await save(page);
    const dialog = page.getByRole("dialog", { name: "Sesja wygasła" });
    await fillInLogin(dialog, "pomyłka");
    await expect(toast(page, "Nieprawidłowy email lub hasło")).toBeVisible();
    await fillInLogin(dialog);
    await saved(page);
    await expect(sheet(page)).toHaveCount(0);
    expect((await readPost(database, row.id)).author).toBe("Po przerwie");
  });
}

test("what is typed in a note while it is saved stays, as not saved yet", async ({
  page,
  openPanel,
  database,
}) => {
  const row = { ...message(), mail_status: "sent", mail_sent_at: new Date() };
  const stored = database.from("contact_messages").insert(row).select("id").single();
  const { id } = (await stored.throwOnError()).data;
  await openPanel(`/wiadomosci/${id}`);
  const note = page.getByLabel("Notatka (widzi tylko zespół)");
  await note.fill("Prosi o wycenę.");
  const answer = Promise.withResolvers<void>();
  await page.route("**/rpc/note_message", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await button(page, "Zapisz notatkę").click();
  await note.press("End");
  await note.pressSequentially(" Budżet: 8000 zł.");
  answer.resolve();
  await expect(toast(page, "Notatka zapisana")).toBeVisible();
  await expect(button(page, "Zapisz notatkę")).toBeEnabled();
  await expect(note).toHaveValue("Prosi o wycenę. Budżet: 8000 zł.");
  await expect(page.getByText("Tymczasem ktoś zapisał inną notatkę:")).toHaveCount(0);
});
