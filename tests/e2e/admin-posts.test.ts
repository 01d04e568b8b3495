import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { post, textBlock, tomorrow } from "../database/samples.ts";
import { test, toast } from "../support/browser.ts";
import {
  edit,
  openPanel,
  type Panel,
  photo,
  rowButton,
  sheet,
  startPanel,
} from "../support/panel.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj post|Zapisz zmiany)$/ });
const posts = () => panel.database.from("blog_posts");
const failure = { status: 500, json: { message: "dysk pełny", code: "XX000" } };

async function read(slug: string) {
  return (await posts().select().eq("slug", slug).single().throwOnError()).data;
}

async function publicPage(slug: string) {
  const answer = await fetch(`${panel.url}/blog/${slug}`);
  return { status: answer.status, html: await answer.text() };
}

test("a post is written from nothing to its public page", async ({ openWindow }) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  await page.getByText("Brak postów do wyświetlenia").waitFor();
  await page.getByRole("button", { name: "Dodaj Nowy Post" }).click();
  const form = page.getByRole("dialog", { name: "Dodaj nowy post bloga" });
  await form.getByLabel("Tytuł").waitFor();
  await page.keyboard.type("Żółć, łąka i  – światło!");
  expect(await form.getByLabel("Slug").inputValue()).toBe("zolc-laka-i-swiatlo");
  await form.getByLabel("Autor").fill(" Ania Wilk ");
  expect(await form.getByRole("tab").allInnerTexts()).toEqual([
    "Markdown",
    "Bloki treści",
    "Podgląd",
  ]);

  const text = form.getByLabel("Treść (Markdown)");
  await text.fill("Światło przed kadrem.");
  await text.selectText();
  await page.keyboard.press("Control+b");
  expect(await text.inputValue()).toBe("**Światło przed kadrem.**");

  await form.getByRole("tab", { name: "Bloki treści" }).click();
  await form.getByRole("button", { name: "Dodaj tekst" }).click();
  await form.getByLabel("Treść bloku (Markdown)").fill("Blok pierwszy");
  await form.getByRole("button", { name: "Dodaj zdjęcie" }).click();
  await form.getByLabel("Zdjęcie: Wybierz plik").setInputFiles(await photo());
  await toast(page, "Optymalizowanie obrazu...").waitFor();
  await toast(page, "Zdjęcie zostało zoptymalizowane i przesłane").waitFor();
  await form.getByLabel("Podpis (opcjonalnie)").fill(`Kadr 12-ab3 - "świt"`);
  await form.getByRole("button", { name: "Przesuń w górę: Blok 2 z 2" }).click();

  await form.getByLabel("Źródła").fill("kadr.pl\n\n  Notatki z planu \n");
  await form.getByRole("tab", { name: "Podgląd" }).click();
  const preview = page.frameLocator('iframe[title="Podgląd wpisu: Strona"]');
  await preview.getByRole("heading", { level: 1, name: /łąka/ }).waitFor();
  await preview.locator("strong", { hasText: "Światło przed kadrem." }).waitFor();
  await preview.getByText(`Kadr 12-ab3 - "świt"`, { exact: true }).waitFor();
  const card = page.frameLocator('iframe[title="Podgląd wpisu: Karta na liście"]');
  await card.getByRole("link", { name: /Czytaj więcej/ }).waitFor();
  await form.getByRole("button", { name: "Komputer" }).click();
  expect(
    await page.locator('iframe[title="Podgląd wpisu: Strona"]').evaluate((it) => it.clientWidth),
  ).toBe(1280);

  await save(page).click();
  await toast(page, "Post został dodany").waitFor();
  await sheet(page).waitFor({ state: "detached" });
  await page.getByRole("row", { name: /Żółć.*Opublikowany.*Ania Wilk/ }).waitFor();

  const row = await read("zolc-laka-i-swiatlo");
  expect(row).toMatchObject({
    title: "Żółć, łąka i  – światło!",
    author: "Ania Wilk",
    image_url: null,
    sources: ["kadr.pl", "Notatki z planu"],
  });
  expect(row.content_blocks.map(({ type }: { type: string }) => type)).toEqual(["image", "text"]);
  expect(row.content_blocks[0].content).toMatch(
    /^\/storage\/v1\/object\/public\/media\/blog\/[\w-]{36}\.webp$/,
  );
  const { status, html } = await publicPage("zolc-laka-i-swiatlo");
  expect(status).toBe(200);
  for (const part of [
    "<strong>Światło przed kadrem.</strong>",
    "Kadr 12-ab3",
    row.content_blocks[0].content,
  ]) {
    expect(html).toContain(part);
  }
});

const toPage = (within: Locator) => within.getByRole("link", { name: "Zobacz na stronie" });

test("a title is kept as a draft; it is published by the main button alone, and not empty without a question", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const form = sheet(page);
  await form.getByText("Ukaże się od razu na stronie.").waitFor();
  await form.getByLabel("Tytuł").fill("Sam tytuł");
  await form.getByLabel("Slug").fill("");
  // Enter is no way to publish by mistake.
  await form.getByLabel("Tytuł").press("Enter");
  await page.keyboard.press("Control+s");
  await toast(page, "Szkic zapisany").waitFor();
  await page.getByRole("dialog", { name: "Edytuj post bloga" }).waitFor();
  await form.getByText("Zostanie szkicem, którego nie widać na stronie.").waitFor();
  expect(await read("sam-tytul")).toMatchObject({ author: "", published_at: null });
  expect((await publicPage("sam-tytul")).status).toBe(404);
  await page.reload();
  await expect.poll(() => form.getByLabel("Tytuł").inputValue()).toBe("Sam tytuł");

  await form.getByRole("button", { name: "Zapisz szkic", exact: true }).click();
  await form.getByText(/^Zapisano/).waitFor();
  await save(page).click();
  await toast(page, "Post został zaktualizowany").waitFor();
  await page.getByRole("row", { name: /Sam tytuł.*Szkic/ }).waitFor();
  expect(await toPage(page.getByRole("row", { name: /Sam tytuł/ })).count()).toBe(0);

  await page.getByRole("link", { name: "Sam tytuł", exact: true }).click();
  await form.getByLabel("Teraz").check();
  await save(page).click();
  await toast(page, "Popraw zaznaczone pola: Autor").waitFor();
  await form.getByLabel("Autor").fill("Ania Wilk");
  await save(page).click();
  const question = page.getByRole("alertdialog", { name: "Sprawdź przed publikacją" });
  await question.getByText(/Post nie ma jeszcze treści/).waitFor();
  await question.getByRole("button", { name: "Wróć do edycji" }).click();
  expect((await read("sam-tytul")).published_at).toBeNull();
  await save(page).click();
  await question.getByRole("button", { name: "Opublikuj mimo to" }).click();
  const told = toast(page, "Post został zaktualizowany").filter({ hasText: "Zobacz na stronie" });
  const address = await toPage(told).getAttribute("href");
  expect(address).toBe("/blog/sam-tytul");
  await expect.poll(async () => (await publicPage("sam-tytul")).status).toBe(200);
  const row = page.getByRole("row", { name: /Sam tytuł.*Opublikowany/ });
  expect(await row.getByRole("link", { name: /Zobacz na stronie/ }).getAttribute("target")).toBe(
    "_blank",
  );

  // What is public is live with every save, and says so.
  await edit(page, "Sam tytuł");
  await form.getByText("Zmiany od razu ukażą się na stronie.").waitFor();
  expect(await form.getByRole("button", { name: "Zapisz szkic" }).count()).toBe(0);
  await form.getByLabel("Treść (Markdown)").fill("Już z treścią.");
  await page.keyboard.press("Control+s");
  await form.getByText(/^Zapisano/).waitFor();
  await expect
    .poll(async () => (await publicPage("sam-tytul")).html, { timeout: 2_000 })
    .toContain("Już z");
  await toPage(form).waitFor();
});

test("a planned post stays planned by Ctrl+S, and becomes a draft by its button", async ({
  openWindow,
}) => {
  const published_at = `${tomorrow().slice(0, 10)}T08:30:00+00:00`;
  const row = post({ title: "Zaplanowany wpis", published_at });
  await posts().insert(row).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  await page
    .getByRole("row", { name: /Zaplanowany wpis.*\d\d\.\d{4} o\s(9|10):30 czasu/ })
    .waitFor();
  const form = await edit(page, "Zaplanowany wpis");
  await form
    .getByText(/^Ukaże się \d\d\.\d\d\.\d{4} o\s(9|10):30 czasu warszawskiego\.$/)
    .waitFor();
  await form.getByLabel("Teraz").check();
  await form.getByLabel("Tytuł").fill("Zaplanowany dalej");
  await page.keyboard.press("Control+s");
  await toast(page, "Zapisano. Ukaże się").waitFor();
  const stored = await read(row.slug);
  expect(stored.title).toBe("Zaplanowany dalej");
  expect(Date.parse(stored.published_at)).toBe(Date.parse(published_at));

  await form.getByRole("button", { name: "Zapisz szkic", exact: true }).click();
  await toast(page, "Szkic zapisany. Termin publikacji został odwołany.").waitFor();
  expect((await read(row.slug)).published_at).toBeNull();
});

test("authors of other posts are offered; long texts are searched", async ({ openWindow }) => {
  const authors = ["Rzadki Autor", "Częsta Autorka", "Częsta Autorka"];
  const rows = authors.map((author) => post({ author, title: author, content: "Żółty żuraw" }));
  await posts().insert(rows).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const offered = () =>
    sheet(page)
      .getByLabel("Autor")
      .evaluate((input: HTMLInputElement) =>
        [...(input.list?.options ?? [])].map(({ value }) => value),
      );
  await expect
    .poll(async () => (await offered()).filter((name) => /Autor/.test(name)))
    .toEqual(["Częsta Autorka", "Rzadki Autor"]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Szukaj").fill("żuraw");
  await page.getByRole("row", { name: /Rzadki Autor/ }).waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
});

test("what is missing is told at its field, and nothing is sent", async ({ openWindow }) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const form = sheet(page);
  await form.getByLabel("Tytuł").waitFor();
  await save(page).click();
  const told = toast(page, "Slug jest wymagany");
  await told.waitFor();
  for (const label of ["Tytuł", "Slug", "Autor"]) {
    expect(await form.getByLabel(label).getAttribute("aria-invalid")).toBe("true");
  }
  await expect
    .poll(() => form.getByLabel("Tytuł").evaluate((it) => it === document.activeElement))
    .toBe(true);
  // A toast is closed like any other, though the sheet holds the page.
  await told.getByRole("button").click();
  await told.waitFor({ state: "detached" });
  await form.getByLabel("Tytuł").fill("T");
  await form.getByLabel("Slug").fill("Zły Slug");
  await form.getByLabel("Autor").fill("A");
  await form.getByLabel("Adres zdjęcia").fill("javascript:alert(1)");
  await save(page).click();
  await form.getByText(/Slug to małe litery/).waitFor();
  await form.getByText(/Podaj adres, który zaczyna się/).waitFor();
});

test("an address that another post has blocks the save", async ({ openWindow }) => {
  const taken = post();
  await posts().insert(taken).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const form = sheet(page);
  await form.getByLabel("Tytuł").fill("Nowy");
  await form.getByLabel("Slug").fill(taken.slug);
  await form.getByLabel("Autor").fill("A");
  await save(page).click();
  await toast(page, "Post z tym slug już istnieje").waitFor();
  await form.getByRole("button", { name: "Zapisz szkic", exact: true }).click();
  await expect.poll(() => toast(page, "Post z tym slug już istnieje").count()).toBe(2);
  expect(await form.getByLabel("Slug").getAttribute("aria-invalid")).toBe("true");
  expect((await posts().select("id").eq("slug", taken.slug).throwOnError()).data).toHaveLength(1);
});

test("an edit shows on the public page at once; saving without changes saves too", async ({
  openWindow,
}) => {
  const row = post({
    title: "Przed zmianą",
    content_blocks: [textBlock({ content: "Stary blok" })],
  });
  await posts().insert(row).throwOnError();
  expect((await publicPage(row.slug)).html).toContain("Przed");
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  const form = await edit(page, "Przed zmianą");
  await save(page).click();
  await toast(page, "Post został zaktualizowany").waitFor();
  await sheet(page).waitFor({ state: "detached" });

  await edit(page, "Przed zmianą");
  await form.getByLabel("Tytuł").fill("Po zmianie");
  expect(await form.getByLabel("Slug").inputValue()).toBe(row.slug);
  await page.keyboard.press("Control+s");
  await form.getByText(/^Zapisano \d\d:\d\d$/).waitFor();
  await expect
    .poll(async () => (await publicPage(row.slug)).html, { timeout: 4_000 })
    .toContain("Po zmianie");
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
  const button = rowButton(page, "Edytuj", "Po zmianie");
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
});

test("a draft and a planned post are hidden until their time comes", async ({ openWindow }) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const form = sheet(page);
  await form.getByLabel("Tytuł").fill("Jutrzejszy");
  await form.getByLabel("Autor").fill("Kuba Lis");
  await form.getByLabel("Treść (Markdown)").fill("Jutro się okaże.");
  await form.getByLabel("W wybranym terminie").check();
  await form.getByLabel("Data i godzina").fill(`${tomorrow().slice(0, 10)}T09:30`);
  await save(page).click();
  await page.getByRole("row", { name: /Jutrzejszy.*Zaplanowany/ }).waitFor();
  expect((await publicPage("jutrzejszy")).status).toBe(404);

  await edit(page, "Jutrzejszy");
  await form.getByLabel("Nie publikuj (szkic)").check();
  await save(page).click();
  await page.getByRole("row", { name: /Jutrzejszy.*Szkic/ }).waitFor();
  expect((await read("jutrzejszy")).published_at).toBeNull();
  expect((await publicPage("jutrzejszy")).status).toBe(404);

  await edit(page, "Jutrzejszy");
  await form.getByLabel("Teraz").check();
  await save(page).click();
  await page.getByRole("row", { name: /Jutrzejszy.*Opublikowany/ }).waitFor();
  await expect
    .poll(async () => (await publicPage("jutrzejszy")).status, { timeout: 4_000 })
    .toBe(200);
});

test("deleting asks first, and the public page goes with the row", async ({ openWindow }) => {
  const row = post({ title: "Do usunięcia" });
  await posts().insert(row).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  const remove = rowButton(page, "Usuń", "Do usunięcia");
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Czy na pewno chcesz usunąć ten post?" });
  await question.getByRole("button", { name: "Anuluj" }).click();
  await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true);
  await remove.click();
  await question.getByRole("button", { name: "Usuń" }).click();
  await toast(page, "Post został usunięty").waitFor();
  await remove.waitFor({ state: "detached" });
  await expect.poll(async () => (await publicPage(row.slug)).status, { timeout: 4_000 }).toBe(404);
});

describe("a backend that fails", () => {
  const expected = [/500|DataProblem|Failed to load/];

  test("while saving says why, and keeps every word", async ({ openWindow }) => {
    await posts()
      .insert(post({ title: "Uparty" }))
      .throwOnError();
    const { page } = await openWindow({ site: panel.url, expected });
    await openPanel(page, panel);
    const form = await edit(page, "Uparty");
    await form.getByLabel("Autor").fill("Nie zginę");
    await page.route("**/rest/v1/blog_posts**", (route) =>
      route.request().method() === "PATCH" ? route.fulfill(failure) : route.fallback(),
    );
    await save(page).click();
    await toast(page, "Błąd podczas zapisywania postu: dysk pełny").waitFor();
    expect(await form.getByLabel("Autor").inputValue()).toBe("Nie zginę");
    await form.getByText("Niezapisane").waitFor();
    await page.unrouteAll();
    await save(page).click();
    await toast(page, "Post został zaktualizowany").waitFor();
  });

  test("while a picture is sent says why, and keeps the form", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url, expected });
    await openPanel(page, panel, "?edit=new");
    await sheet(page).getByLabel("Tytuł").fill("Ze zdjęciem");
    await page.route("**/storage/v1/object/media/**", (route) =>
      route.fulfill({
        status: 500,
        json: { message: "brak miejsca", error: "brak", statusCode: "500" },
      }),
    );
    await sheet(page)
      .getByLabel("Zdjęcie główne: Wybierz plik")
      .setInputFiles(await photo());
    await toast(page, "Błąd podczas przesyłania zdjęcia: brak miejsca").waitFor();
    expect(await sheet(page).getByLabel("Tytuł").inputValue()).toBe("Ze zdjęciem");
  });

  test("while deleting says so, and the row stays", async ({ openWindow }) => {
    await posts()
      .insert(post({ title: "Zostaje" }))
      .throwOnError();
    const { page } = await openWindow({ site: panel.url, expected });
    await openPanel(page, panel);
    await rowButton(page, "Usuń", "Zostaje").click();
    await page.route("**/rest/v1/blog_posts**", (route) =>
      route.request().method() === "DELETE" ? route.fulfill(failure) : route.fallback(),
    );
    await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
    await toast(page, "Wystąpił błąd podczas usuwania postu").waitFor();
    await page.getByRole("row", { name: /Zostaje/ }).waitFor();
  });

  test("while the list is read says so, and offers to try again", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url, expected });
    // Refusals are not repeated: the test need not wait for three more attempts.
    await page.route("**/rest/v1/blog_posts**", (route) =>
      route.fulfill({ status: 403, json: { message: "nie", code: "42501" } }),
    );
    expected.push(/403/);
    await openPanel(page, panel);
    await toast(page, "Wystąpił błąd podczas pobierania postów bloga").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await page
      .getByRole("row", { name: /Opublikowany/ })
      .first()
      .waitFor();
  });
});

test("the list is searched, sorted and filtered in the address", async ({ openWindow }) => {
  const rows = [
    post({ title: "Ćma w reflektorze", author: "Zenon Ćwik" }),
    post({ title: "Zorza nad planem", author: "Zenon Ćwik", published_at: null }),
  ];
  await posts().insert(rows).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel);
  const titles = () => page.locator("tbody td:first-child a[href*='edit=']").allInnerTexts();
  await page.getByLabel("Szukaj").pressSequentially("cwik", { delay: 5 });
  expect(await page.getByLabel("Szukaj").inputValue()).toBe("cwik");
  await expect.poll(titles).toHaveLength(2);
  await page.getByRole("button", { name: "Tytuł", exact: true }).click();
  await expect.poll(titles).toEqual(["Ćma w reflektorze", "Zorza nad planem"]);
  expect(await page.getByRole("columnheader", { name: "Tytuł" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  expect(await page.getByRole("columnheader").allInnerTexts()).toEqual([
    "Tytuł",
    "Autor",
    "Data publikacji",
    "Akcje",
  ]);
  await page.getByRole("button", { name: "Tytuł", exact: true }).click();
  await expect.poll(titles).toEqual(["Zorza nad planem", "Ćma w reflektorze"]);
  expect(await page.getByRole("columnheader", { name: "Autor" }).getAttribute("aria-sort")).toBe(
    "none",
  );
  // Rows are cards on a phone: there are no headers to press, but a list of orders.
  await page.setViewportSize({ width: 390, height: 800 });
  // The list of orders is no field for a title, though it names that column.
  await expect.poll(() => page.getByLabel("Tytuł").count()).toBe(0);
  await page.getByLabel("Sortuj").selectOption({ label: "Tytuł: rosnąco" });
  await expect.poll(titles).toEqual(["Ćma w reflektorze", "Zorza nad planem"]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Szkic", exact: true }).click();
  await expect.poll(titles).toEqual(["Zorza nad planem"]);
  await page.reload();
  await expect.poll(titles).toEqual(["Zorza nad planem"]);
  await page.getByLabel("Szukaj").fill("nie ma takiego");
  await page.getByText("Nic nie pasuje do wyszukiwania.").waitFor();
  await page.getByRole("button", { name: "Wyczyść filtry" }).click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(1);
});
