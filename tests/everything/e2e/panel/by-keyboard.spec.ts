import { expect } from "@playwright/test";
import { caseStudy } from "../../../database/samples.ts";
import { phone } from "../../../e2e/support/fixtures.ts";
import { expectAccessible, press, tabTo } from "../../../e2e/support/page-checks.ts";
import {
  button,
  expectPublic,
  field,
  rowButton,
  sheet,
  storePost,
  test,
} from "../../../e2e/support/panel.ts";

test("the calendar shows what is planned of both lists, and leads there", async ({
  page,
  database,
  openPanel,
}) => {
  for (const table of ["blog_posts", "case_studies"]) {
    await database.from(table).delete().gt("id", 0).throwOnError();
  }
  await storePost(database, "Ukaże się w maju", { published_at: "2090-05-09T07:00:00Z" });
  const hides = { published_at: "2020-01-01T00:00:00Z", hidden_after: "2090-06-01T22:30:00Z" };
  const study = caseStudy({ title: "Zniknie w czerwcu", ...hides });
  await database.from("case_studies").insert(study).throwOnError();
  await openPanel();
  const calendar = page.locator("details").filter({ hasText: "Zaplanowane: 2" });
  await press(page, calendar.locator("summary"));
  const month = calendar.getByRole("table", { name: "maj 2090" });
  await expect(month.getByRole("columnheader").first()).toHaveText("poniedziałek");
  const day = month.getByRole("cell").filter({ hasText: "Ukaże się w maju" });
  await expect(day).toHaveText("9wtorek, 9 maja9:00 ukaże sięUkaże się w maju");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(calendar.getByText("wtorek, 9 maja")).toBeVisible();
  await expect(calendar.getByRole("columnheader")).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, button(calendar, "Następny miesiąc"));
  // Half past midnight in Warsaw.
  const june = calendar.getByRole("table", { name: "czerwiec 2090" });
  const link = june
    .getByRole("cell")
    .filter({ hasText: "0:30 zniknie" })
    .getByRole("link", { name: study.title });
  await press(page, link);
  await expect(field(page, "Tytuł")).toHaveValue(study.title);
});

test("several records are published from the list, and one is duplicated", async ({
  page,
  database,
  openPanel,
}) => {
  const draft = await storePost(database, "Hurtem", { published_at: null });
  await openPanel("?q=hurtem");
  await tabTo(page, page.getByRole("checkbox", { name: "Zaznacz: Hurtem" }));
  await page.keyboard.press("Space");
  await press(page, button(page, "Opublikuj"));
  const question = page.getByRole("alertdialog", { name: "Opublikować zaznaczone?" });
  await press(page, button(question, "Opublikuj"));
  await expect(page.getByText("1 wpis opublikowany")).toBeVisible();
  await expectPublic(page, `/blog/${draft.slug}`);
  await press(page, rowButton(page, "Edytuj", draft.title));
  await press(page, button(sheet(page), "Powiel jako szkic"));
  await expect(field(page, "Slug")).toHaveValue(`${draft.slug}-kopia`);
});

test("what is related is reached at the end of a post, and among the work of a service", async ({
  page,
  database,
}) => {
  const services = ["podcasty"];
  // The first seven have fixed places.
  const study = caseStudy({ id: 4711, title: "Dalsza realizacja", services });
  await database.from("case_studies").insert(study).throwOnError();
  const one = await storePost(database, "Powiązany pierwszy", { services });
  // The next post is no related one as well: of these two, one is each.
  await storePost(database, "Powiązany drugi", { services });
  await storePost(database, "Powiązany trzeci", { services });
  await page.goto("/uslugi/podcasty");
  await expect(page.getByRole("heading", { name: "Więcej realizacji" })).toBeVisible();
  await press(page, page.locator(`main a[href="/case-studies/${study.slug}"]`).first());
  await expect(page.getByRole("heading", { level: 1, name: study.title })).toBeVisible();
  await page.goto(`/blog/${one.slug}`);
  const related = page.getByRole("region", { name: "Przeczytaj też" }).getByRole("link");
  const title = await related.innerText();
  await press(page, related);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test.describe("on a telephone", () => {
  test.use(phone);

  test("a menu has the screens, by keyboard too", async ({ page, openPanel }) => {
    await openPanel();
    const menu = button(page, "Otwórz menu");
    await menu.focus();
    await page.keyboard.press("Enter");
    const links = page.getByRole("navigation", { name: "Ekrany panelu" }).getByRole("link");
    await expect(links.first()).toHaveText("Treści");
    await expectAccessible(page, [360]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await expect(links).toHaveCount(0);
    await page.keyboard.press("Enter");
    await links.filter({ hasText: "Zapytania" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skrzynka zapytań");
    await expect(links).toHaveCount(0);
  });
});
