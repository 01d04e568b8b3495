import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { attachment, home, item, wxr } from "../../transfer/wordpress.ts";
import { zipOf } from "../../transfer/zip.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../support/panel.ts";

const open = (page: Page) => openScreen(page, "/admin/przenies-tresc", "Przenieś treść");
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

test("an old site is tried, brought with its report, and taken back", async ({
  page,
  database,
}) => {
  const content = `<img src="${home}/wp-content/uploads/a.png"> <a href="${home}/oferta/">oferta</a>`;
  const xml = wxr([
    item({ id: 1, title: "Pierwszy wpis", content }),
    item({ id: 2, title: "Szkic", fields: { "wp:status": "draft" } }),
    item({ id: 3, title: "Oferta", fields: { "wp:post_type": "page" } }),
    attachment(9, "a.png", "Plan zdjęciowy"),
  ]);
  await open(page);
  await expect(page.getByText("Niczego tu jeszcze nie przeniesiono.")).toBeVisible();
  await button(page, "Sprawdź, co przyjdzie").click();
  await expect(page.getByRole("alert")).toHaveText("Najpierw wybierz plik.");
  await page.getByLabel("Wybierz plik").setInputFiles(file("strona.docx", "x"));
  await expect(page.getByRole("alert")).toContainText("Tego pliku nie da się przenieść.");
  await page.getByLabel("Wybierz plik").setInputFiles(file("strona.xml", xml));
  const uploads = zipOf({ "uploads/a.png": Buffer.from(png, "base64") });
  await page.getByLabel("Dodaj zdjęcia").setInputFiles(file("uploads.zip", uploads));
  await expectAccessible(page);
  await button(page, "Sprawdź, co przyjdzie").click();

  const trial = page.getByRole("region", { name: "Co przyjdzie" });
  await trial.getByText("Strony, które nie są postami").click();
  await expect(trial.getByText("Oferta", { exact: true })).toBeVisible();
  await expect(trial.getByText("Linki do stron starej witryny")).toBeVisible();
  await expectAccessible(page);
  await trial.getByLabel("Strony jako szkice").check();
  await page.reload();
  await button(trial, "Przenieś").click();

  const brought = page.getByRole("region", { name: "Przeniesione" });
  await expect(brought.getByRole("definition")).toHaveText(["1", "1", "1", "20", "1"]);
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await button(brought, "Pobierz raport").click();
  const report = await readFile(await (await downloading).path(), "utf8");
  expect(report).toContain(`- Pierwszy wpis – ${home}/oferta`);
  await expectPublic(page, "/blog/wpis-1", { text: "Pierwszy wpis" });

  await open(page);
  await button(page, "Cofnij import z\u00a0strona.xml").click();
  await button(page.getByRole("alertdialog"), "Cofnij import").click();
  await expect(page.getByRole("region", { name: "Cofnięto" })).toBeVisible();
  await expect(page.getByText("cofnięte")).toBeVisible();
  const { data } = await database.from("blog_posts").select("id").throwOnError();
  expect(data).toEqual([]);
});
