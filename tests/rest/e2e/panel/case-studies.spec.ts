import { expect } from "@playwright/test";
import { caseStudy } from "../../../database/samples.ts";
import { fillIn, save } from "../../../e2e/support/case-study-form.ts";
import { toast } from "../../../e2e/support/fixtures.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  rowButton,
  sheet,
  test,
} from "../../../e2e/support/panel.ts";

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
  const told = "Błąd podczas zapisywania case study: tekst z tym adresem już istnieje. Zmień slug.";
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
  const whole = 'iframe[title="Podgląd: Strona"]';
  await expect(page.frameLocator(whole).locator("strong", { hasText: "+12%" })).toBeVisible();
  const card = page.frameLocator('iframe[title="Podgląd: Karta na liście"]');
  await expect(card.getByText("Dopiero zaczęte").first()).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Podgląd", exact: true });
  await button(dialog, "Komputer").click();
  await expect(page.locator(whole)).toHaveJSProperty("clientWidth", 1280);
  await button(dialog, "Zamknij").click();
  await sheet(page).getByLabel("Teraz").check();
  await save(page).click();
  await expect(toast(page, "Popraw zaznaczone pola: Klient, Branża")).toBeVisible();
});
