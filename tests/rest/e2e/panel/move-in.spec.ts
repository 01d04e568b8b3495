import { expect, type Page } from "@playwright/test";
import { openPromise } from "yauzl";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, openScreen, storePost, test } from "../../../e2e/support/panel.ts";
import { item, wxr } from "../../../imports/wordpress.ts";

const open = (page: Page) => openScreen(page, "/admin/przenies-tresc", "Przenieś treść");
const file = (name: string, content: string) => ({
  ...{ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) },
});

test("a broken file is refused with its line, an import that somebody changed stays, and all content is downloaded", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/ImportRefusal|status of 409/);
  await open(page);
  await page.getByLabel("Wybierz plik").setInputFiles(file("strona.xml", wxr([]).slice(0, -9)));
  await button(page, "Sprawdź, co przyjdzie").click();
  await expect(page.getByRole("alert")).toContainText("w\u00a0wierszu 7 przestaje być");

  await page.getByLabel("Wybierz plik").setInputFiles(file("dobra.xml", wxr([item({ id: 1 })])));
  await button(page, "Sprawdź, co przyjdzie").click();
  await button(page, "Przenieś").click();
  await expect(page.getByRole("region", { name: "Przeniesione" })).toBeVisible();
  const changed = database.from("blog_posts").update({ title: "Zmieniony" }).eq("slug", "wpis-1");
  await changed.throwOnError();
  await button(page, "Cofnij import z\u00a0dobra.xml").click();
  await button(page.getByRole("alertdialog"), "Cofnij import").click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(["Zmieniony"]);

  await database.from("import_runs").delete().gt("id", 0).throwOnError();
  const draft = await storePost(database, "Do archiwum", { published_at: null });
  await open(page);
  const section = page.getByRole("region", { name: "Pobierz treść" });
  const downloading = page.waitForEvent("download");
  await button(section, "Pobierz treść").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tresc-\d{4}-\d\d-\d\d\.zip$/);
  await expect(section.getByText(/^Archiwum jest gotowe/)).toBeVisible();
  const files: string[] = [];
  const zip = await openPromise(await download.path());
  for await (const { fileName } of zip.eachEntry()) files.push(fileName);
  expect(files).toEqual(expect.arrayContaining([`wpisy/${draft.slug}.md`, "tresc.json"]));
  await expectAccessible(page);
});
