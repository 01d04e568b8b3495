import { expect, type Page } from "@playwright/test";
import { holdScripts } from "../../e2e/support/contact-form.ts";
import { move, phone, test, visit } from "../../e2e/support/fixtures.ts";
import { rewriteTexts } from "../../e2e/support/translator.ts";
import { ready } from "../../support/browsers/ready.ts";

async function walk(page: Page) {
  for (const path of ["/", "/uslugi/podcasty"]) {
    await visit(page, path);
    await move(page);
    await rewriteTexts(page, 1);
    await page.mouse.wheel(0, 2_500);
    await page.mouse.wheel(0, -1_000);
    await expect(page.getByRole("main").locator("section").first()).toBeAttached();
    await expect(page.getByText("Unexpected Application Error")).toHaveCount(0);
    await expect(page.locator(".clock > p")).toHaveText(/^\d\d:\d\d:\d\d:\d\d$/);
  }
  const question = page.getByRole("main").locator("h3 > button, summary").first();
  await question.click();
  // Longer names of the menu may have made way for its button.
  await page.locator('header a[href="/kontakt"]:visible').first().click();
  await expect(page).toHaveURL(/\/kontakt$/);
  const form = page.getByRole("main").locator("form");
  await form.locator("[name=name]").fill("Gość");
  await rewriteTexts(page, 2);
  await form.locator("[name=email]").fill("jan@example.pl");
  await form.locator("[name=message]").fill("Dzień dobry");
  await form.locator("button[type=submit]").click();
  await expect(form.getByRole("status").first()).toBeVisible();
  await expect(form.locator("[name=name]")).toHaveValue("");
}

test("a page that a translator rewrites scrolls, opens and sends", async ({
  page,
  database,
  expectedErrors,
}) => {
  // React says so when it draws a lazy part anew.
  expectedErrors.push(/Minified React error #4(18|23|25)/);
  await walk(page);
  const sent = database.from("contact_messages").select("name").eq("name", "Gość");
  expect((await sent.throwOnError()).data).toHaveLength(1);
});

test.describe("text that was typed before the scripts", () => {
  test.use(phone);

  test("stays, whatever an extension did to the page meanwhile", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Minified React error #4(18|23|25)/);
    const release = await holdScripts(page);
    await page.goto("/kontakt", { waitUntil: "commit" });
    const form = page.getByRole("main").locator("form");
    await form.locator("[name=name]").fill("Anna");
    await form.locator("[name=message]").fill("Film o cieście");
    await page.evaluate(() => document.body.prepend(document.createElement("unknown-extension")));
    await rewriteTexts(page, 3);
    release();
    await ready(page);
    await expect(form.locator("[name=name]")).toHaveValue("Anna");
    await expect(form.locator("[name=message]")).toHaveValue("Film o cieście");
  });
});
