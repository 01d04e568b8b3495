import { expect } from "@playwright/test";
import { fillIn, form, holdScripts, send } from "../../e2e/support/contact-form.ts";
import { phone, test, toast, visit } from "../../e2e/support/fixtures.ts";

const endpoint = "**/functions/v1/send-contact-email";

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
    const rows = database.from("contact_messages").select("message").eq("name", name);
    expect((await rows.throwOnError()).data).toEqual([{ message: "Dzień dobry" }]);
  });
}

test("the page says whether the office is open, and follows the clock", async ({ page }) => {
  await page.clock.install({ time: "2026-11-20T15:59:30Z" });
  await visit(page, "/kontakt");
  const hours = page.getByRole("definition").filter({ hasText: "Pn–Pt" });
  await hours.scrollIntoViewIfNeeded();
  await expect(hours).toContainText("Teraz otwarte, do 17:00");
  await page.clock.fastForward("01:00");
  await expect(hours).toContainText("Otwieramy jutro o 10:00");
});
