import { expect } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { storeEnquiry } from "../../../e2e/support/inbox.ts";
import { button, test } from "../../../e2e/support/panel.ts";

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
