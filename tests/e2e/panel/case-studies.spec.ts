import { expect, type Page } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { button, expectPublic, field, photo, sheet, test } from "../support/panel.ts";

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

async function fillIn(page: Page, title: string): Promise<void> {
  await field(page, "Tytuł").fill(title);
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

test("a case study is made from nothing to its public page", async ({
  page,
  database,
  openPanel,
}) => {
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

  const sources = () =>
    sheet(page)
      .getByRole("group", { name: "Galeria zdjęć" })
      .locator("img")
      .evaluateAll((all) => all.map((it) => it.getAttribute("src")));
  await expect.poll(async () => (await sources()).length).toBe(4);
  const before = await sources();
  await button(sheet(page), "Przesuń wcześniej: Zdjęcie 4 z 4").press("Enter");
  await expect.poll(sources).toEqual([before[0], before[1], before[3], before[2]]);
  await button(sheet(page), "Usuń z galerii: Zdjęcie 2 z 4").click();

  await button(sheet(page), "Podgląd").click();
  const preview = page.frameLocator('iframe[title="Podgląd: Strona"]');
  await expect(preview.locator("strong", { hasText: "+200%" })).toBeVisible();
  await button(page.getByRole("dialog", { name: "Podgląd", exact: true }), "Zamknij").click();

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
  expect(row.gallery_images).toEqual([before[0], before[3], before[2]]);
  for (const url of row.gallery_images) {
    expect(url).toMatch(/media\/case-studies\/gallery\/[\w-]{36}\.webp$/);
    const answer = await page.request.get(url);
    expect(answer.headers()["content-type"]).toBe("image/webp");
  }
  await expectPublic(page, `/case-studies/${row.slug}`, { text: "<strong>+200%</strong>" });
  await expectPublic(page, `/case-studies/${row.slug}`, { text: row.image_url });
  const columns = /Łódź.*kanal-lot-lodz.*Lotnisko.*Lotnictwo.*youtube/;
  await expect(page.getByRole("row", { name: columns })).toBeVisible();
});
