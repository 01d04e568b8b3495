import { expect } from "@playwright/test";
import { sendMessage } from "../../e2e/support/contact-form.ts";
import { test, visit } from "../../e2e/support/fixtures.ts";
import { fillInLogin } from "../../e2e/support/panel.ts";

test("where nothing can be kept a message is sent, and the sign-in says so in Polish and works", async ({
  page,
}) => {
  // As Chromium with „Nie zezwalaj witrynom na zapisywanie danych”: even naming a storage throws.
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await visit(page, "/kontakt");
  await sendMessage(page, "Bez pamięci");
  await page.goto("/admin/login");
  await expect(page.getByRole("alert")).toContainText("nie pozwala zapisywać danych strony");
  await fillInLogin(page);
  await expect(page.getByRole("heading", { name: "Panel Administratora" })).toBeVisible();
});
