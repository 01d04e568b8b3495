import { expect } from "@playwright/test";
import { sendMessage } from "../../e2e/support/contact-form.ts";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { fillInLogin } from "../../e2e/support/panel.ts";

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
  await sendMessage(page, "Bez pamięci");
});
