import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { enquiry, storeEnquiry, storeMany } from "../../../e2e/support/inbox.ts";
import { button, test } from "../../../e2e/support/panel.ts";

test("the list filters, searches and turns its pages in the address, and is downloaded", async ({
  page,
  openPanel,
  database,
}) => {
  await storeMany(database, 60);
  await storeEnquiry(database, {
    name: "Łucja Żak",
    message: "Film o źrebakach",
    handling: "answered",
  });
  await openPanel("/wiadomosci");
  await expect(page.getByRole("row")).toHaveCount(51);
  await expect(page.getByText("1–50 z 60")).toBeVisible();
  await button(page, "Starsze").click();
  await expect(enquiry(page, "Osoba 59")).toBeVisible();
  await page.goBack();
  await expect(enquiry(page, "Osoba 0")).toBeVisible();
  await page.getByRole("searchbox").fill("zre\u00adbak ZAK");
  await expect(page.getByText("Nic nie pasuje do wyszukiwania.")).toBeVisible();
  await button(page, "Wszystkie").click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(enquiry(page, "Łucja Żak")).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Pobierz zapytania (CSV)").click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^zapytania-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect([lines[0]?.slice(0, 12), lines.length]).toEqual(["\ufeffNumer;Data;", 3]);
  expect(lines[1]).toContain(";Łucja Żak;jan@example.com;Film o źrebakach;Odpowiedziano;");
  await page.goto("/admin/dane-osobowe");
  await expect(page.getByText("pobranie listy zapytań, 1 wiadomość (redakcja@")).toBeVisible();
});

test("the second of two administrators sees what the first did, and no note is lost", async ({
  page,
  openPanel,
  openElsewhere,
  database,
}) => {
  const { id, name } = await storeEnquiry(database);
  await openPanel(`/wiadomosci/${id}`);
  const other = await openElsewhere(`/admin/wiadomosci/${id}`);
  await expect(other.getByRole("heading", { level: 1, name })).toBeVisible();
  const note = "Notatka (widzi tylko zespół)";
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel(note).fill("Moja notatka");

  await button(other, "Oznacz jako odpowiedziane").click();
  await expect(toast(other, "Oznaczono jako odpowiedziane")).toBeVisible();
  await other.getByLabel(note).fill("Wysłana wycena");
  await button(other, "Zapisz notatkę").click();
  await expect(toast(other, "Notatka zapisana")).toBeVisible();

  await button(page, "To spam").click();
  const alert = page.getByRole("alert").filter({ hasText: "Ktoś był szybszy" });
  await expect(alert).toContainText("redakcja@kadr.example: odpowiedziano");
  await expect(page.getByText("Tymczasem ktoś zapisał inną notatkę:")).toBeVisible();
  await expect(page.getByText("Wysłana wycena").first()).toBeVisible();
  await expect(page.getByLabel(note)).toHaveValue("Moja notatka");
  const stored = async () => {
    const row = database.from("contact_messages").select("handling, note").eq("id", id).single();
    return (await row.throwOnError()).data;
  };
  await expect.poll(stored).toEqual({ handling: "answered", note: "Wysłana wycena" });

  // What is typed while a note is saved stays, as not saved yet.
  const saving = Promise.withResolvers<void>();
  await page.route("**/rpc/note_message", async (route) => {
    await saving.promise;
    await route.continue();
  });
  await button(page, "Zapisz notatkę").click();
  await page.getByLabel(note).press("End");
  await page.getByLabel(note).pressSequentially(", cała");
  saving.resolve();
  await expect(toast(page, "Notatka zapisana")).toBeVisible();
  await expect(button(page, "Zapisz notatkę")).toBeEnabled();
  await expect(page.getByLabel(note)).toHaveValue("Moja notatka, cała");
  await expect.poll(stored).toEqual({ handling: "answered", note: "Moja notatka" });
});
