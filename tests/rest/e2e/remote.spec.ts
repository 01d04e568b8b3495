import { expect, type FrameLocator, type Page } from "@playwright/test";
import { press, toast, visit, visitorsSite, test as withSite } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";
import { field, fillInLogin, photo, sheet } from "../../e2e/support/panel.ts";
import { choose } from "../../e2e/support/visual-editor.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { openGate } from "../../support/gate.ts";
import { startSite, type TestSite } from "../../support/site.ts";

type Gate = Awaited<ReturnType<typeof openGate>>;

/** A site whose Supabase is the site of visitors, behind a gate that the tests shut. */
const test = withSite.extend<object, { remote: { site: TestSite; gate: Gate } }>({
  site: [({ remote }, use) => use(remote.site), { scope: "worker" }],
  database: [
    async ({ browserName: _ }, use) => use(databaseOf((await visitorsSite()).url)),
    { scope: "worker" },
  ],
  remote: [
    async ({ browserName: _ }, use) => {
      const gate = await openGate((await visitorsSite()).url);
      const site = await startSite({ env: { ...demoKeys, SUPABASE_URL: gate.url } });
      await use({ site, gate });
      await site.stop();
      await gate.shut();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.beforeEach(({ remote, expectedErrors }) => {
  expectedErrors.push(new RegExp(`^foreign: ${remote.gate.url}/`));
});
test.afterEach(({ remote }) => remote.gate.reopen());

// First, while the site has no page in store.
test.describe("while the backend is away", () => {
  test.beforeEach(async ({ remote, expectedErrors }) => {
    expectedErrors.push(/status of 503/, /Wystąpił błąd podczas wczytywania/);
    await remote.gate.shut();
  });

  test("a list ends empty; another try keeps the focus", async ({ page, remote: { gate } }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      const isOurs = message.text().includes("podczas wczytywania postów");
      if (message.type() === "error" && isOurs) logged.push(message.text());
    });
    expect(await visit(page, "/blog")).toBe(503);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Brak wpisów na blogu" })).toBeVisible();
    await expect(main.getByText("Nie udało się ich teraz wczytać.", { exact: true })).toBeVisible();
    await expect(toast(page, "Wystąpił błąd podczas wczytywania postów")).toBeVisible();
    await expect.poll(() => logged).toHaveLength(1);
    await expectAccessible(page, [1280]);

    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await main.getByRole("link", { name: "Spróbuj ponownie", exact: true }).press("Enter");
    await expect(main.locator(":focus")).toHaveText(/^Wczytujemy /);
    // After four tries within seven seconds.
    await expect.poll(() => logged).toHaveLength(2);
    await expect(main.locator(":focus")).toHaveText("Spróbuj ponownie");

    await gate.reopen();
    await page.keyboard.press("Enter");
    await expect(main.getByRole("article").first()).toBeVisible();
    await expect(toast(page, "Wpisy wczytane.")).toBeVisible();
    await expect(main).toBeFocused();
    await expect.poll(() => page.evaluate(() => "samePage" in globalThis)).toBe(true);
  });
});

test("an editor signs in, writes, uploads and publishes", async ({ page, remote, database }) => {
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
  await expect.poll(() => shown(page)).toEqual([[remote.gate.url, true]]);
  await press(sheet(page).getByRole("tab", { name: "Podgląd" }));
  for (const part of ["Strona", "Karta na liście"]) {
    const frame = page.frameLocator(`iframe[title="Podgląd: ${part}"]`);
    await expect.poll(() => shown(frame)).toEqual([[remote.gate.url, true]]);
  }
  await press(sheet(page).getByRole("button", { name: "Dodaj post", exact: true }));
  await expect(toast(page, "Post został dodany")).toBeVisible();

  expect(await visit(page, `/blog/${slug}`)).toBe(200);
  await expect(page.getByText("Z daleka.")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([[remote.gate.url, true]]);
  await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
});
