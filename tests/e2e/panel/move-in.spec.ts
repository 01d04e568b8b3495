import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { openPromise } from "yauzl";
import { post } from "../../database/samples.ts";
import { attachment, home, item, wxr } from "../../imports/wordpress.ts";
import { zipOf } from "../../imports/zip.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../support/panel.ts";

test.beforeEach(async ({ database }) => {
  await database.from("import_runs").delete().gt("id", 0).throwOnError();
});

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
  expect((await database.from("blog_posts").select("id")).data).toEqual([]);
});

test("a broken file is refused with its line, and an import that somebody changed stays", async ({
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
  await database.from("blog_posts").update({ title: "Zmieniony" }).eq("slug", "wpis-1");
  await button(page, "Cofnij import z\u00a0dobra.xml").click();
  await button(page.getByRole("alertdialog"), "Cofnij import").click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(["Zmieniony"]);

  const running = { kind: "import", source: "Ta w toku", state: "running", done: 3, total: 9 };
  await database.from("import_runs").insert(running).throwOnError();
  await open(page);
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "3 z\u00a09 postów" })).toBeVisible();
  const report = { counting: { records: 5, pictures: 3, films: 1 } };
  await database.from("import_runs").update({ report }).eq("state", "running").throwOnError();
  await expect(
    status.filter({ hasText: "3 z\u00a09 (5 treści, 3 zdjęcia, 1 film)" }),
  ).toBeVisible();
  await expect(button(page, "Sprawdź, co przyjdzie")).toHaveCount(0);
  await button(page, "Zatrzymaj").click();
  await expect(page.getByRole("alert")).toHaveText("Przenoszenie zatrzymano.");
});

test("the content is downloaded as an archive; what breaks it off is said", async ({
  page,
  database,
  expectedErrors,
}) => {
  const draft = post({ published_at: null });
  await database.from("blog_posts").insert(draft).throwOnError();
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

  expectedErrors.push(/ERR_FAILED|Failed to load resource/);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/admin/export", async (route) => {
    await held;
    await route.abort();
  });
  await button(section, "Pobierz treść").click();
  await expect(section.getByRole("progressbar", { name: "Przygotowuję archiwum…" })).toBeVisible();
  await expect(button(section, "Pobierz treść")).toHaveCount(0);
  await expectAccessible(page);
  goOn();
  await expect(section.getByRole("alert")).toContainText("Nie udało się pobrać treści:");
  await expect(button(section, "Pobierz treść")).toBeEnabled();
});
