import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { fillIn, form, holdScripts, send, sendButton } from "../../e2e/support/contact-form.ts";
import { hasCode, phone, press, test, toast, visit } from "../../e2e/support/fixtures.ts";

const endpoint = "**/functions/v1/send-contact-email";

async function expectStoredOnce(database: SupabaseClient, name: string) {
  const rows = database.from("contact_messages").select("message").eq("name", name);
  expect((await rows.throwOnError()).data).toEqual([{ message: "Dzień dobry" }]);
}

test("a draft waits in its tab until it was sent", async ({ page }) => {
  await visit(page, "/kontakt");
  await expect(form(page)).not.toHaveAttribute("data-dirty");
  await fillIn(page, "Roztargniona");
  await press(page.getByRole("banner").getByRole("link", { name: "BLOG", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("Roztargniona");
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Dzień dobry");
  await expect(form(page)).toHaveAttribute("data-dirty");
  await press(sendButton(page));
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("");
});

test("what was typed before the scripts came is kept, and what was sent then does not come back", async ({
  page,
  database,
}) => {
  await page.setViewportSize(phone.viewport);
  const name = `Niecierpliwa ${crypto.randomUUID()}`;
  const release = await holdScripts(page);
  await page.goto("/kontakt", { waitUntil: "commit" });
  await fillIn(page, name);
  release();
  await expect(form(page)).toHaveAttribute("data-dirty");
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue(name);

  const releaseAgain = await holdScripts(page);
  await page.goto("/kontakt", { waitUntil: "commit" });
  await fillIn(page, name);
  await send(page);
  await page.waitForURL("**/kontakt/wyslano", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1, name: "Wiadomość wysłana!" });
  await expect(heading).toBeVisible();
  releaseAgain();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("contact-draft"))).toBeNull();
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Wiadomość")).toHaveValue("");
  await fillIn(page, name);
  await press(sendButton(page));
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  await expectStoredOnce(database, name);
});

test("two quick presses send one message, and one whose answer was lost is stored once", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const name = `Zgubiona ${crypto.randomUUID()}`;
  await visit(page, "/");
  await fillIn(page, name);
  await hasCode(form(page));
  const sent: (string | undefined)[] = [];
  await page.route(endpoint, async (route) => {
    sent.push(route.request().headers()["x-form"]);
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).dblclick();
  await expect(toast(page, "Błąd")).toBeVisible();
  const hints = /^(elapsed=\d+&)?submission=[\da-f-]{36}&page=%2F&clause=\d{4}-\d\d-\d\d$/;
  expect(sent).toEqual([expect.stringMatching(hints)]);
  await page.unroute(endpoint);
  await press(sendButton(page));
  await expect(form(page).getByRole("status")).toBeFocused();
  await expect(form(page).getByRole("status")).toBeInViewport({ ratio: 1 });
  await expectStoredOnce(database, name);
});

test("without a network the form says so and keeps the text", async ({
  page,
  context,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await visit(page, "/kontakt");
  const name = `Odcięta ${crypto.randomUUID()}`;
  await fillIn(page, name);
  // The field's focus brings the toaster.
  await expect(page.locator("section[aria-live]")).toBeAttached();
  const told = "Brak połączenia z internetem. Tekst czeka w formularzu.";
  // What the requests meet, and what the browser says itself.
  await page.route("**/*", (route) => route.abort("internetdisconnected"));
  await press(sendButton(page));
  await expect(form(page).getByRole("alert")).toContainText(told);
  await context.setOffline(true);
  await press(sendButton(page));
  await expect(form(page)).toHaveAttribute("aria-busy", "false");
  await expect(form(page).getByRole("alert")).toContainText(told);
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Dzień dobry");

  await context.setOffline(false);
  await page.unroute("**/*");
  await press(sendButton(page));
  await expect(form(page).getByRole("status")).toContainText("Wiadomość wysłana!");
  await expectStoredOnce(database, name);
});
