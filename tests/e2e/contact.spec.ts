import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import {
  fillIn,
  form,
  holdScripts,
  send,
  sendButton,
  waitForCode,
} from "./support/contact-form.ts";
import { phone, test, toast, visit } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

const endpoint = "**/functions/v1/send-contact-email";
const labels = ["Imię", "Email", "Wiadomość"];

async function expectStoredOnce(database: SupabaseClient, name: string) {
  const rows = database.from("contact_messages").select("message").eq("name", name);
  expect((await rows.throwOnError()).data).toEqual([{ message: "Dzień dobry" }]);
}

test("the whole form is in the first screen of its page", async ({ page }) => {
  await visit(page, "/kontakt");
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [page.getByLabel("Imię"), sendButton(page)]) {
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe("by telephone", () => {
  test.use(phone);

  test("what is missing is told at once, and the keyboard leads to it", async ({ page }) => {
    await visit(page, "/kontakt");
    await page.getByLabel("Email").fill("to nie jest adres");
    await send(page);
    const summary = form(page).getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Podaj imię.",
      /^Podaj poprawny adres/,
      "Napisz wiadomość.",
    ]);
    for (const label of labels) {
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.getByLabel("Imię")).toHaveAccessibleDescription("Podaj imię.");
    await expectAccessible(page);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Imię")).toBeFocused();
    await page.keyboard.type("Jan");
    await expect(page.getByLabel("Imię")).not.toHaveAttribute("aria-invalid");
    await expect(summary.getByRole("link")).toHaveCount(2);
    await expect(page.getByLabel("Email")).toHaveValue("to nie jest adres");
  });

  test("a confirmation stays, and has the focus", async ({ page }) => {
    await visit(page, "/kontakt");
    await fillIn(page, "Potwierdzona");
    await expect(form(page)).toHaveAttribute("data-dirty");
    await send(page);
    const note = form(page).getByRole("status");
    await expect(note).toContainText("Wiadomość wysłana!");
    await expect(note).toContainText(
      "Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.",
    );
    await expect(note).toContainText("Jeśli po dobie nie ma odpowiedzi");
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport({ ratio: 1 });
    for (const label of labels) await expect(page.getByLabel(label)).toHaveValue("");
    await expectAccessible(page, [360]);

    // The next attempt begins anew.
    await send(page);
    await expect(form(page).getByRole("alert")).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test("a message sent before the scripts came is stored once", async ({ page, database }) => {
    const name = `Niecierpliwa ${Date.now()}`;
    const release = await holdScripts(page);
    await page.goto("/kontakt", { waitUntil: "commit" });
    await fillIn(page, name);
    await send(page);
    await page.waitForURL("**/kontakt/wyslano", { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1, name: "Wiadomość wysłana!" });
    await expect(heading).toBeVisible();
    release();

    await visit(page, "/kontakt");
    await expect(page.getByLabel("Wiadomość")).toHaveValue("");
    await fillIn(page, name);
    await send(page);
    await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
    await expectStoredOnce(database, name);
  });
});

test("a draft survives until it was sent", async ({ page }) => {
  await visit(page, "/kontakt");
  await expect(form(page)).not.toHaveAttribute("data-dirty");
  await fillIn(page, "Roztargniona");
  await page.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
  await page.waitForURL("**/blog");
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("Roztargniona");
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Dzień dobry");
  await expect(form(page)).toHaveAttribute("data-dirty");

  await send(page);
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  await expect(form(page)).not.toHaveAttribute("data-dirty");
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("");
});

test("people never meet the trap", async ({ page }) => {
  await visit(page, "/kontakt");
  await expect(form(page).getByRole("textbox")).toHaveCount(3);
  await page.getByLabel("Imię").focus();
  for (const next of ["Email", "Wiadomość"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(next)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  // Browsers and password managers take a field with such a name or label for a person's data.
  const trap = page.locator("main form [inert] textarea");
  const clues = await trap.evaluate((it: HTMLTextAreaElement) => [
    it.name,
    it.labels?.item(0).textContent,
  ]);
  expect(clues.join(" ")).not.toMatch(
    /name|imi|nazw|mail|tel|phone|adres|addr|ulic|street|miast|city|kod|code|zip|kraj|country|firm|compan|organi|web|url|www|stron|site|user|login|pass/i,
  );
});

test("two quick taps at the end of the home page send one message", async ({ page }) => {
  await visit(page, "/");
  await fillIn(page, "Szybka");
  await waitForCode(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/send-contact-email")) sent.push(request.method());
  });
  await sendButton(page).dblclick();
  await expect(form(page).getByRole("status")).toBeFocused();
  await expect(form(page).getByRole("status")).toBeInViewport({ ratio: 1 });
  expect(sent).toEqual(["POST"]);
});

test("a message whose answer was lost is stored once", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const name = `Zgubiona ${Date.now()}`;
  await visit(page, "/kontakt");
  await fillIn(page, name);
  await page.route(endpoint, async (route) => {
    const form = route.request().headers()["x-form"];
    expect(form).toMatch(
      /^elapsed=\d+&submission=[\da-f-]{36}&page=%2Fkontakt&clause=\d{4}-\d\d-\d\d$/,
    );
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(toast(page, "Błąd")).toBeVisible();
  await page.unroute(endpoint);
  await send(page);
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  await expectStoredOnce(database, name);
});
