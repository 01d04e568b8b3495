import { expect } from "@playwright/test";
import { press, toast, visit } from "../../e2e/support/fixtures.ts";
import { storeEnquiry } from "../../e2e/support/inbox.ts";
import { button, fillInLogin, sheet, signedOut, storePost, test } from "../../e2e/support/panel.ts";

/** Another machine of the office, as far as the browser knows. */
const host = "kadr.test";

test.use({
  ...signedOut,
  launchOptions: async ({ launchOptions: { args = [], ...options } }, use) => {
    await use({ ...options, args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
  },
  baseURL: ({ site }, use) => use(site.url.replace("localhost", host)),
});

test("a link is copied from a dialog, and an address from a page, over plain http", async ({
  page,
  database,
  expectedErrors,
}) => {
  // Chromium says so of each page: https only.
  expectedErrors.push(/Cross-Origin-Opener-Policy header has been ignored/);
  const draft = await storePost(database, "Do pokazania", { published_at: null });
  const enquiry = await storeEnquiry(database, { email: "jan@example.pl" });
  await visit(page, "/admin/login");
  const isSecure = () => page.evaluate(() => isSecureContext || "randomUUID" in crypto);
  await expect.poll(isSecure).toBe(false);
  await fillInLogin(page);
  await expect(page.getByRole("heading", { name: "Panel Administratora" })).toBeVisible();
  await page.goto(`/admin?edit=${draft.id}`);
  await press(button(sheet(page), "Link do podglądu"));
  const dialog = page.getByRole("dialog", { name: "Link do podglądu", exact: true });
  await press(button(dialog, "Utwórz link do podglądu"));
  await press(button(dialog, "Kopiuj link"));
  await expect(toast(page, "Link skopiowany")).toBeVisible();
  await expect(button(dialog, "Kopiuj link")).toBeFocused();
  const link = await dialog.getByLabel("Nowy link").inputValue();

  await page.goto(`/admin/wiadomosci/${enquiry.id}`);
  const note = page.getByLabel("Notatka (widzi tylko zespół)");
  await note.press("Control+v");
  await expect(note).toHaveValue(link);
  await press(button(page, "Kopiuj adres"));
  await expect(toast(page, "Adres skopiowany")).toBeVisible();
  await note.press("Control+a");
  await note.press("Control+v");
  await expect(note).toHaveValue("jan@example.pl");
});
