import { expect, type FrameLocator, type Page } from "@playwright/test";
import { press, toast, visit, visitorsSite, test as withSite } from "../../e2e/support/fixtures.ts";
import { field, fillInLogin, photo, sheet } from "../../e2e/support/panel.ts";
import { choose } from "../../e2e/support/visual-editor.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { startSite } from "../../support/site.ts";

/** A site whose Supabase is the site of visitors. */
const test = withSite.extend<object, { elsewhere: string }>({
  elsewhere: [
    async ({ browserName: _ }, use) => use((await visitorsSite()).url),
    { scope: "worker" },
  ],
  site: [
    async ({ elsewhere }, use) => {
      const site = await startSite({ env: { ...demoKeys, SUPABASE_URL: elsewhere } });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  database: [({ elsewhere }, use) => use(databaseOf(elsewhere)), { scope: "worker" }],
});

test("an editor signs in, writes, uploads and publishes", async ({
  page,
  elsewhere,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(new RegExp(`^foreign: ${elsewhere}/`));
  const slug = "pisane-gdzie-indziej";
  await visit(page, "/admin/login");
  await fillInLogin(page);
  await page.waitForURL("**/admin");
  await press(page.getByRole("button", { name: "Dodaj Nowy Post", exact: true }));
  await field(page, "Tytuł").fill("Pisane gdzie indziej");
  await field(page, "Autor").fill("Ania Wilk");
  await choose(page, "Markdown");
  await field(page, "Treść (Markdown)").fill("Z daleka.");
  const file = await photo("plan.jpg", 800, 600);
  await sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(file);
  await expect(toast(page, "Zdjęcie zostało przesłane")).toBeVisible();
  const shown = (where: Page | FrameLocator) =>
    where
      .locator("img[src*='/storage/v1/object/public/media/blog/']")
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.map((it) => [URL.parse(it.currentSrc)?.origin, it.naturalWidth > 0]),
      );
  await expect.poll(() => shown(page)).toEqual([[elsewhere, true]]);
  await press(sheet(page).getByRole("tab", { name: "Podgląd" }));
  for (const part of ["Strona", "Karta na liście"]) {
    const frame = page.frameLocator(`iframe[title="Podgląd: ${part}"]`);
    await expect.poll(() => shown(frame)).toEqual([[elsewhere, true]]);
  }
  await press(sheet(page).getByRole("button", { name: "Dodaj post", exact: true }));
  await expect(toast(page, "Post został dodany")).toBeVisible();

  expect(await visit(page, `/blog/${slug}`)).toBe(200);
  await expect(page.getByText("Z daleka.")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([[elsewhere, true]]);
  await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
});
