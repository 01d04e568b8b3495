import { expect } from "@playwright/test";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";

test.use({ viewport: { width: 1360, height: 800 } });

test("the list of services opens by keyboard", async ({ page }) => {
  await visit(page, "/o-nas");
  const banner = page.getByRole("banner");
  const opener = banner.getByRole("button", { name: "Pokaż listę usług", exact: true });
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await opener.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const podcasts = banner.locator('a[href="/uslugi/podcasty"]');
  await expect(podcasts).toBeVisible();
  await expectAccessible(page, [1360]);
  await page.keyboard.press("Tab");
  await expect(banner.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(podcasts).toBeHidden();
  await expect(opener).toBeFocused();
  // Opened by the pointer, with the focus elsewhere.
  await banner.getByRole("link", { name: "BLOG", exact: true }).focus();
  await banner.getByRole("link", { name: "USŁUGI", exact: true }).hover();
  await expect(podcasts).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(podcasts).toBeHidden();
});
