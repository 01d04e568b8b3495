import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { toast } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../support/panel.ts";

test.beforeEach(async ({ database }) => {
  await database.from("redirects").delete().gt("id", 0).throwOnError();
});

const open = (page: Page) => openScreen(page, "/admin/przekierowania", "Przekierowania");
const row = (page: Page, from: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: from, exact: true }) });

/** What a visitor gets, as soon as a change is known. */
async function expectAnswer(page: Page, path: string, status: number, location?: string) {
  await expect(async () => {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([status, location]);
  }).toPass();
}

const csv = (text: string) => ({
  name: "stare.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

test("a redirect is added, followed by a visitor, changed and removed", async ({ page }) => {
  await expectPublic(page, "/stara-oferta.html", { status: 404 });
  await open(page);
  await expect(page.getByText("Nie ma jeszcze żadnych przekierowań.")).toBeVisible();
  await button(page, "Dodaj przekierowanie").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Stary adres")).toBeFocused();
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByLabel("Stary adres")).toHaveAccessibleDescription(/Wpisz adres na tej/);
  await expect(dialog.getByLabel("Stary adres")).toBeFocused();
  await dialog.getByLabel("Stary adres").fill("/Stara-Oferta.html");
  await dialog.getByLabel("Nowy adres").fill("kontakt");
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByLabel("Nowy adres")).toHaveAccessibleDescription(/zaczyna się od \//);
  await expectAccessible(page);
  await dialog.getByLabel("Nowy adres").fill("/kontakt");
  await button(dialog, "Zapisz").click();
  await expect(toast(page, "Przekierowanie zapisane")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "/stara-oferta.html")).toContainText("/kontakt");
  await expectAnswer(page, "/stara-oferta.html", 301, "/kontakt");
  await expectAccessible(page);

  await button(page, "Zmień przekierowanie z\u00a0/stara-oferta.html").click();
  await button(dialog, "Przeniesiona na razie").click();
  await dialog.getByLabel("Nowy adres").fill("/nie-ma-takiej");
  await dialog.getByLabel("Nowy adres").press("Enter");
  await expect(row(page, "/stara-oferta.html")).toContainText("Strony /nie-ma-takiej nie ma.");
  await expectAnswer(page, "/stara-oferta.html", 302, "/nie-ma-takiej");
  await button(page, "Zmień przekierowanie z\u00a0/stara-oferta.html").click();
  await button(dialog, "Usunięta na dobre").click();
  await button(dialog, "Zapisz").click();
  await expect(row(page, "/stara-oferta.html")).toContainText("donikąd");
  await expectAnswer(page, "/stara-oferta.html", 410);

  await button(page, "Usuń przekierowanie z\u00a0/stara-oferta.html").click();
  await button(page.getByRole("alertdialog"), "Usuń").click();
  await expect(toast(page, "Przekierowanie usunięte")).toBeVisible();
  await expect(page.getByText("Nie ma jeszcze żadnych przekierowań.")).toBeVisible();
  await expectAnswer(page, "/stara-oferta.html", 404);
});

test("a save that fails says why and keeps what was typed, and an address is there once", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (409|500)|DataProblem/);
  const first = { from_address: "/stara", to_address: "/blog", kind: "permanent" };
  await database.from("redirects").insert(first).throwOnError();
  await open(page);
  await button(page, "Dodaj przekierowanie").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Stary adres").fill("/STARA/");
  await dialog.getByLabel("Nowy adres").fill("/kontakt");
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByLabel("Stary adres")).toHaveAccessibleDescription(/już na liście/);
  await dialog.getByLabel("Stary adres").fill("/inna");
  await page.route("**/rest/v1/redirects**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { message: "dysk pełny", code: "XX000" } })
      : route.fallback(),
  );
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByRole("alert")).toHaveText("Nie udało się zapisać: dysk pełny");
  await expect(dialog.getByLabel("Stary adres")).toHaveValue("/inna");
  await expect(dialog.getByLabel("Nowy adres")).toHaveValue("/kontakt");
  await page.unrouteAll();
  await button(dialog, "Zapisz").click();
  await expect(row(page, "/inna")).toBeVisible();
});

test("one that somebody else changed meanwhile is not overwritten", async ({ page, database }) => {
  const before = { from_address: "/stara", to_address: "/blog", kind: "permanent" };
  await database.from("redirects").insert(before).throwOnError();
  await open(page);
  await button(page, "Zmień przekierowanie z\u00a0/stara").click();
  await database.from("redirects").update({ to_address: "/kontakt" }).gt("id", 0).throwOnError();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nowy adres").fill("/o-nas");
  await button(dialog, "Zapisz").click();
  await expect(dialog.getByRole("alert")).toContainText("Ktoś zmienił tymczasem");
  await expect(dialog.getByLabel("Nowy adres")).toHaveValue("/o-nas");
  const { data } = await database.from("redirects").select("to_address").single();
  expect(data?.to_address).toBe("/kontakt");
});

test("a file is shown before it is read, refused rows with their lines, and written whole", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|DataProblem/);
  const stored = [
    { from_address: "/taka-sama", to_address: "/blog", kind: "permanent" },
    { from_address: "/zmieniona", to_address: "/blog", kind: "permanent" },
  ];
  await database.from("redirects").insert(stored).throwOnError();
  await open(page);
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
  await page.route("**/rest/v1/redirects**", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { message: "dysk pełny", code: "XX000" } })
      : route.fallback(),
  );
  await button(dialog, "Wczytaj").click();
  await expect(toast(page, "Niczego nie wczytano: dysk pełny")).toBeVisible();
  await page.unrouteAll();
  await button(dialog, "Wczytaj").click();
  await expect(toast(page, "Wczytano 2 przekierowania")).toBeVisible();
  await expect(row(page, "/nowa")).toContainText("Na stałe");
  await expect(row(page, "/zmieniona")).toContainText("Na razie");

  const downloading = page.waitForEvent("download");
  await button(page, "Pobierz CSV").click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("przekierowania.csv");
  expect(await readFile(await download.path(), "utf8")).toBe(
    "\ufeffstary adres;nowy adres;rodzaj\r\n/nowa;/kontakt;301\r\n/taka-sama;/blog;301\r\n/zmieniona;/kontakt;302\r\n",
  );

  await choose('/a;/blog\n"/b;/blog\n');
  await expect(dialog.getByRole("listitem")).toHaveText([/wiersz 2: cudzysłów jest tu bez pary/]);
  await expect(button(dialog, "Wczytaj")).toHaveCount(0);
});

test("a file of a whole old site is written at once", async ({ page, database }) => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `/${at}-${"dawny-wpis-".repeat(8)};/blog`);
  await open(page);
  await page.getByLabel("Wczytaj CSV").setInputFiles(csv(lines.join("\n")));
  await button(page.getByRole("alertdialog"), "Wczytaj").click();
  await expect(toast(page, "Wczytano 5000 przekierowań")).toBeVisible();
  const { count } = await database.from("redirects").select("*", { count: "exact", head: true });
  expect(count).toBe(5_000);
  await expect(page.getByRole("status").filter({ hasText: "przekierowań" })).toBeVisible();
  await page.getByLabel("Szukaj").fill("/4321-");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
});

test("an address that is not there is one press from its redirect, and then gone from the list", async ({
  page,
  database,
}) => {
  const counts = JSON.stringify({ "/dawny-wpis": 12, "/kontakt": 3, "/drugi": 1, "": 40 });
  await database.rpc("count_missing_addresses", { counts }).throwOnError();
  await open(page);
  const section = page.getByRole("region", { name: "Adresy, których nie ma" });
  await expect(section.getByRole("listitem")).toHaveText([/dawny-wpis12 razy/, /drugi1 raz/]);
  await expect(section).toContainText("Inne adresy, każdy rzadki: razem 40 razy.");
  await expectAccessible(page);
  await button(section, "Przekieruj /dawny-wpis").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Stary adres")).toHaveValue("/dawny-wpis");
  await dialog.getByLabel("Nowy adres").fill("/blog");
  await button(dialog, "Zapisz").click();
  await expect(row(page, "/dawny-wpis")).toContainText("/blog");
  await expect(section.getByRole("listitem")).toHaveText([/drugi/]);
});

test("the links to all screens stand on one line, beside nothing that wraps", async ({ page }) => {
  await open(page);
  const links = page.getByRole("navigation", { name: "Ekrany panelu" }).getByRole("link");
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await links.evaluateAll((found) =>
      found.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `${width} px`).toBe(1);
    expect(tops[0]).toBeGreaterThan(await button(page, "Wyloguj").evaluate(top));
  }
});
