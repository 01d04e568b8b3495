import { expect, type Page } from "@playwright/test";
import { sendMessage } from "../../e2e/support/contact-form.ts";
import { press, toast, visit } from "../../e2e/support/fixtures.ts";
import { storeEnquiry } from "../../e2e/support/inbox.ts";
import {
  button,
  field,
  fillInLogin,
  photo,
  readPost,
  sheet,
  signedOut,
  storePost,
  test,
} from "../../e2e/support/panel.ts";

/** Another machine of the office, as far as the browser knows. */
const host = "kadr.test";

test.use({
  ...signedOut,
  launchOptions: async ({ launchOptions: { args = [], ...options } }, use) => {
    await use({ ...options, args: [...args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
  },
  baseURL: ({ site }, use) => use(site.url.replace("localhost", host)),
});

test.beforeEach(async ({ page, expectedErrors }) => {
  // Chromium says so of each page: https only.
  expectedErrors.push(/Cross-Origin-Opener-Policy header has been ignored/);
  await visit(page, "/kontakt");
  const isSecure = () => page.evaluate(() => isSecureContext || "randomUUID" in crypto);
  await expect.poll(isSecure).toBe(false);
});

async function signIn(page: Page) {
  await page.goto("/admin/login");
  await fillInLogin(page);
  await expect(page.getByRole("heading", { name: "Panel Administratora" })).toBeVisible();
}

test("over plain http a message is sent, and a post is written, gets a picture and is published", async ({
  page,
  database,
}) => {
  await sendMessage(page, "Z telefonu obok");
  const sent = database.from("contact_messages").select("doubtful").eq("name", "Z telefonu obok");
  expect((await sent.throwOnError()).data).toHaveLength(1);
  await signIn(page);
  await press(button(page, "Dodaj Nowy Post"));
  await field(page, "Tytuł").fill("Z komputera obok");
  await field(page, "Autor").fill("Ania Wilk");
  await field(page, "Treść (Markdown)").fill("Światło przed kadrem.");
  await sheet(page)
    .getByLabel("Zdjęcie główne: Wybierz plik")
    .setInputFiles(await photo());
  await expect(field(page, "Adres zdjęcia")).toHaveValue(/^\/storage\/.+\.webp$/);
  await sheet(page).getByText("Teraz", { exact: true }).click();
  await press(button(sheet(page), "Dodaj post"));
  await expect(toast(page, "Post został dodany")).toBeVisible();
  const stored = await readPost(database, "z-komputera-obok");
  expect(stored).toMatchObject({ author: "Ania Wilk", content: "Światło przed kadrem." });
  expect(await visit(page, "/blog/z-komputera-obok")).toBe(200);
});

test("a link is copied from a dialog, and an address from a page, over plain http", async ({
  page,
  database,
}) => {
  const draft = await storePost(database, "Do pokazania", { published_at: null });
  const enquiry = await storeEnquiry(database, { email: "jan@example.pl" });
  await signIn(page);
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
