import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { caseStudy } from "../database/samples.ts";
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

const studies = () => panel.database.from("case_studies");
const failure = { status: 500, json: { message: "dysk pełny", code: "XX000" } };
const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj case study|Zapisz zmiany)$/ });

async function publicPage(slug: string) {
  const answer = await fetch(`${panel.url}/case-studies/${slug}`);
  return { status: answer.status, html: await answer.text() };
}

const texts = {
  Klient: "Lotnisko",
  Branża: "Lotnictwo",
  "Krótki opis (na listę)": "Kanał od zera",
  "Wprowadzenie i cel projektu": "Cel",
  "Proces realizacji": "Proces",
  Wyniki: "Wyniki **+200%**",
  Wnioski: "Wnioski",
  Podsumowanie: "Koniec",
};

async function fillIn(page: Page, title: string) {
  await sheet(page).getByLabel("Tytuł").fill(title);
  for (const [label, text] of Object.entries(texts)) {
    await sheet(page).getByLabel(label, { exact: true }).fill(text);
  }
}

test("a case study is made from nothing to its public page, with a gallery of which one file fails", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?tab=case-studies");
  await page.getByText("Brak case studies do wyświetlenia").waitFor();
  await page.getByRole("button", { name: "Dodaj nowe case study" }).click();
  await save(page).click();
  expect(await sheet(page).locator('[aria-invalid="true"]').count()).toBe(10);
  await fillIn(page, "Kanał & lot – Łódź");
  expect(await sheet(page).getByLabel("Slug").inputValue()).toBe("kanal-lot-lodz");
  await sheet(page).getByText("/case-studies/kanal-lot-lodz").waitFor();
  await sheet(page).getByLabel("Link do YouTube").fill("https://vimeo.com/1");
  await save(page).click();
  await sheet(page)
    .getByText(/Podaj adres z YouTube/)
    .waitFor();
  await sheet(page)
    .getByLabel("Link do YouTube")
    .fill("https://www.youtube.com/watch?v=aqz-KE-bpKQ");

  await sheet(page)
    .getByLabel("Zdjęcie główne: Wybierz plik")
    .setInputFiles(await photo("a.jpg", 4000, 1000));
  await toast(page, "Zdjęcie zostało zoptymalizowane i przesłane").waitFor();
  const files = [
    await photo("żółć łąka.JPG", 2400, 1600),
    await photo("dwa.jpg"),
    { name: "zepsute.png", mimeType: "image/png", buffer: Buffer.from("to nie jest zdjęcie") },
    await photo("trzy.jpg"),
    await photo("mała.jpg", 300, 200),
  ];
  await sheet(page).getByLabel("Galeria zdjęć: Wybierz pliki").setInputFiles(files);
  await toast(page, "Optymalizowanie 5 obrazów...").waitFor();
  await toast(page, "Zdjęcia zostały zoptymalizowane i przesłane do galerii").waitFor();
  await toast(page, "Błąd podczas przesyłania zdjęć: zepsute.png – to nie jest zdjęcie").waitFor();
  const grips = sheet(page).getByRole("button", { name: /^Zdjęcie \d z 4\. Przeciągnij/ });
  expect(await grips.count()).toBe(4);

  // By keyboard: the last picture becomes the third, and Escape puts another back where it was.
  const sources = () =>
    sheet(page)
      .getByRole("group", { name: "Galeria zdjęć" })
      .locator("img")
      .evaluateAll((all) => all.map((it) => it.getAttribute("src")));
  const before = await sources();
  await grips.nth(3).focus();
  for (const key of ["Space", "ArrowLeft", "Space"]) {
    await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  const moved = [before[0], before[1], before[3], before[2]];
  await expect.poll(sources).toEqual(moved);
  await grips.nth(0).focus();
  for (const key of ["Space", "ArrowRight", "Escape"]) {
    await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  expect(await sources()).toEqual(moved);
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  await sheet(page).getByRole("button", { name: "Usuń z galerii: Zdjęcie 2 z 4" }).click();

  await save(page).click();
  await toast(page, "Case study zostało dodane").waitFor();
  const { data: row } = await studies()
    .select()
    .eq("slug", "kanal-lot-lodz")
    .single()
    .throwOnError();
  expect(JSON.parse(row.content)).toEqual({
    project_summary: "Cel",
    process: "Proces",
    results: "Wyniki **+200%**",
    conclusions: "Wnioski",
    final_summary: "Koniec",
  });
  expect(row.image_url).toMatch(/media\/case-studies\/[\w-]{36}\.webp$/);
  expect(row.gallery_images).toEqual([moved[0], moved[2], moved[3]]);
  for (const url of row.gallery_images) {
    expect(url).toMatch(/media\/case-studies\/gallery\/[\w-]{36}\.webp$/);
    expect((await fetch(panel.url + url)).headers.get("content-type")).toBe("image/webp");
  }
  const { html } = await publicPage("kanal-lot-lodz");
  expect(html).toContain("<strong>+200%</strong>");
  expect(html).toContain(row.image_url);
  await page
    .getByRole("row", { name: /Łódź.*kanal-lot-lodz.*Lotnisko.*Lotnictwo.*youtube/ })
    .waitFor();
});

test("a taken address is told from the database's refusal, and nothing is lost", async ({
  openWindow,
}) => {
  const taken = caseStudy();
  await studies().insert(taken).throwOnError();
  const { page } = await openWindow({ site: panel.url, expected: [/409/] });
  await openPanel(page, panel, "?tab=case-studies&edit=new");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("slug=eq")) asked.push(request.url());
  });
  await fillIn(page, "Drugi");
  await sheet(page).getByLabel("Slug").fill(taken.slug);
  await save(page).click();
  await toast(
    page,
    "Błąd podczas zapisywania case study: wpis z tym adresem już istnieje. Zmień slug.",
  ).waitFor();
  expect(asked).toEqual([]);
  expect(await sheet(page).getByLabel("Slug").getAttribute("aria-invalid")).toBe("true");
  expect(await sheet(page).getByLabel("Wnioski").inputValue()).toBe("Wnioski");
});

test("old plain text is the project's summary; an edit shows at once; deleting asks", async ({
  openWindow,
}) => {
  const row = caseStudy({ title: "Dawne", content: "Zwykły tekst", youtube_url: null });
  await studies().insert(row).throwOnError();
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?tab=case-studies");
  await page.getByRole("row", { name: /Dawne.*Brak/ }).waitFor();
  const form = await edit(page, "Dawne");
  expect(await form.getByLabel("Wprowadzenie i cel projektu").inputValue()).toBe("Zwykły tekst");
  for (const label of ["Proces realizacji", "Wyniki", "Wnioski", "Podsumowanie"]) {
    await form.getByLabel(label, { exact: true }).fill(`${label} dopisane`);
  }
  await save(page).click();
  await toast(page, "Case study zostało zaktualizowane").waitFor();
  await expect
    .poll(async () => (await publicPage(row.slug)).html, { timeout: 4_000 })
    .toContain("Wnioski dopisane");

  await rowButton(page, "Usuń", "Dawne").click();
  const question = page.getByRole("alertdialog", {
    name: "Czy na pewno chcesz usunąć to case study?",
  });
  await question.getByRole("button", { name: "Usuń" }).click();
  await toast(page, "Case study zostało usunięte").waitFor();
  expect((await publicPage(row.slug)).status).toBe(404);

  await page.getByRole("button", { name: "Kosz" }).click();
  await page.getByRole("button", { name: "Przywróć: Dawne" }).click();
  await page.getByRole("button", { name: "Przywróć na stronę" }).click();
  await toast(page, "Przywrócono z Kosza").waitFor();
  await expect.poll(async () => (await publicPage(row.slug)).status, { timeout: 4_000 }).toBe(200);
});

test("a case study is begun with a title, and looked at before it is published", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ site: panel.url });
  await openPanel(page, panel, "?tab=case-studies&edit=new");
  await sheet(page).getByLabel("Tytuł").fill("Dopiero zaczęte");
  await sheet(page).getByRole("button", { name: "Zapisz szkic", exact: true }).click();
  await toast(page, "Szkic zapisany").waitFor();
  await page.getByRole("dialog", { name: "Edytuj case study" }).waitFor();
  const { data } = await studies().select().eq("slug", "dopiero-zaczete").single().throwOnError();
  expect(data).toMatchObject({ client: "", industry: "", summary: "", published_at: null });

  await sheet(page).getByLabel("Wyniki", { exact: true }).fill("Wyniki **+12%**");
  await sheet(page).getByRole("button", { name: "Podgląd" }).click();
  const preview = page.frameLocator('iframe[title="Podgląd wpisu: Strona"]');
  await preview.locator("strong", { hasText: "+12%" }).waitFor();
  await page
    .frameLocator('iframe[title="Podgląd wpisu: Karta na liście"]')
    .getByText("Dopiero zaczęte")
    .first()
    .waitFor();
  const dialog = page.getByRole("dialog", { name: "Podgląd", exact: true });
  await dialog.getByRole("button", { name: "Komputer" }).click();
  expect(
    await page.locator('iframe[title="Podgląd wpisu: Strona"]').evaluate((it) => it.clientWidth),
  ).toBe(1280);
  await dialog.getByRole("button", { name: "Zamknij" }).click();
  await sheet(page).getByLabel("Teraz").check();
  await save(page).click();
  await toast(page, "Popraw zaznaczone pola: Klient, Branża").waitFor();
});

describe("a backend that fails", () => {
  const expected = [/[45]\d\d|DataProblem|Failed to load/];

  test("while saving or deleting says so, and keeps every word", async ({ openWindow }) => {
    await studies()
      .insert(caseStudy({ title: "Uparte", content: "Tekst" }))
      .throwOnError();
    const { page } = await openWindow({ site: panel.url, expected });
    await openPanel(page, panel, "?tab=case-studies");
    await edit(page, "Uparte");
    await fillIn(page, "Uparte II");
    await page.route("**/rest/v1/case_studies**", (route) =>
      ["PATCH", "DELETE"].includes(route.request().method())
        ? route.fulfill(failure)
        : route.fallback(),
    );
    await save(page).click();
    await toast(page, "Błąd podczas zapisywania case study: dysk pełny").waitFor();
    expect(await sheet(page).getByLabel("Tytuł").inputValue()).toBe("Uparte II");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Zamknij, zachowaj kopię" }).click();
    await rowButton(page, "Usuń", "Uparte").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Usuń" }).click();
    await toast(page, "Wystąpił błąd podczas usuwania case study").waitFor();
    await page.getByRole("row", { name: /Uparte/ }).waitFor();
  });

  test("while pictures are sent says which", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url, expected });
    await openPanel(page, panel, "?tab=case-studies&edit=new");
    await page.route("**/storage/v1/object/media/**", (route) =>
      route.fulfill({ status: 500, json: { message: "brak miejsca", statusCode: "500" } }),
    );
    await sheet(page)
      .getByLabel("Zdjęcie główne: Wybierz plik")
      .setInputFiles(await photo("jeden.jpg"));
    await toast(page, "Błąd podczas przesyłania zdjęcia: brak miejsca").waitFor();
    const gallery = sheet(page).getByLabel("Galeria zdjęć: Wybierz pliki");
    await gallery.setInputFiles([await photo("jeden.jpg"), await photo("dwa.jpg")]);
    await toast(
      page,
      "Błąd podczas przesyłania zdjęć: jeden.jpg – brak miejsca; dwa.jpg – brak miejsca",
    ).waitFor();
  });

  test("while the list is read says so", async ({ openWindow }) => {
    const { page } = await openWindow({ site: panel.url, expected });
    await page.route("**/rest/v1/case_studies**", (route) =>
      route.fulfill({ status: 403, json: { message: "nie", code: "42501" } }),
    );
    await openPanel(page, panel, "?tab=case-studies");
    await toast(page, "Wystąpił błąd podczas pobierania case studies").waitFor();
    await page.getByRole("button", { name: "Spróbuj ponownie" }).waitFor();
  });
});
