import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { button, edit, field, readPost, storePost, test } from "../../../e2e/support/panel.ts";
import { save, saved } from "../../../e2e/support/unsaved.ts";

/** The texts of a post that the server keeps unsaved. */
const keptTexts = async (database: SupabaseClient) => {
  const { data } = await database.from("working_copies").select("form").throwOnError();
  return data.map(({ form }) => form.content);
};

test("what was typed at one computer is offered at another, over a network that goes away, and with the last words", async ({
  page,
  context,
  database,
  openPanel,
  openElsewhere,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const row = await storePost(database, "Pisany w tunelu", { content: "" });
  await openPanel();
  const form = await edit(page, row.title);
  const text = field(page, "Treść (Markdown)");
  await text.fill("Przed tunelem.");
  await expect.poll(() => keptTexts(database)).toEqual(["Przed tunelem."]);
  await context.setOffline(true);
  await text.press("End");
  await text.pressSequentially(" W tunelu.");
  await expect(form.getByText("Brak połączenia – tekst jest na tym urządzeniu")).toBeVisible();
  await expect.poll(() => keptTexts(database)).toEqual(["Przed tunelem."]);
  await context.setOffline(false);
  await expect.poll(() => keptTexts(database)).toEqual(["Przed tunelem. W tunelu."]);
  await text.pressSequentially(" Koniec.");
  page.on("dialog", (dialog) => dialog.accept());
  await page.close({ runBeforeUnload: true });
  const typed = "Przed tunelem. W tunelu. Koniec.";
  await expect.poll(() => keptTexts(database)).toEqual([typed]);

  const there = await openElsewhere("/admin");
  await expect(there.getByText("Niezapisane zmiany", { exact: true })).toBeVisible();
  const formThere = await edit(there, row.title);
  await expect(formThere.getByText(/z\sinnego urządzenia albo okna/)).toBeVisible();
  await expect(field(there, "Treść (Markdown)")).toHaveValue("");
  await button(formThere, "Przywróć").click();
  await expect(field(there, "Treść (Markdown)")).toHaveValue(typed);
  await save(there);
  await saved(there);
  await expect.poll(() => keptTexts(database)).toEqual([]);
  await expect.poll(() => readPost(database, row.id)).toMatchObject({ content: typed });
});
