import { expect } from "@playwright/test";
import { kilobytesAtMost } from "../../../bench/budgets.ts";
import { blogPosts, caseStudies } from "../../../supabase/seed/demo.ts";
import { phone, test, visit, withMotion } from "../../e2e/support/fixtures.ts";
import { checkPage } from "../../e2e/support/page-checks.ts";
import { fetchedFiles } from "../../support/page-bytes.ts";
import { pathsOf, publicRoutes } from "../../support/routes.ts";

/** These show what editors wrote, which breaks where the browser likes. */
const rows = /^\/(blog|case-studies|szukaj)([/?]|$)/;
const missing = "/nie-ma-takiej-strony";

const content = [
  ...publicRoutes,
  ...pathsOf("/blog", blogPosts),
  ...pathsOf("/case-studies", caseStudies),
];

test.use(phone);

test.describe("every page", () => {
  test.use(withMotion);

  test("stands still, fits and is accessible", async ({ context, expectedErrors }) => {
    test.setTimeout(1_200_000);
    expectedErrors.push(/404/);
    for (const path of [...content, "/blog/tag/obraz", "/szukaj?q=dron", missing]) {
      await test.step(path, async () => {
        const page = await context.newPage();
        const status = path === missing ? 404 : 200;
        await checkPage(page, path, { hasOurCopy: !rows.test(path), status });
        await page.close();
      });
    }
  });
});

test("with letters twice as large no page of a phone is wider than its screen", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const cdp = await page.context().newCDPSession(page);
  const posts = [`/blog/${blogPosts[0]?.slug}`, "/blog/ogniskowa-to-decyzja-nie-zoom"];
  for (const path of [...publicRoutes, ...posts, "/case-studies/1", missing]) {
    await visit(page, path);
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await expect(page.locator("html"), path).toHaveCSS("font-size", "32px");
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBeLessThanOrEqual(360);
    await expect(page.getByRole("button", { name: "Otwórz menu" }), path).toBeInViewport({
      ratio: 1,
    });
  }
});

test(`the JavaScript of a page that nobody touches stays within ${kilobytesAtMost.javascriptInAll} kB, with what comes after the load`, async ({
  context,
  site,
}) => {
  test.setTimeout(120_000);
  for (const path of [
    ...publicRoutes,
    `/blog/${blogPosts[0]?.slug}`,
    "/blog/tag/obraz",
    "/case-studies/1",
  ]) {
    const page = await context.newPage();
    const files = await fetchedFiles(page, site.url + path);
    await page.close();
    const scripts = files.filter(({ type }) => type === "script");
    const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
    expect.soft(kilobytes, path).toBeLessThanOrEqual(kilobytesAtMost.javascriptInAll);
    // The HTML does not name it: it is fetched after the load.
    expect.soft(scripts.filter(({ url }) => /after-load-/.test(url)).length, path).toBe(1);
  }
});
