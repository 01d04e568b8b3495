import { describe, expect } from "vitest";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { test, words } from "../support/browser.ts";

describe("without JavaScript", () => {
  test("a post is found from the home page and read to its sources", async ({ openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: false });
    await page.goto("/");
    await page.locator('main a[href="/blog"]').first().click();
    await page.waitForURL("**/blog");
    for (const post of blogPosts) {
      expect(await page.locator(`main a[href="/blog/${post.slug}"]`).count()).toBeGreaterThan(0);
    }
    await page.locator(`main a[href="/blog/${blogPosts[2]?.slug}"]`).first().click();
    await page
      .getByRole("heading", { level: 2, name: words("Dlaczego 24 bity i 48 kHz") })
      .waitFor();
    await page.getByText("Minuta ciszy").waitFor();
    await page.getByText("Źródła").waitFor();
    const pictures = page.locator("main noscript img, main img");
    expect(await pictures.count()).toBeGreaterThan(0);
  });

  test("a case study shows every section", async ({ openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: false });
    await page.goto(`/case-studies/${caseStudies[0]?.slug}`);
    for (const name of [
      "Wprowadzenie i cel projektu",
      "Proces realizacji",
      "Wyniki",
      "Wnioski",
      "Podsumowanie",
    ]) {
      await page.getByRole("heading", { level: 2, name: words(name) }).waitFor();
    }
    await page
      .getByRole("link", { name: /Portfolio realizacji/ })
      .or(page.getByText("Portfolio realizacji"))
      .first()
      .waitFor();
  });

  test("the contact page gives the e-mail address and the phones", async ({ openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: false, width: 360 });
    await page.goto("/kontakt");
    expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3);
  });
});
