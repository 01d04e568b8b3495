import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { post, textBlock, tomorrow } from "../database/samples.ts";
import { test, toast } from "../support/browser.ts";
import { edit, openPanel, type Panel, photo, sheet, startPanel } from "../support/panel.ts";

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
  await form.getByLabel("Podpis (opcjonalnie)").fill("Plan o świcie");
  await form.getByRole("button", { name: "Przesuń w górę: Blok 2 z 2" }).click();

  await form.getByLabel("Źródła").fill("kadr.pl\n\n  Notatki z planu \n");
  await form.getByRole("tab", { name: "Podgląd" }).click();
  const preview = page.frameLocator('iframe[title="Podgląd wpisu: Strona"]');
  await preview.getByRole("heading", { level: 1, name: /łąka/ }).waitFor();
  await preview.locator("strong", { hasText: "Światło przed kadrem." }).waitFor();
  await preview.getByText("Plan o świcie").waitFor();
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
    "Plan o",
    row.content_blocks[0].content,
  ]) {
    expect(html).toContain(part);
  }
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
  const button = page.getByRole("button", { name: "Edytuj: Po zmianie" });
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
});

test("a draft and a planned post are hidden until their time comes", async ({ openWindow }) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?edit=new");
  const form = sheet(page);
  await form.getByLabel("Tytuł").fill("Jutrzejszy");
  await form.getByLabel("Autor").fill("Kuba Lis");
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
  const remove = page.getByRole("button", { name: "Usuń: Do usunięcia" });
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
    await page.getByRole("button", { name: "Usuń: Zostaje" }).click();
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
  const titles = () => page.locator("tbody td:first-child span.font-semibold").allInnerTexts();
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
  await page.getByRole("button", { name: "Szkic", exact: true }).click();
  await expect.poll(titles).toEqual(["Zorza nad planem"]);
  await page.reload();
  await expect.poll(titles).toEqual(["Zorza nad planem"]);
  await page.getByLabel("Szukaj").fill("nie ma takiego");
  await page.getByText("Nic nie pasuje do wyszukiwania.").waitFor();
  await page.getByRole("button", { name: "Wyczyść filtry" }).click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(2);
});
