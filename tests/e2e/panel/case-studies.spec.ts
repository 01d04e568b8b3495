import { expect, type Page } from "@playwright/test";
import { caseStudy } from "../../database/samples.ts";
import { toast } from "../support/fixtures.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  photo,
  rowButton,
  sheet,
  test,
} from "../support/panel.ts";

const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj case study|Zapisz zmiany)$/ });

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
  await field(page, "Tytuł").fill(title);
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

test("a case study is made from nothing to its public page", async ({
  page,
  database,
  openPanel,
}) => {
  await database.from("case_studies").delete().gt("id", 0).throwOnError();
  await openPanel("?tab=case-studies");
  await expect(page.getByText("Brak case studies do wyświetlenia")).toBeVisible();
  await button(page, "Dodaj nowe case study").click();
  await save(page).click();
  await expect(sheet(page).locator('[aria-invalid="true"]')).toHaveCount(10);
  await fillIn(page, "Kanał & lot – Łódź");
  await expect(field(page, "Slug")).toHaveValue("kanal-lot-lodz");
  await expect(sheet(page).getByText("/case-studies/kanal-lot-lodz")).toBeVisible();
  await field(page, "Link do YouTube").fill("https://vimeo.com/1");
  await save(page).click();
  await expect(sheet(page).getByText(/Podaj adres z\sYouTube/)).toBeVisible();
  await field(page, "Link do YouTube").fill("https://www.youtube.com/watch?v=aqz-KE-bpKQ");

  const main = await photo("a.jpg", 4000, 1000);
  await sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(main);
  await expect(toast(page, "Zdjęcie zostało zoptymalizowane i przesłane")).toBeVisible();
  const files = [
    await photo("żółć łąka.JPG", 2400, 1600),
    await photo("dwa.jpg"),
    { name: "zepsute.png", mimeType: "image/png", buffer: Buffer.from("to nie jest zdjęcie") },
    await photo("trzy.jpg"),
    await photo("mała.jpg", 300, 200),
  ];
  await sheet(page).getByLabel("Galeria zdjęć: Wybierz pliki").setInputFiles(files);
  await expect(toast(page, "Optymalizowanie 5 obrazów...")).toBeVisible();
  const stored = toast(page, "Zdjęcia zostały zoptymalizowane i przesłane do galerii");
  await expect(stored).toBeVisible();
  const failed = "Błąd podczas przesyłania zdjęć: zepsute.png – to nie jest zdjęcie";
  await expect(toast(page, failed)).toBeVisible();

  // By keyboard the last picture becomes the second; its button keeps the focus on the way.
  const sources = () =>
    sheet(page)
      .getByRole("group", { name: "Galeria zdjęć" })
      .locator("img")
      .evaluateAll((all) => all.map((it) => it.getAttribute("src")));
  await expect.poll(async () => (await sources()).length).toBe(4);
  const before = await sources();
  await button(sheet(page), "Przesuń wcześniej: Zdjęcie 4 z 4").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  const moved = [before[0], before[3], before[1], before[2]];
  await expect.poll(sources).toEqual(moved);
  await expect(button(sheet(page), "Przesuń dalej: Zdjęcie 4 z 4")).toBeDisabled();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await button(sheet(page), "Usuń z galerii: Zdjęcie 2 z 4").click();

  await save(page).click();
  await expect(toast(page, "Case study zostało dodane")).toBeVisible();
  const found = database.from("case_studies").select().eq("slug", "kanal-lot-lodz").single();
  const { data: row } = await found.throwOnError();
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
    expect((await page.request.get(url)).headers()["content-type"]).toBe("image/webp");
  }
  await expectPublic(page, `/case-studies/${row.slug}`, { text: "<strong>+200%</strong>" });
  await expectPublic(page, `/case-studies/${row.slug}`, { text: row.image_url });
  const columns = /Łódź.*kanal-lot-lodz.*Lotnisko.*Lotnictwo.*youtube/;
  await expect(page.getByRole("row", { name: columns })).toBeVisible();
});

test("a taken address is refused, and nothing is lost", async ({
  page,
  database,
  openPanel,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const taken = caseStudy();
  await database.from("case_studies").insert(taken).throwOnError();
  await openPanel("?tab=case-studies&edit=new");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("slug=eq")) asked.push(request.url());
  });
  await fillIn(page, "Drugi");
  await field(page, "Slug").fill(taken.slug);
  await save(page).click();
  const told = "Błąd podczas zapisywania case study: wpis z tym adresem już istnieje. Zmień slug.";
  await expect(toast(page, told)).toBeVisible();
  expect(asked).toEqual([]);
  await expect(field(page, "Slug")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Wnioski")).toHaveValue("Wnioski");
});

test("old plain text is edited, deleted and restored", async ({ page, database, openPanel }) => {
  const row = caseStudy({ title: "Dawne", content: "Zwykły tekst", youtube_url: null });
  await database.from("case_studies").insert(row).throwOnError();
  await openPanel("?tab=case-studies");
  await expect(page.getByRole("row", { name: /Dawne.*Brak/ })).toBeVisible();
  await edit(page, "Dawne");
  await expect(field(page, "Wprowadzenie i cel projektu")).toHaveValue("Zwykły tekst");
  for (const label of ["Proces realizacji", "Wyniki", "Wnioski", "Podsumowanie"]) {
    await field(page, label).fill(`${label} dopisane`);
  }
  await save(page).click();
  await expect(toast(page, "Case study zostało zaktualizowane")).toBeVisible();
  await expectPublic(page, `/case-studies/${row.slug}`, { text: "Wnioski dopisane" });

  await rowButton(page, "Usuń", "Dawne").click();
  const name = "Czy na pewno chcesz usunąć to case study?";
  await button(page.getByRole("alertdialog", { name }), "Usuń").click();
  await expect(toast(page, "Case study zostało usunięte")).toBeVisible();
  await expectPublic(page, `/case-studies/${row.slug}`, { status: 404 });

  await button(page, "Kosz").click();
  await button(page, "Przywróć: Dawne").click();
  await button(page, "Przywróć na stronę").click();
  await expect(toast(page, "Przywrócono z Kosza")).toBeVisible();
  await expectPublic(page, `/case-studies/${row.slug}`);
});

test("a draft is begun with a title, and previewed", async ({ page, database, openPanel }) => {
  await openPanel("?tab=case-studies&edit=new");
  await field(page, "Tytuł").fill("Dopiero zaczęte");
  await button(sheet(page), "Zapisz szkic").click();
  await expect(toast(page, "Szkic zapisany")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Edytuj case study" })).toBeVisible();
  const found = database.from("case_studies").select().eq("slug", "dopiero-zaczete").single();
  const draft = { client: "", industry: "", summary: "", published_at: null };
  expect((await found.throwOnError()).data).toMatchObject(draft);

  await field(page, "Wyniki").fill("Wyniki **+12%**");
  await button(sheet(page), "Podgląd").click();
  const whole = 'iframe[title="Podgląd wpisu: Strona"]';
  await expect(page.frameLocator(whole).locator("strong", { hasText: "+12%" })).toBeVisible();
  const card = page.frameLocator('iframe[title="Podgląd wpisu: Karta na liście"]');
  await expect(card.getByText("Dopiero zaczęte").first()).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Podgląd", exact: true });
  await button(dialog, "Komputer").click();
  await expect(page.locator(whole)).toHaveJSProperty("clientWidth", 1280);
  await button(dialog, "Zamknij").click();
  await sheet(page).getByLabel("Teraz").check();
  await save(page).click();
  await expect(toast(page, "Popraw zaznaczone pola: Klient, Branża")).toBeVisible();
});
