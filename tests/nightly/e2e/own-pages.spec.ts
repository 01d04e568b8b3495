import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { sections } from "../../../app/content/sections/kinds.ts";
import { textsIn } from "../../../app/site-texts/texts.ts";
import type { TextDocument } from "../../../app/site-texts/types.ts";
import { visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible, overflow, scrollThrough, tabTo } from "../../e2e/support/page-checks.ts";
import { test } from "../../e2e/support/panel.ts";

const entry = (value: string) => ({ value, was: "" });

/** Texts half as long, as they are, and half as long again. */
const lengths = {
  half: (text: string) => text.slice(0, Math.ceil(text.length / 2)).trim(),
  same: (text: string) => text,
  long: (text: string) => `${text} ${text.slice(0, Math.ceil(text.length / 2)).trim()}`,
};

/** Of all kinds, ten of them twice: in the order of the code, from the end, and each seventh. */
const places = Array.from({ length: 40 }, (_, at) => at % sections.length);
const orders = {
  half: places.toReversed(),
  same: places,
  long: places.map((_, at) => (at * 7) % sections.length),
};

function documentOf(name: keyof typeof lengths): TextDocument {
  const ids = orders[name].map((place, at) => ({ place, id: `s${place}+${at}` }));
  const texts = ids.slice(0, sections.length).flatMap(({ place, id }) =>
    [...textsIn("x", { section: sections[place] })].flatMap(({ pointer, value }) => {
      // Each section is a landmark, so no two have the same name.
      const number = pointer === "/section/title" ? ` ${place}` : "";
      const changed = lengths[name](value) + number;
      const at = pointer.replace("/section", `/page/blocks/${id}`);
      return value === "" || changed === value ? [] : [[at, entry(changed)] as const];
    }),
  );
  const again = ids
    .slice(sections.length)
    .map(({ place, id }) => [
      `/page/blocks/${id}/title`,
      entry(`${lengths[name](sections[place]?.title ?? "")} ${place}, jeszcze raz`),
    ]);
  return {
    "/page/path": entry(`/sekcje/${name}`),
    "/page/name": entry("Sekcje"),
    "/page/hero/title": entry("Czterdzieści sekcji na jednej stronie"),
    "/page/meta/title": entry("Czterdzieści sekcji"),
    "/page/hasForm": entry("1"),
    "/page/blocks": entry(ids.map(({ id }) => id).join(" ")),
    ...Object.fromEntries([...texts, ...again]),
  };
}

for (const name of ["half", "same", "long"] as const) {
  test(`forty sections of every kind stay within their page and can be read: ${name}`, async ({
    page,
    database,
  }) => {
    test.setTimeout(900_000);
    const row = { key: `texts/own-page/${name}`, value: documentOf(name) };
    await database.from("page_content").insert(row).throwOnError();
    await expect.poll(() => visit(page, `/sekcje/${name}`)).toBe(200);
    await scrollThrough(page);
    await expectAccessible(page);
    for (const width of [360, 480, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(page), `${width} px`).toEqual([]);
    }
  });
}

test("thirty services and sixty pages leave the home page small and the menu usable by keyboard", async ({
  page,
  database,
}) => {
  const home = async () => (await page.request.get("/")).text();
  const before = await home();
  const own = (kind: string, count: number, path: string) =>
    Array.from({ length: count }, (_, at) => ({
      key: `texts/own-${kind}/n${String(at).padStart(2, "0")}`,
      value: {
        "/page/path": entry(`${path}numer-${at}`),
        "/page/name": entry(`Własna oferta numer ${at}`),
        "/page/line": entry("Zdanie o tym, co dostaje klient."),
        "/page/inMenu": entry(kind === "page" && at < 6 ? "1" : ""),
      },
    }));
  const rows = [...own("service", 22, "/uslugi/"), ...own("page", 60, "/")];
  await database.from("page_content").insert(rows).throwOnError();
  await expect.poll(home).toContain("Własna oferta numer 21");
  const grown = await home();
  const bytes = (html: string) => brotliCompressSync(html).length;
  expect(bytes(grown) - bytes(before)).toBeLessThan(3_000);

  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "/");
  await tabTo(page, page.getByRole("button", { name: "Otwórz menu" }));
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const last = menu.getByRole("link", { name: "Własna oferta numer 5", exact: true });
  await tabTo(page, last.last());
  await expect(last.last()).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/numer-5$/);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflow(page), `${width} px`).toEqual([]);
    const banner = page.getByRole("banner");
    // Names that do not fit beside each other would hang out of it.
    const below = banner.evaluate((header) =>
      [...header.querySelectorAll("nav a, :scope > div > * button")]
        .filter((it) => it.checkVisibility())
        .filter((it) => it.getBoundingClientRect().bottom > header.getBoundingClientRect().bottom)
        .map((it) => it.textContent),
    );
    expect.soft(await below, `${width} px`).toEqual([]);
    await expect.soft(page.getByRole("button", { name: "Otwórz menu" })).toBeVisible();
  }
});
