import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { post } from "../database/samples.ts";
import { test, toast } from "../support/browser.ts";
import {
  edit,
  editor,
  keepSession,
  openPanel,
  type Panel,
  rowButton,
  sheet,
  startPanel,
} from "../support/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

const save = (page: Page) => sheet(page).getByRole("button", { name: "Zapisz zmiany" }).click();
const question = (page: Page) => page.getByRole("alertdialog", { name: "Masz niezapisane zmiany" });
const posts = () => panel.database.from("blog_posts");

/** Decides against the kept copy that the sheet offers. */
async function throwAway(page: Page) {
  await sheet(page).getByRole("button", { name: "Odrzuć" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Odrzuć na dobre" }).click();
}

/** A stored post; its title is its own among all tests of this file. */
async function stored(title: string, changes: object = {}) {
  const { data } = await posts()
    .insert(post({ title, ...changes }))
    .select()
    .single()
    .throwOnError();
  return data;
}

async function now(id: number) {
  return (await posts().select().eq("id", id).maybeSingle().throwOnError()).data;
}

describe("what was typed and not saved", () => {
  test("is offered back after a crash, word for word", async ({ openWindow }) => {
    const row = await stored("Przed awarią");
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel);
    const form = await edit(page, row.title);
    await form.getByLabel("Treść (Markdown)").pressSequentially(" i koniec");
    const typed = await form.getByLabel("Treść (Markdown)").inputValue();
    // Without asking: nothing in the page gets a chance to run.
    await page.close({ runBeforeUnload: false });

    const next = await page.context().newPage();
    await next.goto("/admin");
    await next.getByText("Niezapisane zmiany").waitFor();
    const again = await edit(next, row.title);
    await again.getByText("Znaleźliśmy niezapisane zmiany").waitFor();
    await again.getByRole("button", { name: "Przywróć" }).click();
    expect(await again.getByLabel("Treść (Markdown)").inputValue()).toBe(typed);
    await save(next);
    await toast(next, "Post został zaktualizowany").waitFor();
    expect((await now(row.id)).content).toBe(typed);
    await next.getByText("Niezapisane zmiany").waitFor({ state: "detached" });
  });

  test("of a new post waits, too, and can be thrown away", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    await sheet(page).getByLabel("Tytuł").fill("Nigdy nie zapisany");
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto("/admin");
    await next.getByText("Masz niezapisany nowy wpis na tym urządzeniu.").waitFor();
    await next.getByRole("button", { name: "Dokończ" }).click();
    await sheet(next).getByRole("button", { name: "Odrzuć" }).click();
    const sure = next.getByRole("alertdialog", { name: "Odrzucić niezapisane zmiany?" });
    await sure.getByText("Nigdy nie zapisany").waitFor();
    await sure.getByRole("button", { name: "Zostaw" }).click();
    await sheet(next).getByText("Pokaż, co się zmieni").click();
    await sheet(next).locator("ins", { hasText: "Nigdy nie zapisany" }).waitFor();
    await throwAway(next);
    expect(await sheet(next).getByLabel("Tytuł").inputValue()).toBe("");
    await next.keyboard.press("Escape");
    await sheet(next).waitFor({ state: "detached" });
    expect(await next.getByText("Masz niezapisany nowy wpis").count()).toBe(0);
  });

  test("is never closed without a question", async ({ openWindow }) => {
    const row = await stored("Pilnowany");
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel);
    const form = await edit(page, row.title);
    await form.getByLabel("Autor").fill("Pisany");
    const ways = {
      button: () => form.getByRole("button", { name: "Zamknij", exact: true }).click(),
      escape: () => page.keyboard.press("Escape"),
      outside: () => page.mouse.click(20, 400),
      back: () => page.evaluate(() => history.back()),
    };
    for (const leave of Object.values(ways)) {
      await leave();
      await question(page).getByRole("button", { name: "Wróć do edycji" }).click();
      await question(page).waitFor({ state: "detached" });
      expect(await form.getByLabel("Autor").inputValue()).toBe("Pisany");
    }
    const asked = page.waitForEvent("dialog").then((dialog) => {
      expect(dialog.type()).toBe("beforeunload");
      return dialog.accept();
    });
    await page.reload();
    await asked;
    await throwAway(page);
    await form.getByLabel("Autor").fill("Odrzucony");
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Odrzuć zmiany" }).click();
    await sheet(page).waitFor({ state: "detached" });
    await edit(page, row.title);
    expect(await form.getByLabel("Autor").inputValue()).toBe(row.author);
  });

  test("is saved from the question before leaving: a draft as a draft", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel, "?edit=new");
    await sheet(page).getByLabel("Tytuł").fill("Zapisany w drzwiach");
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Zapisz szkic i zamknij" }).click();
    await sheet(page).waitFor({ state: "detached" });
    await page.getByRole("row", { name: /Zapisany w drzwiach.*Szkic/ }).waitFor();
    const { data } = await posts()
      .select("published_at")
      .eq("slug", "zapisany-w-drzwiach")
      .single()
      .throwOnError();
    expect(data.published_at).toBeNull();
    expect(await page.getByText("Masz niezapisany nowy wpis").count()).toBe(0);
  });

  test("over a post that was deleted meanwhile becomes a new one", async ({ openWindow }) => {
    const row = await stored("Zniknie");
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel);
    const form = await edit(page, row.title);
    await form.getByLabel("Autor").fill("Ocalony");
    await posts().delete().eq("id", row.id).throwOnError();
    await save(page);
    await form.getByText(/Ktoś usunął ten wpis/).waitFor();
    expect(await form.getByLabel("Autor").inputValue()).toBe("Ocalony");

    // The sheet may even be closed: the text is found again without its row.
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Zamknij, zachowaj kopię" }).click();
    await page.getByText("Masz niezapisany tekst wpisu, którego już nie ma.").waitFor();
    await page.getByRole("button", { name: "Dokończ" }).click();
    await sheet(page).getByRole("button", { name: "Przywróć" }).click();
    await sheet(page)
      .getByText(/^Ukaże się od razu na stronie, z\s?datą/)
      .waitFor();
    await sheet(page).getByRole("button", { name: "Dodaj post" }).click();
    await toast(page, "Post został dodany").waitFor();
    const { data } = await posts().select().eq("slug", row.slug).single().throwOnError();
    expect(data).toMatchObject({ title: "Zniknie", author: "Ocalony" });
    expect(data.id).not.toBe(row.id);
  });

  test("stays when the rights were taken away", async ({ openWindow }) => {
    const row = await stored("Bez praw");
    const { page } = await openWindow({ site: panel.url });
    await openPanel(page, panel);
    const form = await edit(page, row.title);
    await form.getByLabel("Autor").fill("Nadal tu");
    const admins = panel.database.from("admin_users");
    await admins.delete().eq("id", panel.editorId).throwOnError();
    try {
      await save(page);
      await form.getByText(/Nie masz już uprawnień do zapisu/).waitFor();
    } finally {
      await admins.insert({ id: panel.editorId }).throwOnError();
    }
    expect(await form.getByLabel("Autor").inputValue()).toBe("Nadal tu");
    expect((await now(row.id)).author).toBe(row.author);
  });
});

test.for([
  ["has run out", { expires_at: 1_700_000_000, refresh_token: "dawno-temu" }],
  ["is refused", { access_token: "to.nie.token" }],
] as const)(
  "a session that %s is renewed in a dialog, and the save goes on",
  async ([name, broken], { openWindow }) => {
    const row = await stored(`Sesja ${name}`);
    const { page } = await openWindow({ site: panel.url, expected: [/40[01]/] });
    await openPanel(page, panel);
    const form = await edit(page, row.title);
    await form.getByLabel("Autor").fill("Po przerwie");
    await keepSession(page, JSON.stringify({ ...JSON.parse(panel.session), ...broken }));
    await save(page);
    const dialog = page.getByRole("dialog", { name: "Sesja wygasła" });
    await dialog.getByLabel("Email").fill(editor.email);
    await dialog.getByLabel("Hasło").fill("pomyłka");
    await dialog.getByRole("button", { name: "Zaloguj się" }).click();
    await toast(page, "Nieprawidłowy email lub hasło").waitFor();
    await dialog.getByLabel("Hasło").fill(editor.password);
    await dialog.getByRole("button", { name: "Zaloguj się" }).click();
    await toast(page, "Post został zaktualizowany").waitFor();
    await sheet(page).waitFor({ state: "detached" });
    expect((await now(row.id)).author).toBe("Po przerwie");
  },
);

test("the second of two editors sees both versions, and chooses field by field", async ({
  openWindow,
}) => {
  const row = await stored("Wspólny", { content: "Raz dwa trzy cztery" });
  const [first, second] = [
    await openWindow({ site: panel.url }),
    await openWindow({ site: panel.url }),
  ];
  for (const { page } of [first, second]) {
    await openPanel(page, panel);
    await edit(page, row.title);
  }
  await sheet(first.page).getByLabel("Treść (Markdown)").fill("Raz dwa trzy pięć");
  await sheet(first.page).getByLabel("Źródła").fill("pierwsza.pl");
  await save(first.page);
  await toast(first.page, "Post został zaktualizowany").waitFor();

  const { page } = second;
  await sheet(page).getByLabel("Treść (Markdown)").fill("Raz dwa osiem cztery");
  await sheet(page).getByLabel("Autor").fill("Drugi");
  await save(page);
  const conflict = page.getByRole("dialog", { name: "Ktoś zapisał ten wpis przed tobą" });
  await conflict.waitFor();
  await conflict.getByText(new RegExp(`Zapisano .*\\(${editor.email}\\)`)).waitFor();
  expect((await now(row.id)).author).toBe(row.author);
  const field = (name: string) => conflict.getByRole("group", { name, exact: true });
  expect(await field("Treść (Markdown)").locator("ins").allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining("osiem"), expect.stringContaining("pięć")]),
  );
  // Only the other one touched the sources: his stay, without a click.
  expect(await field("Źródła").getByLabel("Zapisana wersja").isChecked()).toBe(true);
  expect(await field("Autor").getByLabel("Twoja wersja").isChecked()).toBe(true);
  await field("Treść (Markdown)").getByLabel("Zapisana wersja").check();
  await conflict.getByRole("button", { name: "Zapisz wybrane" }).click();
  await toast(page, "Post został zaktualizowany").waitFor();
  expect(await now(row.id)).toMatchObject({
    content: "Raz dwa trzy pięć",
    author: "Drugi",
    sources: ["pierwsza.pl"],
  });
});

test("a former version is read in the history and restored", async ({ openWindow }) => {
  const row = await stored("Z historią", { content: "Światło pierwsze" });
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  const form = await edit(page, row.title);
  await form.getByLabel("Treść (Markdown)").fill("Światło drugie");
  await page.keyboard.press("Control+s");
  await form.getByText(/^Zapisano/).waitFor();
  await form.getByRole("button", { name: "Historia" }).click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  const versions = history.getByRole("listitem");
  const moment = /\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d/;
  expect(await versions.allInnerTexts()).toEqual([
    expect.stringMatching(moment),
    expect.stringMatching(moment),
  ]);
  expect(await versions.first().innerText()).toContain(`zapisana przez ${editor.email}`);
  expect(await versions.last().innerText()).toContain("pierwsza wersja");
  expect(await history.locator("ins").innerText()).toContain("pierwsze");
  expect(await history.locator("del").innerText()).toContain("drugie");
  await history.getByRole("button", { name: "Przywróć tę wersję" }).click();
  expect(await form.getByLabel("Treść (Markdown)").inputValue()).toBe("Światło pierwsze");
  await save(page);
  await sheet(page).waitFor({ state: "detached" });
  expect((await now(row.id)).content).toBe("Światło pierwsze");
});

test("a deleted post comes back from the bin under its id", async ({ openWindow }) => {
  const row = await stored("Z kosza");
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  await rowButton(page, "Usuń", "Z kosza").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
  await toast(page, "Post został usunięty").waitFor();
  expect(await now(row.id)).toBeNull();
  await page.getByRole("button", { name: "Kosz", exact: true }).click();
  const bin = page.getByRole("dialog", { name: "Kosz" });
  await bin.getByRole("button", { name: "Podgląd: Z kosza" }).click();
  await page
    .frameLocator('iframe[title="Podgląd wpisu: Strona"]')
    .getByRole("heading", { level: 1, name: "Z kosza" })
    .waitFor();
  await bin.getByRole("button", { name: "Przywróć: Z kosza" }).click();
  const question = page.getByRole("alertdialog", { name: "Ten wpis był na stronie" });
  await question.getByRole("button", { name: "Anuluj" }).click();
  expect(await now(row.id)).toBeNull();
  await bin.getByRole("button", { name: "Przywróć: Z kosza" }).click();
  await question.getByRole("button", { name: "Przywróć na stronę" }).click();
  await toast(page, "Przywrócono z Kosza").waitFor();
  await bin.getByText("Przywróć: Z kosza").waitFor({ state: "detached" });
  const { version: _, updated_at: _u, ...before } = row;
  expect(await now(row.id)).toMatchObject(before);
});

test("what was public comes back from the bin as a draft, when the editor says so", async ({
  openWindow,
}) => {
  const row = await stored("Ostrożnie");
  await posts().delete().eq("id", row.id).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?trash=1");
  await page.getByRole("button", { name: "Przywróć: Ostrożnie" }).click();
  await page.getByRole("button", { name: "Przywróć jako szkic" }).click();
  await toast(page, "Przywrócono z Kosza jako szkic").waitFor();
  expect((await now(row.id)).published_at).toBeNull();
});

test("a deleted post whose address is taken says so, and waits in the bin until it is free", async ({
  openWindow,
}) => {
  const row = await stored("Wyparty", { published_at: null });
  await posts().delete().eq("id", row.id).throwOnError();
  const heir = await stored("Następca", { slug: row.slug });
  const { page } = await openWindow({ site: panel.url, expected: [/409|DataProblem/] });
  await openPanel(page, panel);
  await page.getByRole("button", { name: "Kosz", exact: true }).click();
  const restore = page.getByRole("dialog", { name: "Kosz" }).getByLabel("Przywróć: Wyparty");
  await restore.click();
  await toast(page, "Adres tego wpisu zajął tymczasem inny.").waitFor();
  expect(await now(row.id)).toBeNull();

  await posts()
    .update({ slug: `${row.slug}-2` })
    .eq("id", heir.id)
    .throwOnError();
  await restore.click();
  await toast(page, "Przywrócono z Kosza").waitFor();
  expect(await now(row.id)).toMatchObject({ title: "Wyparty", slug: row.slug });
});

test("a changed address leads on from every former one, with its query", async ({ openWindow }) => {
  const row = await stored("Wędrowny");
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  const form = await edit(page, row.title);
  for (const slug of [`${row.slug}-b`, `${row.slug}-c`]) {
    await form.getByLabel("Slug").fill(slug);
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await now(row.id)).slug).toBe(slug);
    await form.getByText(/^Zapisano/).waitFor();
  }
  for (const former of [row.slug, `${row.slug}-b`]) {
    const answer = await fetch(`${panel.url}/blog/${former}?utm_source=list`, {
      redirect: "manual",
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(`/blog/${row.slug}-c?utm_source=list`);
  }
});
