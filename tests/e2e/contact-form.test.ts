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
  // What browsers and password managers take for a person's data, by its name or its label.
  const trap = page.locator("main form textarea").last();
  const clues = await trap.evaluate((it: HTMLTextAreaElement) => [
    it.name,
    it.labels?.item(0).textContent,
  ]);
  expect(clues.join(" ")).not.toMatch(
    /name|imi|nazw|mail|tel|phone|adres|addr|ulic|street|miast|city|kod|code|zip|kraj|country|firm|compan|organi|web|url|www|stron|site|user|login|pass/i,
  );
  expect(await trap.evaluate((it) => it.closest("[inert]") !== null)).toBe(true);
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

  expect(await countStored(site, name)).toBe(1);
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

test("a call of the function carries the three fields alone", async ({ openWindow }) => {
  const { page } = await openWindow();
  await visit(page, "/kontakt");
  await fillIn(page, "Zwięzła");
  const called = page.waitForRequest(endpoint);
  await send(page);
  const request = await called;
  expect(request.postData()).toBe(
    JSON.stringify({ name: "Zwięzła", email: "jan@example.pl", message: "Dzień dobry" }),
  );
  expect(request.headers()["x-form"]).toMatch(/^elapsed=\d+&submission=[\da-f-]{36}$/);
  await toast(page, "Wiadomość wysłana!").waitFor();
});

test.for(["/kontakt", "/"])(
  "on %s a confirmation stays when the toast has gone, has the focus, and the form is ready again",
  async (path, { openWindow }) => {
    const { page } = await openWindow({ width: 360 });
    await visit(page, path);
    await fillIn(page, `Potwierdzona ${path}`);
    await send(page);
    const note = form(page).getByRole("status");
    await note.getByText("Wiadomość wysłana!").waitFor();
    await note.getByText("Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.").waitFor();
    await note.getByText(/Odpowiemy w\sciągu 24\sgodzin/).waitFor();
    await expect.poll(() => note.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect.poll(() => note.evaluate(isInView)).toBe(true);
    for (const label of ["Imię", "Email", "Wiadomość"]) {
      expect(await page.getByLabel(label).inputValue()).toBe("");
    }
    expect(await page.getByRole("button", { name: "Wyślij" }).isEnabled()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);

    // The next attempt begins anew.
    await send(page);
    await form(page).getByRole("alert").waitFor();
    expect(await note.count()).toBe(0);
  },
);

test.for(["the browser knows it", "only the requests do"])(
  "without a network that is what the form says, and the text goes when there is one: %s",
  async (how, { openWindow }) => {
    const { page, site } = await openWindow({
      expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
    });
    await visit(page, "/kontakt");
    const name = `Odcięta ${Date.now()}`;
    await fillIn(page, name);
    await page.waitForLoadState("networkidle");
    const cut = async (isCut: boolean) => {
      if (how === "the browser knows it") await page.context().setOffline(isCut);
      else if (isCut) await page.route("**/*", (route) => route.abort("internetdisconnected"));
      else await page.unroute("**/*");
    };
    await cut(true);
    const told = "Brak połączenia z internetem. Tekst czeka w formularzu.";
    for (let attempt = 0; attempt < 2; attempt++) {
      await send(page);
      await form(page).getByRole("alert").filter({ hasText: told }).waitFor();
      await toast(page, told).first().waitFor();
    }
    expect(await page.locator("[data-sonner-toast]").allInnerTexts()).not.toContainEqual(
      expect.stringMatching(/now[ąa] wersj/),
    );
    expect(await page.getByLabel("Wiadomość").inputValue()).toBe("Dzień dobry");

    await cut(false);
    await send(page);
    await toast(page, "Wiadomość wysłana!").waitFor();
    expect(await page.getByText(/now[ąa] wersj/).count()).toBe(0);
    expect(await countStored(site, name)).toBe(1);
  },
);

test("a tap before the scripts are there sends the message, and the same one after it sends nothing more", async ({
  openWindow,
}) => {
  const { page, site } = await openWindow({ width: 360 });
  const name = `Niecierpliwa ${Date.now()}`;
  const scripts = await hold(page, /\/assets\/.+\.js$/);
  await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
  await fillIn(page, name);
  await send(page);
  await page.waitForURL("**/kontakt/wyslano");
  await page.getByRole("heading", { level: 1, name: "Wiadomość wysłana!" }).waitFor();
  await scripts.release();

  await visit(page, "/kontakt");
  expect(await page.getByLabel("Wiadomość").inputValue()).toBe("");
  await fillIn(page, name);
  await send(page);
  await toast(page, "Wiadomość wysłana!").waitFor();
  expect(await countStored(site, name)).toBe(1);
});

test("a draft that was sent before the scripts came does not come back, one written later stays", async ({
  openWindow,
}) => {
  const { page } = await openWindow();
  await visit(page, "/kontakt");
  await fillIn(page, "Wysłana bez skryptów");
  const scripts = await hold(page, /\/assets\/.+\.js$/);
  await page.reload({ waitUntil: "domcontentloaded" });
  await fillIn(page, "Wysłana bez skryptów");
  await send(page);
  await page.waitForURL("**/kontakt/wyslano");
  await scripts.release();
  const kept = () => page.evaluate(() => sessionStorage.getItem("contact-draft"));
  await expect.poll(kept).toBeNull();
  await visit(page, "/kontakt");
  expect(await page.getByLabel("Imię").inputValue()).toBe("");
  await fillIn(page, "Nowa");
  await page.goBack();
  await page.waitForURL("**/kontakt/wyslano");
  await visit(page, "/kontakt");
  await expect.poll(() => page.getByLabel("Imię").inputValue()).toBe("Nowa");
});

test("what was typed before the scripts came is kept like all that comes after", async ({
  openWindow,
}) => {
  const { page } = await openWindow();
  const scripts = await hold(page, /\/assets\/.+\.js$/);
  await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
  await fillIn(page, "Szybka");
  await scripts.release();
  await expect.poll(() => form(page).getAttribute("data-dirty")).not.toBeNull();
  await visit(page, "/blog");
  await visit(page, "/kontakt");
  await expect.poll(() => page.getByLabel("Imię").inputValue()).toBe("Szybka");
});

/** Keeps requests waiting until they are released. */
async function hold(page: Page, address: RegExp) {
  let isHeld = true;
  const waiting: (() => Promise<void>)[] = [];
  await page.route(address, (route) => {
    if (!isHeld) return route.continue();
    waiting.push(() => route.continue().catch(() => undefined));
  });
  return {
    async release() {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((go) => go()));
    },
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

async function countStored(site: string, name: string): Promise<number> {
  const { data } = await createClient(site, demoKeys.SUPABASE_SECRET_KEY)
    .from("contact_messages")
    .select("id")
    .eq("name", name)
    .throwOnError();
  return data.length;
}
