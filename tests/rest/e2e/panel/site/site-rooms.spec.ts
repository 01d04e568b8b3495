import { expect } from "@playwright/test";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { openScreen, test } from "../../../../e2e/support/panel.ts";

test("what waits and what was changed stands beside its page, and those of many pages by themselves", async ({
  page,
  database,
}) => {
  const entry = { value: "Nowy", was: "Oryginał" };
  const add = async (key: string, value: object | null, changes: object) => {
    const row = database.from("page_content").insert({ key, value }).select("id");
    const { data } = await row.single().throwOnError();
    const of = { table_name: "page_content", record_id: data.id, base_version: 1, base: {} };
    await database
      .from("unpublished_changes")
      .insert({ ...of, changes })
      .throwOnError();
  };
  await add("texts/home", null, { "/home/hero/lead": entry, "/home/intro/title": null });
  await add("texts/footer", { "/footer/note": entry }, { "/footer/rights": entry });

  await openScreen(page, "/admin/strona", "Strona");
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(page.getByText("3 zmiany czekają na publikację.")).toBeVisible();
  await expect(row("Strona główna")).toContainText("Zmiany czekają: 2");
  // The room of services names it, too.
  await expect(row("Podcasty").first()).toContainText("Oryginał");
  await expect(row("Teksty wspólne")).toContainText(/Zmiany czekają: 1Zmienione \d\d\./);
  const edit = page.getByRole("link", { name: "Edytuj: Strona 404" });
  await expect(edit).toHaveAttribute("href", "/admin/strona/edycja/404");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Dane firmy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Dane firmy"]);
});
