import { expect } from "@playwright/test";
import { drawing } from "../../../../attack/drawings.ts";
import { toast, visit } from "../../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../../e2e/support/page-checks.ts";
import { button, expectPublic, openScreen, test } from "../../../../e2e/support/panel.ts";

test("name, colour and logo are seen before they are public, and then stand on the site", async ({
  page,
  database,
}) => {
  await openScreen(page, "/admin/strona/marka", "Strona");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Marka"]);
  const color = page.getByLabel("Kolor akcentu", { exact: true });
  await color.fill("#737373");
  await expect(page.getByRole("alert")).toContainText("Najbliższy, który działa: #");
  await color.fill("#1f5bff");
  await expect(page.getByText("Jako kolor liter na ciemnym tle będzie jaśniejszy")).toBeVisible();
  await page.getByLabel("Nazwa", { exact: false }).fill("Studio Przykład Wrocław");
  await page.getByLabel("Logo: Wybierz plik").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      drawing('<script>alert(1)</script><text>a</text><rect width="80" height="10" fill="#fff"/>'),
    ),
  });
  await expect(page.getByText("Z rysunku wypadło to, czego strona nie pokazuje")).toBeVisible();
  const home = page.frameLocator('iframe[title="Strona główna"]');
  await expect(home.locator(".site-header .brand-logo").first()).toHaveAttribute(
    "src",
    /^data:image/,
  );
  await expect(home.locator("html")).toHaveCSS("--color-accent", "#1f5bff");
  await expect(page.locator("figure").getByText("Studio Przykład Wrocław").first()).toBeVisible();
  await expectAccessible(page);
  const { data } = await database.from("page_content").select("value").like("key", "texts/%");
  expect(data?.every(({ value }) => value === null)).toBe(true);

  await button(page, "Opublikuj zmiany").click();
  await expect(toast(page, "Opublikowano 3 zmiany. Są już na stronie.")).toBeVisible();
  await expectPublic(page, "/", { text: "© Studio Przykład Wrocław" });
  await visit(page, "/");
  await expect(page).toHaveTitle(/^Studio Przykład Wrocław/);
  await expect(page.locator(".site-header .brand-logo").first()).toHaveAttribute(
    "src",
    /\/share\/brand\//,
  );
  await expect(page.locator("html")).toHaveCSS("--color-accent", "#1f5bff");
});
