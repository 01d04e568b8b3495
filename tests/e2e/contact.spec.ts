import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { phone, test, toast, visit } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

const endpoint = "**/functions/v1/send-contact-email";
const labels = ["Imię", "Email", "Wiadomość"];
const send = (page: Page) => page.getByRole("button", { name: "Wyślij", exact: true }).click();
const form = (page: Page) => page.getByRole("main").locator("form");

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Imię").fill(name);
  await page.getByLabel("Email").fill("jan@example.pl");
  await page.getByLabel("Wiadomość").fill("Dzień dobry");
}

async function expectStoredOnce(database: SupabaseClient, name: string) {
  const rows = database.from("contact_messages").select("message").eq("name", name);
  expect((await rows.throwOnError()).data).toEqual([{ message: "Dzień dobry" }]);
}

/** Keeps the scripts of pages waiting until they are released. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await released.promise;
    // A page that was left has no more use for it.
    await route.continue().catch(() => undefined);
  });
  return () => released.resolve();
}

test("the whole form is in the first screen of its page", async ({ page }) => {
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, "/kontakt");
    const button = page.getByRole("button", { name: "Wyślij", exact: true });
    for (const part of [page.getByLabel("Imię"), button]) {
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

  for (const path of ["/kontakt", "/"]) {
    test(`on ${path} a confirmation stays, and has the focus`, async ({ page }) => {
      await visit(page, path);
      await fillIn(page, `Potwierdzona ${path}`);
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
  }

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

test("what was typed before the scripts came is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/kontakt", { waitUntil: "commit" });
  await fillIn(page, "Szybka");
  release();
  await expect(form(page)).toHaveAttribute("data-dirty");
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("Szybka");
});

test("a draft that was sent without scripts does not come back", async ({ page }) => {
  await visit(page, "/kontakt");
  await fillIn(page, "Wysłana bez skryptów");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await fillIn(page, "Wysłana bez skryptów");
  await send(page);
  await page.waitForURL("**/kontakt/wyslano", { waitUntil: "commit" });
  release();
  const kept = () => page.evaluate(() => sessionStorage.getItem("contact-draft"));
  await expect.poll(kept).toBeNull();
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("");
  await fillIn(page, "Nowa");
  await page.goBack();
  await page.waitForURL("**/kontakt/wyslano");
  await visit(page, "/kontakt");
  await expect(page.getByLabel("Imię")).toHaveValue("Nowa");
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
  await expect(page.getByRole("button", { name: "Wyślij", exact: true })).toBeFocused();
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

test("two quick taps send one message", async ({ page }) => {
  await visit(page, "/kontakt");
  await fillIn(page, "Szybka");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/send-contact-email")) sent.push(request.method());
  });
  await page.getByRole("button", { name: "Wyślij", exact: true }).dblclick();
  await expect(form(page).getByRole("status")).toBeFocused();
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

test("what only the function finds wrong is told", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await visit(page, "/kontakt");
  await fillIn(page, "Jan");
  const json = { error: "Podaj inne imię.", fields: { name: "Podaj inne imię." } };
  await page.route(endpoint, (route) => route.fulfill({ status: 400, json }));
  await send(page);
  await expect(toast(page, "Podaj inne imię.")).toBeVisible();
  await expect(page.getByLabel("Imię")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Dzień dobry");
});

test("a part below the fold that cannot be fetched leaves the page and its form as they are", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/);
  await page.setViewportSize(phone.viewport);
  await visit(page, "/kontakt");
  const asked = Promise.withResolvers<void>();
  await page.route("**/assets/office-*.js", async (route) => {
    await route.abort();
    asked.resolve();
  });
  await fillIn(page, "Jan");
  await asked.promise;
  await expect(toast(page, "Brak połączenia z internetem.").first()).toBeVisible();
  await expect(page.getByLabel("Wiadomość")).toHaveValue("Dzień dobry");
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
});

for (const how of ["the browser knows it", "only the requests do"]) {
  test(`without a network the form says so and keeps the text: ${how}`, async ({
    page,
    context,
    database,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await visit(page, "/kontakt");
    const name = `Odcięta ${Date.now()}`;
    await fillIn(page, name);
    // The field's focus brings the toaster.
    await expect(page.locator("section[aria-live]")).toBeAttached();
    if (how === "the browser knows it") await context.setOffline(true);
    else await page.route("**/*", (route) => route.abort("internetdisconnected"));
    const told = "Brak połączenia z internetem. Tekst czeka w formularzu.";
    await send(page);
    await expect(form(page).getByRole("alert")).toContainText(told);
    await expect(toast(page, told).first()).toBeVisible();
    await send(page);
    // The first alert may still be there.
    await expect(form(page)).toHaveAttribute("aria-busy", "false");
    await expect(form(page).getByRole("alert")).toContainText(told);
    await expect(page.getByLabel("Wiadomość")).toHaveValue("Dzień dobry");

    await context.setOffline(false);
    await page.unroute("**/*");
    await send(page);
    await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
    await expect(page.getByText(/now[ąa] wersj/)).toHaveCount(0);
    await expectStoredOnce(database, name);
  });
}
