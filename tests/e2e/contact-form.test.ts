import { createClient } from "@supabase/supabase-js";
import type { Page } from "playwright";
import { expect } from "vitest";
import { accessibilityViolations } from "../support/axe.ts";
import { test, toast, visit } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";

const endpoint = "**/functions/v1/send-contact-email";
const send = (page: Page) => page.getByRole("button", { name: "Wyślij" }).click();
const form = (page: Page) => page.getByRole("main").locator("form");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Imię").fill(name);
  await page.getByLabel("Email").fill("jan@example.pl");
  await page.getByLabel("Wiadomość").fill("Dzień dobry");
}

test("what is missing is told at once, and the keyboard leads to it", async ({ openWindow }) => {
  const { page } = await openWindow({ width: 360 });
  await visit(page, "/kontakt");
  await send(page);
  const summary = form(page).getByRole("alert");
  await expect.poll(() => summary.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await summary.getByRole("link").allInnerTexts()).toEqual([
    "Podaj imię.",
    "Podaj adres e-mail.",
    "Napisz wiadomość.",
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe("name");
  await page.keyboard.type("Jan");
  await expect.poll(() => page.getByLabel("Imię").getAttribute("aria-invalid")).toBeNull();
  expect(await summary.getByRole("link").count()).toBe(2);
  const email = page.getByLabel("Email");
  const described = await email.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe("Podaj adres e-mail.");
});

test("a draft survives leaving the page and loading it again, until it was sent", async ({
  openWindow,
}) => {
  const { page } = await openWindow();
  await visit(page, "/kontakt");
  expect(await form(page).getAttribute("data-dirty")).toBeNull();
  await fillIn(page, "Roztargniona");
  expect(await form(page).getAttribute("data-dirty")).not.toBeNull();

  await page.getByRole("banner").getByRole("link", { name: "BLOG" }).click();
  await page.waitForURL("**/blog");
  await visit(page, "/kontakt");
  await expect.poll(() => page.getByLabel("Imię").inputValue()).toBe("Roztargniona");
  expect(await page.getByLabel("Wiadomość").inputValue()).toBe("Dzień dobry");
  expect(await form(page).getAttribute("data-dirty")).not.toBeNull();

  await send(page);
  await toast(page, "Wiadomość wysłana!").waitFor();
  expect(await form(page).getAttribute("data-dirty")).toBeNull();
  await visit(page, "/kontakt");
  expect(await page.getByLabel("Imię").inputValue()).toBe("");
});

test("people never meet the trap", async ({ openWindow }) => {
  const { page } = await openWindow();
  await visit(page, "/kontakt");
  expect(await form(page).getByRole("textbox").count()).toBe(3);
  await page.getByLabel("Imię").focus();
  const visited: unknown[] = [];
  for (let step = 0; step < 3; step++) {
    visited.push(await focused(page));
    await page.keyboard.press("Tab");
  }
  expect(visited).toEqual(["name", "email", "message"]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Wyślij");
});

test("a message whose answer was lost is sent again and stored once", async ({ openWindow }) => {
  const { page, site } = await openWindow({ expected: [/ERR_FAILED/] });
  const name = `Zgubiona ${Date.now()}`;
  await visit(page, "/kontakt");
  await fillIn(page, name);
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await toast(page, "Błąd").waitFor();
  await page.unroute(endpoint);
  await send(page);
  await toast(page, "Wiadomość wysłana!").waitFor();

  const { data } = await createClient(site, demoKeys.SUPABASE_SECRET_KEY)
    .from("contact_messages")
    .select("id")
    .eq("name", name)
    .throwOnError();
  expect(data).toHaveLength(1);
});

test("what only the function finds wrong stands at its field and in the toast", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ expected: [/400/] });
  await visit(page, "/kontakt");
  await fillIn(page, "Jan");
  const body = { error: "Podaj inne imię.", fields: { name: "Podaj inne imię." } };
  await page.route(endpoint, (route) => route.fulfill({ status: 400, json: body }));
  await send(page);
  await toast(page, "Podaj inne imię.").waitFor();
  expect(await page.getByLabel("Imię").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Wiadomość").inputValue()).toBe("Dzień dobry");
});

test("without its script the form loses nothing and names the e-mail address", async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  await page.goto("/kontakt");
  await fillIn(page, "Jan");
  await send(page);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.getByLabel("Wiadomość").inputValue()).toBe("Dzień dobry");
  expect(await form(page).getByRole("link", { name: /@/ }).count()).toBe(1);
});
