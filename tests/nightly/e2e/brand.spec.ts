import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { cleanSvg } from "../../../app/brand/clean-svg.ts";
import { isHex } from "../../../app/brand/oklch.ts";
import { paletteOf } from "../../../app/brand/palette.ts";
import { drawing } from "../../attack/drawings.ts";
import { visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible, scrollThrough } from "../../e2e/support/page-checks.ts";
import { test } from "../../e2e/support/panel.ts";

const widths = [360, 768, 1280, 1920];

/** Red, orange, yellow, green, turquoise, blue, violet, pink, near white, near black; each with a name, short and long. */
const brands = [
  ["#d40000", "A"],
  ["#ff8a00", "Studio Przykład Wrocław"],
  ["#ffd400", "Ö"],
  ["#0a7a3b", "Konstantynopolitańczykowianeczka"],
  ["#00c2b8", "Odra Film"],
  ["#1f5bff", "Bardzo Długa Nazwa Agencji Filmowej i Marketingowej sp. z o.o."],
  ["#8a1f8a", "XY"],
  ["#ff5fa2", "Śćżółw"],
  ["#f8f8f8", "Agencja z Łodzi"],
  ["#101010", "Noc"],
] as const;

const pages = ["/", "/uslugi/podcasty", "/kontakt"];

test("with any accent and any name every page can be read, and none is wider than its screen", async ({
  page,
  database,
}) => {
  test.setTimeout(3_600_000);
  for (const [accent, name] of brands) {
    await publish(database, { accent }, name);
    for (const path of pages) {
      await test.step(`${accent} ${name} ${path}`, async () => {
        await opens(page, path, accent);
        await scrollThrough(page);
        await expectAccessible(page);
        for (const width of widths) {
          await expectHeader(page, width);
          expect.soft(await sidewaysRoom(page), `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  }
});

const white = '<rect width="100%" height="100%" fill="#fff"/>';
const logos = [
  drawing(white, "0 0 80 10"),
  drawing(white, "0 0 1 1"),
  drawing(white, "0 0 1 8"),
  drawing(white, "0 0 2000 10"),
  drawing('<path d="M-9999-9999h99999v99999z" fill="#fff"/>', "0 0 64 64"),
];

test("no logo breaks a header, whatever its shape", async ({ page, database }) => {
  for (const logo of logos) {
    expect(cleanSvg(logo)).toMatchObject({ svg: logo });
    await publish(database, { accent: "#1f5bff", logo }, "Odra Film");
    await opens(page, "/kontakt", "#1f5bff");
    for (const width of widths) await expectHeader(page, width);
    expect.soft(await sidewaysRoom(page)).toBeLessThanOrEqual(0);
  }
});

async function publish(database: SupabaseClient, values: Record<string, string>, name: string) {
  const entry = (value: string) => ({ value, was: "" });
  const brand = Object.entries(values).map(([key, value]) => [`/brand/${key}`, entry(value)]);
  await database
    .from("page_content")
    .upsert(
      [
        { key: "texts/agency/brand", value: Object.fromEntries(brand) },
        { key: "texts/agency/agency", value: { "/agency/name": entry(name) } },
      ],
      { onConflict: "key" },
    )
    .throwOnError();
}

async function opens(page: Page, path: string, accent: string) {
  const shown = isHex(accent) ? paletteOf(accent).accent : "";
  // On a busy machine a page is shown as it was until its render is there.
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html).toContain(`--color-accent:${shown};`);
  await visit(page, path);
}

/** What is in it stands in one line, and nothing over another. */
async function expectHeader(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const crowded = () =>
    page.evaluate(() => {
      const row = document.querySelector(".site-header > div");
      const boxes = [...(row?.children ?? [])]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0);
      const logo = document.querySelector(".brand-logo, .brand-name")?.getBoundingClientRect();
      const faults = boxes.filter((box, at) => {
        const next = boxes[at + 1];
        return next !== undefined && box.right > next.left + 1;
      }).length;
      const isIn = logo && logo.left >= 0 && logo.width > 0 && logo.right <= innerWidth;
      return { faults, isIn, height: row?.getBoundingClientRect().height };
    });
  await expect
    .configure({ soft: true })
    .poll(crowded, `${width} px`)
    .toMatchObject({ faults: 0, isIn: true });
}

function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
