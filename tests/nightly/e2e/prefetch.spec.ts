import { expect } from "@playwright/test";
import { press, test, visit } from "../../e2e/support/fixtures.ts";
import { fetched } from "../../e2e/support/navigation.ts";

test.use({ viewport: { width: 1360, height: 800 } });

test("a page is fetched at once by touch, not when passing its link, and never when saving data", async ({
  page,
  openWindow,
}) => {
  await visit(page, "/o-nas");
  await page.evaluate(() => {
    for (const link of document.querySelectorAll("header nav a")) {
      link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    }
    document.body.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    const blog = document.querySelector('header a[href="/blog"]');
    blog?.dispatchEvent(new TouchEvent("touchstart", { bubbles: true }));
  });
  await expect.poll(() => fetched(page, "data")).toEqual(["/blog.data"]);

  const thrifty = await openWindow();
  await thrifty.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await visit(thrifty, "/o-nas");
  const blog = thrifty.locator('header a[href="/blog"]').first();
  await blog.hover();
  await press(blog);
  await expect(thrifty.locator("main h1", { hasText: "Blog" })).toBeVisible();
  await expect(thrifty.locator("link[rel=prefetch]")).toHaveCount(0);
});
