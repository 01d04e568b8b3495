import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { toast } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen, test } from "../../../e2e/support/panel.ts";

const row = (page: Page, from: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: from, exact: true }) });
const csv = (text: string) => ({
  name: "stare.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("a file is shown before it is read, refused rows with their lines, and written whole", async ({
  page,
  database,
}) => {
  const stored = [
    { from_address: "/taka-sama", to_address: "/blog", kind: "permanent" },
    { from_address: "/zmieniona", to_address: "/blog", kind: "permanent" },
  ];
  await database.from("redirects").insert(stored).throwOnError();
  await openScreen(page, "/admin/przekierowania", "Przekierowania");
  const choose = (text: string) => page.getByLabel("Wczytaj CSV").setInputFiles(csv(text));
  const file =
    "stary adres;nowy adres;rodzaj\r\n/nowa;/kontakt;301\r\n/zla;bez-ukosnika;301\r\n/zmieniona;/kontakt;302\r\n/taka-sama;/blog;\r\n";
  await choose(file);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Nowe: 1, zmienione: 1, bez zmian: 1.");
  await expect(dialog.getByRole("listitem")).toHaveText([
    "wiersz 3: nowy adres nie zaczyna się od / ani https://",
  ]);
  await expectAccessible(page);
  await button(dialog, "Anuluj").click();
  await expect(row(page, "/nowa")).toHaveCount(0);

  await choose(file);
  await button(dialog, "Wczytaj").click();
  await expect(toast(page, "Wczytano 2 przekierowania")).toBeVisible();
  await expect(row(page, "/nowa")).toContainText("Na stałe");
  await expect(row(page, "/zmieniona")).toContainText("Na razie");

  const downloading = page.waitForEvent("download");
  await button(page, "Pobierz CSV").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("przekierowania.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("/zmieniona;/kontakt;302\r\n");
});
