import { expect } from "@playwright/test";
import { caseStudy, imageBlock, post, textBlock } from "../../../database/samples.ts";
import { expectAccessible, tabTo } from "../../../e2e/support/page-checks.ts";
import {
  button,
  field,
  openFirstLines,
  openScreen,
  rowButton,
  sheet,
  test as withPanel,
} from "../../../e2e/support/panel.ts";

/** A post with blocks and a history, and a case study with a gallery, both new. */
const test = withPanel.extend<{ rows: { post: number; study: number } }>({
  rows: async ({ database }, use) => {
    const content_blocks = [textBlock(), imageBlock({ caption: "Podpis" })];
    const row = post({ title: "Zwykły", content_blocks });
    const posts = () => database.from("blog_posts");
    const stored = await posts().insert(row).select("id").single().throwOnError();
    await posts().update({ content: "Inna treść" }).eq("id", stored.data.id).throwOnError();
    const gallery_images = ["/images/a.webp", "/images/b.webp"];
    const study = caseStudy({ title: "Studium", gallery_images });
    const studies = database.from("case_studies").insert(study).select("id").single();
    await use({ post: stored.data.id, study: (await studies.throwOnError()).data.id });
  },
});

test.beforeEach(({ expectedErrors }) => {
  // The pictures of the samples are not there.
  expectedErrors.push(/status of 404/);
});

test("the lists, both sheets in their states, the bin and the guide for editors are accessible", async ({
  page,
  rows,
  openPanel,
}) => {
  await openPanel();
  await expect(page.getByRole("row", { name: /Zwykły/ })).toBeVisible();
  await expectAccessible(page);
  await openPanel("?trash=1");
  const bin = page.getByRole("dialog", { name: "Kosz" });
  await expect(bin.getByText(/Przywróć|Kosz jest pusty\./).first()).toBeVisible();
  await expectAccessible(page, [1280]);

  await openPanel("?tab=case-studies&edit=new");
  await button(sheet(page), "Dodaj case study").click();
  await expect(sheet(page).locator('[aria-invalid="true"]')).toHaveCount(10);
  await expectAccessible(page);
  await openPanel(`?tab=case-studies&edit=${rows.study}`);
  await expect(button(sheet(page), "Usuń z galerii: Zdjęcie 2 z 2")).toBeVisible();
  await expectAccessible(page, [1280]);

  await openPanel(`?edit=${rows.post}`);
  await expect(sheet(page).locator("summary").first()).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole("tab", { name: "Bloki treści" }).click();
  await expect(sheet(page).getByLabel("Podpis (opcjonalnie)")).toBeVisible();
  await expectAccessible(page, [1280]);
  await button(sheet(page), "Historia").click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  await expect(history.locator("ins").first()).toBeVisible();
  await expectAccessible(page);
  await button(history, "Zamknij").click();
  await openFirstLines(page);
  await field(page, "Tytuł").fill("Zmieniony");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, [1280]);
  page.on("dialog", (dialog) => dialog.accept());

  await openScreen(page, "/admin/pomoc", "Pomoc");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(12);
  await expectAccessible(page);
});

/** Those that no journey of their own opens. */
const screens = [
  ["powiadomienia", "Powiadomienia"],
  ["wyniki", "Wyniki"],
  ["strona/menu", "Strona"],
] as const;

test("the other screens of the panel and its search are accessible", async ({ page, database }) => {
  await database.rpc("count_visits", { counts: JSON.stringify({ "/": 40 }) }).throwOnError();
  for (const [path, title] of screens) {
    await openScreen(page, `/admin/${path}`, title);
    await expect(page.getByText(/^Wczytujemy/)).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.route("**/admin/edited-page*", () => {});
  await openScreen(page, "/admin/strona/marka", "Strona");
  await expect(page.getByText("Wczytujemy markę…")).toBeVisible();
  await expectAccessible(page, [1280]);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Szukaj w panelu" })).toBeFocused();
  await expectAccessible(page);
});

test("all of it is reached by keyboard alone", async ({ page, rows, openPanel }) => {
  expect(rows.post).toBeGreaterThan(0);
  await openPanel();
  const edit = rowButton(page, "Edytuj", "Zwykły");
  await expect(edit).toBeVisible();
  await tabTo(page, edit);
  await page.keyboard.press("Enter");
  await tabTo(page, sheet(page).locator("summary").first());
  await page.keyboard.press("Enter");
  await expect(field(page, "Tytuł")).toBeVisible();
  await tabTo(page, sheet(page).getByRole("tab", { name: "Markdown" }));
  await page.keyboard.press("ArrowRight");
  // Radix moves the focus in a task of its own, and a busy browser takes the next key before it.
  const blocks = sheet(page).getByRole("tab", { name: "Bloki treści" });
  await expect(blocks).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(blocks).toHaveAttribute("aria-selected", "true");
  await tabTo(page, button(sheet(page), "Przesuń w dół: Blok 1 z 2"));
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByText("1. Zdjęcie")).toBeVisible();
  await page.keyboard.press("Escape");
  await tabTo(page, button(page.getByRole("alertdialog"), "Odrzuć zmiany"));
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
});
