import { expect } from "@playwright/test";
import { caseStudy, post } from "../../../../database/samples.ts";
import { phone } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible, press } from "../../../../e2e/support/page-checks.ts";
import {
  button,
  edit,
  expectPublic,
  field,
  sheet,
  storePost,
  test,
} from "../../../../e2e/support/panel.ts";

/** In place of what Chromium has on Android: the button asks what was opened last. */
function watchBackButton() {
  const open: EventTarget[] = [];
  window.CloseWatcher = class extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }
    destroy() {
      open.splice(open.indexOf(this), 1);
    }
  };
  addEventListener("back-button", () => open.at(-1)?.dispatchEvent(new Event("close")));
}

test("authors are offered, and texts are searched", async ({ page, database, openPanel }) => {
  const authors = ["Rzadki Autor", "Częsta Autorka", "Częsta Autorka"];
  const rows = authors.map((author) => post({ author, title: author, content: "Żółty żuraw" }));
  await database.from("blog_posts").insert(rows).throwOnError();
  await openPanel("?edit=new");
  const offered = () =>
    field(page, "Autor").evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value).filter((it) => /Autor/.test(it)),
    );
  await expect.poll(offered).toEqual(["Częsta Autorka", "Rzadki Autor"]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Szukaj").fill("żu\u00adraw");
  await expect(page.getByRole("row", { name: /Rzadki Autor/ })).toBeVisible();
  await expect(page.locator("tbody tr:visible")).toHaveCount(3);
});

test("a record is hidden at its time, and shown again", async ({ page, database, openPanel }) => {
  const row = await storePost(database, "Oferta świąteczna");
  const path = `/blog/${row.slug}`;
  await openPanel();
  await edit(page, row.title);
  const until = field(page, "Ukryj po (opcjonalnie)");
  await until.fill("2020-01-01T00:00");
  await button(sheet(page), "Zapisz zmiany").click();
  await expect(
    sheet(page).getByText("Podaj termin ukrycia późniejszy niż publikacja"),
  ).toBeVisible();
  await until.fill("2099-12-24T18:00");
  await expect(
    sheet(page)
      .getByText(/Zniknie 24\.12\.2099/)
      .first(),
  ).toBeVisible();
  await button(sheet(page), "Zapisz zmiany").click();
  const listed = page.getByRole("row", { name: /Oferta świąteczna/ });
  await expect(listed.getByText(/Zniknie 24\.12\.2099/)).toBeVisible();
  await expectPublic(page, path);

  const hidden_after = new Date(Date.now() - 1000).toISOString();
  const published_at = "2026-01-01T00:00:00Z";
  const ended = database.from("blog_posts").update({ hidden_after, published_at });
  await ended.eq("id", row.id).throwOnError();
  await expectPublic(page, path, { status: 404 });
  await page.reload();
  await expect(listed.getByText("Ukryty", { exact: true })).toBeVisible();
  await edit(page, row.title);
  await until.fill("");
  await button(sheet(page), "Zapisz zmiany").click();
  await expectPublic(page, path);
});

test("the panel has styles of its own, which visitors do not load", async ({ page, openPanel }) => {
  const own = page.locator('link[rel="stylesheet"][href*="/panel-"]');
  await page.goto("/blog");
  await expect(own).toHaveCount(0);
  await openPanel("?edit=new");
  await expect(own).toHaveCount(1);
  // A sheet is a column at the right of wide screens.
  await expect
    .poll(async () => (await sheet(page).boundingBox())?.width)
    .toBeLessThan((page.viewportSize()?.width ?? 0) * 0.8);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the back button closes what stands above the page or the sheet", async ({
    page,
    database,
    openPanel,
  }) => {
    await page.addInitScript(watchBackButton);
    const back = () => page.evaluate(() => dispatchEvent(new Event("back-button")));
    const { title } = await storePost(database, "Wstecz");
    await openPanel();
    const menu = button(page, "Otwórz menu");
    await menu.click();
    await back();
    await expect(menu).toBeFocused();
    const form = await edit(page, title);
    await button(form, "Historia").click();
    const history = page.getByRole("dialog", { name: /^Historia/ });
    await expect(history).toBeVisible();
    await back();
    await expect(history).toHaveCount(0);
    await button(form, "Pełny ekran").first().click();
    await expect(form.locator("[data-full-screen]")).toHaveCount(1);
    await back();
    await expect(form.locator("[data-full-screen]")).toHaveCount(0);
    await field(page, "Autor").fill("Kto inny");
    await button(form, "Zamknij").click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await back();
    await expect(question).toHaveCount(0);
    await expect(field(page, "Autor")).toHaveValue("Kto inny");
  });

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

test("a screen shows eight posts or six case studies, each with its picture", async ({
  page,
  database,
  openPanel,
}) => {
  const image_url = "/images/blog-light.webp";
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
  const posts = numbered(9).map((at) =>
    post({
      title: `Jak przygotować firmę do dnia zdjęciowego ${at}`,
      slug: `dzien-${at}`,
      image_url,
    }),
  );
  const studies = numbered(7).map((at) =>
    caseStudy({
      title: `Film produktowy i strona premierowa perfum ${at}`,
      slug: `film-produktowy-i-strona-${at}`,
      client: "Były funkcjonariusz służb, dziś autor i komentator",
      image_url,
    }),
  );
  await database.from("blog_posts").insert(posts).throwOnError();
  await database.from("case_studies").insert(studies).throwOnError();
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = page.locator("tbody tr:visible");
  for (const [path, count] of [
    ["", 8],
    ["?tab=case-studies", 6],
  ] as const) {
    await openPanel(path);
    await expect(rows.nth(count - 1)).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(count - 1).locator("img")).toHaveJSProperty("complete", true);
  }
});
