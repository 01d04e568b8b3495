import { expect } from "@playwright/test";
import { press, test, toast, visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";

test("an unforeseen error has its page, with the frame round it", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await visit(page, "/?od=list");
  const banner = page.getByRole("banner");
  await press(banner.getByRole("link", { name: "O NAS", exact: true }));
  await expect(page.locator("main .hero-stage")).toHaveCount(0);
  await expect(page).toHaveURL(/\/o-nas$/);
  await page.route("**/_.data*", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "broken" }),
  );
  await page.goBack();
  const heading = { level: 1, name: "Unexpected Application Error!" };
  await expect(page.getByRole("heading", heading)).toBeVisible();
  await expect(banner.getByRole("link", { name: "KONTAKT", exact: true })).toBeVisible();
  // At once: the styles must have stayed, too.
  await expectAccessible(page, [1280]);
  await press(page.getByRole("main").getByRole("link", { name: "Spróbuj ponownie" }));
  await expect(page.locator("main .hero-stage")).toBeVisible();
  await expect(page).toHaveURL(/\/\?od=list$/);
});

test("an unknown case study ends at the list, with a toast that a screen reader hears", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/, /404|nieznan|unknown|not found/i);
  expect(await visit(page, "/case-studies/nie-ma-takiego")).toBe(404);
  await page.waitForURL("**/case-studies");
  const told = toast(page, "Case study nie zostało znalezione");
  await expect(told).toBeVisible();
  const region = page.locator("section[aria-live=polite]").filter({ has: told });
  await expect(region).toHaveCount(1);
  const details = page.getByRole("link", { name: "Zobacz szczegóły", exact: true });
  await expect(details.first()).toBeVisible();
});
