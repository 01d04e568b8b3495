import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { caseStudy, imageBlock, post, textBlock } from "../database/samples.ts";
import { accessibilityViolations } from "../support/axe.ts";
import { test, visit } from "../support/browser.ts";
import { openPanel, type Panel, rowButton, sheet, startPanel } from "../support/panel.ts";

let panel: Panel;
let id: number;
beforeAll(async () => {
  panel = await startPanel();
  const rows = [
    post({ title: "Zwykły", content_blocks: [textBlock(), imageBlock({ caption: "Podpis" })] }),
    post({ title: "Szkic", published_at: null }),
    post({ title: "Jutro", published_at: new Date(Date.now() + 86_400_000).toISOString() }),
  ];
  const posts = () => panel.database.from("blog_posts");
  await posts().insert(rows.slice(1)).throwOnError();
  const { data } = await posts().insert(rows.slice(0, 1)).select("id").single().throwOnError();
  id = data.id;
  await posts().update({ content: "Inna treść" }).eq("id", id).throwOnError();
  const study = caseStudy({
    title: "Studium",
    gallery_images: ["/images/a.webp", "/images/b.webp"],
  });
  await panel.database.from("case_studies").insert(study).throwOnError();
});
afterAll(() => panel?.stop());

const calm = { reducedMotion: "reduce" } as const;
const field = (page: Page) => sheet(page).getByLabel("Tytuł", { exact: true });

type State = [name: string, query: string, reach: (page: Page) => Promise<void>];

/** Nothing that axe finds, and nothing wider than the screen; one visit serves all widths. */
async function check(page: Page, state: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const at = `${state}, ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityViolations(page), at).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, at).toBeLessThanOrEqual(width);
  }
}

const onEveryScreen: State[] = [
  ["the list", "", (page) => page.getByRole("row", { name: /Zwykły/ }).waitFor()],
  [
    "a case study's sheet with errors",
    "?tab=case-studies&edit=new",
    async (page) => {
      await sheet(page).getByRole("button", { name: "Dodaj case study" }).click();
      await sheet(page).locator('[aria-invalid="true"]').first().waitFor();
    },
  ],
  [
    "a gallery",
    "?tab=case-studies&edit=1",
    (page) =>
      sheet(page)
        .getByRole("button", { name: /Zdjęcie 2 z 2/ })
        .first()
        .waitFor(),
  ],
  [
    "the history",
    "?edit=ID",
    async (page) => {
      await sheet(page).getByRole("button", { name: "Historia" }).click();
      await page.getByRole("dialog", { name: "Historia zmian" }).locator("ins").first().waitFor();
    },
  ],
];

const onDesks: State[] = [
  [
    "the list of case studies",
    "?tab=case-studies",
    (page) => page.getByRole("row", { name: /Studium/ }).waitFor(),
  ],
  ["the bin", "?trash=1", (page) => page.getByText("Kosz jest pusty.").waitFor()],
];

const widths = [360, 1280];

test.for([
  ...onEveryScreen.map((state) => [...state, widths] as const),
  ...onDesks.map((state) => [...state, [1280]] as const),
])(
  "%s is accessible and never wider than the screen",
  async ([name, query, reach, widths], { openWindow }) => {
    const { page } = await openWindow({
      ...calm,
      ...{ site: panel.url, width: widths[0], expected: [/404/] },
    });
    await openPanel(page, panel, query.replace("ID", String(id)));
    await reach(page);
    await check(page, name, widths);
  },
);

test("so is a post's sheet: its fields, blocks, preview and the question before leaving", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ ...calm, site: panel.url, expected: [/404/] });
  await openPanel(page, panel, `?edit=${id}`);
  await field(page).waitFor();
  await check(page, "the sheet", [1280]);

  await sheet(page).getByRole("tab", { name: "Bloki treści" }).click();
  await sheet(page).getByLabel("Podpis (opcjonalnie)").waitFor();
  await check(page, "blocks", [1280]);

  await sheet(page).getByRole("tab", { name: "Podgląd" }).click();
  await page
    .frameLocator('iframe[title="Podgląd wpisu: Strona"]')
    .getByRole("heading", { level: 1 })
    .waitFor();
  await check(page, "the preview", [1280]);

  await field(page).fill("Zmieniony");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor();
  await check(page, "the question", [1280]);
});

test("so is the login", async ({ openWindow }) => {
  const { page } = await openWindow({ ...calm, site: panel.url, width: 360 });
  await visit(page, "/admin/login");
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await page.getByText("Wpisz hasło").waitFor();
  await check(page, "the login", widths);
});

test("public pages load nothing of the panel; the list loads no editor, the editor no preview", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ ...calm, site: panel.url });
  // Words that survive minification only where the library itself is.
  const marks = {
    supabase: "grant_type=password",
    editor: "insertText",
    renderer: "tableDelimiterRow",
  };
  const loaded = new Set<string>();
  page.on("response", async (response) => {
    if (!/\/assets\/.*\.js/.test(response.url())) return;
    const text = await response.text().catch(() => "");
    for (const [part, mark] of Object.entries(marks)) if (text.includes(mark)) loaded.add(part);
  });
  const parts = () => [...loaded].sort();
  for (const path of ["/", "/blog", "/kontakt"]) {
    await visit(page, path);
    await page.waitForLoadState("networkidle");
  }
  expect(parts()).toEqual([]);

  await openPanel(page, panel);
  await page.getByRole("row", { name: /Zwykły/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(parts).toEqual(["supabase"]);
  await rowButton(page, "Edytuj", "Zwykły").click();
  await field(page).waitFor();
  await expect.poll(parts).toEqual(["editor", "supabase"]);
  await sheet(page).getByRole("tab", { name: "Podgląd" }).click();
  await page.locator("iframe").first().waitFor();
  await expect.poll(parts).toEqual(["editor", "renderer", "supabase"]);
});

test("all of it is reached by keyboard alone", async ({ openWindow }) => {
  const { page } = await openWindow({ ...calm, site: panel.url, expected: [/404/] });
  await openPanel(page, panel);
  await page.getByRole("row", { name: /Zwykły/ }).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const it = document.activeElement;
      const described = it?.getAttribute("aria-describedby");
      const about = described && document.getElementById(described)?.textContent;
      const name = it?.getAttribute("aria-label") ?? it?.textContent ?? "";
      return about ? `${name}: ${about}` : name;
    });
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      if (name.test(await focused())) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo(/^Edytuj: Zwykły$/);
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  await tabTo(/^Markdown$/);
  await page.keyboard.press("ArrowRight");
  await sheet(page).getByRole("tab", { name: "Bloki treści", selected: true }).waitFor();
  await tabTo(/^Przesuń w dół: Blok 1 z 2$/);
  await page.keyboard.press("Enter");
  await sheet(page).getByText("1. Zdjęcie").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor();
  await tabTo(/^Odrzuć zmiany$/);
  await page.keyboard.press("Enter");
  await sheet(page).waitFor({ state: "detached" });
  await expect.poll(focused).toBe("Edytuj: Zwykły");
});
