import { expect } from "@playwright/test";
import { test, toast, visit } from "./support/fixtures.ts";
import { fillInLogin } from "./support/panel.ts";

/* As Chromium with „Nie zezwalaj witrynom na zapisywanie danych”: even naming a storage throws. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }),
);

test("the sign-in says in Polish that nothing can be kept, and still signs in", async ({
  page,
}) => {
  await page.goto("/admin/login");
  await expect(page.getByRole("alert")).toContainText("nie pozwala zapisywać danych strony");
  await fillInLogin(page);
  await expect(page.getByRole("heading", { name: "Panel Administratora" })).toBeVisible();
});

test("a visitor's message is sent", async ({ page }) => {
  await visit(page, "/kontakt");
  await page.getByLabel("Imię").fill("Bez pamięci");
  await page.getByLabel("Email").fill("jan@example.pl");
  await page.getByLabel("Wiadomość").fill("Dzień dobry");
  await page.getByRole("button", { name: "Wyślij", exact: true }).click();
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
});
