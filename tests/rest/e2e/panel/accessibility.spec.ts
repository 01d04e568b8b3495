import { expect, type Locator } from "@playwright/test";
import { caseStudy, imageBlock, post, textBlock } from "../../../database/samples.ts";
import { visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, tabTo } from "../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  field,
  rowButton,
  sheet,
  storePost,
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
    for (const table of ["blog_posts", "case_studies"]) {
      await database.from(table).delete().gt("id", 0).throwOnError();
    }
  },
});

test.beforeEach(({ expectedErrors }) => {
  // The pictures of the samples are not there.
  expectedErrors.push(/status of 404/);
});

test("the lists of posts and of case studies, and the bin", async ({ page, rows, openPanel }) => {
  expect(rows.post).toBeGreaterThan(0);
  await openPanel();
  await expect(page.getByRole("row", { name: /Zwykły/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Case studies" }).click();
  await expect(page.getByRole("row", { name: /Studium/ })).toBeVisible();
  await expectAccessible(page, [1280]);
  await openPanel("?trash=1");
  await expect(
    page
      .getByRole("dialog", { name: "Kosz" })
      .getByRole("listitem")
      .or(page.getByText("Kosz jest pusty."))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, [1280]);
});

test("a case study's sheet: its errors, its gallery", async ({ page, rows, openPanel }) => {
  await openPanel("?tab=case-studies&edit=new");
  await button(sheet(page), "Dodaj case study").click();
  await expect(sheet(page).locator('[aria-invalid="true"]')).toHaveCount(10);
  await expectAccessible(page);
  await openPanel(`?tab=case-studies&edit=${rows.study}`);
  await expect(
    sheet(page)
      .getByRole("button", { name: /Zdjęcie 2 z\s2/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a post's sheet in all its states", async ({ page, rows, openPanel }) => {
  await openPanel(`?edit=${rows.post}`);
  await expect(field(page, "Tytuł")).toBeVisible();
  await expectAccessible(page, [1280]);
  await sheet(page).getByRole("tab", { name: "Bloki treści" }).click();
  await expect(sheet(page).getByLabel("Podpis (opcjonalnie)")).toBeVisible();
  await expectAccessible(page, [1280]);
  await sheet(page).getByRole("tab", { name: "Podgląd" }).click();
  const preview = page.frameLocator('iframe[title="Podgląd: Strona"]');
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, [1280]);
  await button(sheet(page), "Historia").click();
  const history = page.getByRole("dialog", { name: "Historia zmian" });
  await expect(history.locator("ins").first()).toBeVisible();
  await expectAccessible(page);
  await button(history, "Zamknij").click();
  await field(page, "Tytuł").fill("Zmieniony");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, [1280]);
});

test("each part of the panel is loaded where it is used", async ({ page, rows, openPanel }) => {
  expect(rows.post).toBeGreaterThan(0);
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

  await openPanel();
  await expect(page.getByRole("row", { name: /Zwykły/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect.poll(parts).toEqual(["supabase"]);
  await edit(page, "Zwykły");
  await expect.poll(parts).toEqual(["editor", "supabase"]);
  await sheet(page).getByRole("tab", { name: "Podgląd" }).click();
  await expect(page.locator("iframe").first()).toBeVisible();
  await expect.poll(parts).toEqual(["editor", "renderer", "supabase"]);
});

test("all of it is reached by keyboard alone", async ({ page, rows, openPanel }) => {
  expect(rows.post).toBeGreaterThan(0);
  await openPanel();
  const edit = rowButton(page, "Edytuj", "Zwykły");
  await expect(edit).toBeVisible();
  await tabTo(page, edit);
  await page.keyboard.press("Enter");
  await expect(field(page, "Tytuł")).toBeVisible();
  await tabTo(page, sheet(page).getByRole("tab", { name: "Markdown" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const blocks = sheet(page).getByRole("tab", { name: "Bloki treści", selected: true });
  await expect(blocks).toBeVisible();
  await tabTo(page, button(sheet(page), "Przesuń w dół: Blok 1 z 2"));
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByText("1. Zdjęcie")).toBeVisible();
  await page.keyboard.press("Escape");
  await tabTo(page, button(page.getByRole("alertdialog"), "Odrzuć zmiany"));
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test("„Pomoc” shows the guide for editors with its pictures", async ({ page, openPanel }) => {
  await openPanel();
  await page.getByRole("link", { name: "Pomoc" }).click();
  await expect(page.getByRole("heading", { name: "Pomoc", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rano: zapytania", level: 2 })).toBeVisible();
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("naturalWidth", 1280);
  }
  await expectAccessible(page);
});

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test("the head of a sheet has its title beside the cross and its buttons in one row", async ({
  page,
  openPanel,
  database,
}) => {
  const { id } = await storePost(database, "Na telefonie");
  const study = { ...caseStudy(), slug: "na-telefonie" };
  const studies = database.from("case_studies").insert(study).select("id").single();
  const { data } = await studies.throwOnError();
  for (const path of [`?edit=${id}`, `?tab=case-studies&edit=${data.id}`]) {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await openPanel(path);
      const head = sheet(page).locator("header");
      const buttons = head.getByRole("button", { name: /^(Podgląd|Historia|Powiel jako szkic)$/ });
      await expect(buttons.last()).toBeVisible();
      const cross = head.getByRole("button", { name: "Zamknij" });
      const title = await middleOf(head.getByRole("heading"));
      expect.soft(Math.abs(title - (await middleOf(cross)))).toBeLessThanOrEqual(4);
      const rows = await Promise.all((await buttons.all()).map(middleOf));
      expect.soft(new Set(rows.map(Math.round)).size, `${path} ${width}`).toBe(1);
      const box = await head.boundingBox();
      expect.soft(box?.height, `${path} ${width}`).toBeLessThanOrEqual(150);
    }
  }
});

test("the address below the slug breaks on a phone where its words end", async ({
  page,
  openPanel,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPanel("?edit=new");
  await field(page, "Slug").fill("jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad");
  const address = sheet(page).getByText(/jak-oswietlamy-wywiad$/);
  const lastOfLines = await address.evaluate((element) => {
    const range = document.createRange();
    const letters = [...element.childNodes].flatMap((node) =>
      [...(node.textContent ?? "")].map((letter, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return { letter, top: range.getBoundingClientRect().top };
      }),
    );
    return letters
      .filter(({ top }, at) => top < (letters[at + 1]?.top ?? top))
      .map(({ letter }) => letter);
  });
  expect(lastOfLines.length).toBeGreaterThan(0);
  expect(lastOfLines.filter((letter) => !/[-/]/.test(letter))).toEqual([]);
});
