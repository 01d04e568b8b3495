import { expect, type Page } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { button, expectPublic, field, photo, readPost, sheet, test } from "../support/panel.ts";

const save = (page: Page) =>
  sheet(page).getByRole("button", { name: /^(Dodaj post|Zapisz zmiany)$/ });

test("a post is written from nothing to its public page", async ({ page, database, openPanel }) => {
  await openPanel();
  await expect(page.getByText("Brak postów do wyświetlenia")).toBeVisible();
  await button(page, "Dodaj Nowy Post").click();
  const form = page.getByRole("dialog", { name: "Dodaj nowy post bloga", exact: true });
  await expect(field(page, "Tytuł")).toBeFocused();
  await page.keyboard.type("Żółć, łąka i  – światło!");
  await expect(field(page, "Slug")).toHaveValue("zolc-laka-i-swiatlo");
  await expect(page).toHaveTitle("Żółć, łąka i – światło! – Panel Administratora");
  await field(page, "Autor").fill(" Ania Wilk ");
  await expect(form.getByRole("tab")).toHaveText(["Markdown", "Bloki treści", "Podgląd"]);

  const text = field(page, "Treść (Markdown)");
  await text.fill("Światło przed kadrem.");
  await text.selectText();
  await page.keyboard.press("Control+b");
  await expect(text).toHaveValue("**Światło przed kadrem.**");

  await form.getByRole("tab", { name: "Bloki treści" }).click();
  await button(form, "Dodaj tekst").click();
  await form.getByLabel("Treść bloku (Markdown)").fill("Blok pierwszy");
  await button(form, "Dodaj zdjęcie").click();
  await form.getByLabel("Zdjęcie: Wybierz plik").setInputFiles(await photo());
  await expect(toast(page, "Optymalizowanie obrazu...")).toBeVisible();
  await expect(toast(page, "Zdjęcie zostało zoptymalizowane i przesłane")).toBeVisible();
  await form.getByLabel("Podpis (opcjonalnie)").fill(`Kadr 12-ab3 - "świt"`);
  await button(form, "Przesuń w górę: Blok 2 z 2").click();

  await field(page, "Źródła").fill("kadr.pl\n\n  Notatki z planu \n");
  await form.getByRole("tab", { name: "Podgląd" }).click();
  const preview = page.frameLocator('iframe[title="Podgląd: Strona"]');
  await expect(preview.getByRole("heading", { level: 1, name: /łąka/ })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("Światło przed kadrem.");
  await expect(preview.getByText(`Kadr 12-ab3 - "świt"`, { exact: true })).toBeVisible();
  const card = page.frameLocator('iframe[title="Podgląd: Karta na liście"]');
  await expect(card.getByRole("link", { name: "Czytaj więcej →" })).toBeVisible();
  await button(form, "Komputer").click();
  const frame = page.locator('iframe[title="Podgląd: Strona"]');
  await expect(frame).toHaveJSProperty("clientWidth", 1280);

  await save(page).click();
  await expect(toast(page, "Post został dodany")).toContainText("Jest już na stronie.");
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveTitle("Panel Administratora");
  await expect(page.getByRole("row", { name: /Żółć.*Opublikowany.*Ania Wilk/ })).toBeVisible();

  const row = await readPost(database, "zolc-laka-i-swiatlo");
  expect(row).toMatchObject({
    title: "Żółć, łąka i  – światło!",
    author: "Ania Wilk",
    image_url: null,
    sources: ["kadr.pl", "Notatki z planu"],
  });
  expect(row.content_blocks.map(({ type }: { type: string }) => type)).toEqual(["image", "text"]);
  const picture = row.content_blocks[0].content;
  expect(picture).toMatch(/^\/storage\/v1\/object\/public\/media\/blog\/[\w-]{36}\.webp$/);
  await expectPublic(page, `/blog/${row.slug}`, { text: "<strong>Światło przed kadrem.</strong>" });
  await expectPublic(page, `/blog/${row.slug}`, { text: picture });
});
