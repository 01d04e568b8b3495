import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test, toast, visit } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { openGate } from "../support/gate.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { type SmtpTrap, startSmtp } from "../support/smtp.ts";

let smtp: SmtpTrap;
let embedded: TestSite;
let gate: Awaited<ReturnType<typeof openGate>>;
let remote: TestSite;

beforeAll(async () => {
  smtp = await startSmtp();
  embedded = await startSite({
    env: {
      ...demoKeys,
      SMTP_URL: smtp.url,
      CONTACT_TO: "biuro@kadr.example",
      CONTACT_LIMIT: "100",
    },
  });
  gate = await openGate(embedded.url);
  remote = await startSite({ env: { ...demoKeys, SUPABASE_URL: gate.url } });
});

afterAll(async () => {
  await remote?.stop();
  await gate?.shut();
  await embedded?.stop();
  await smtp?.stop();
});

const letter =
  "Dzień dobry,\nchcemy nakręcić film o hali w Gliwicach: żuraw, łuk i ćma.\nPozdrawiam";

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Imię").fill(name);
  await page.getByLabel("Email").fill("jolanta@example.com");
  await page.getByLabel("Wiadomość").fill(letter);
}

function typed(page: Page) {
  return Promise.all(
    ["Imię", "Email", "Wiadomość"].map((label) => page.getByLabel(label).inputValue()),
  );
}

describe.each(["embedded", "remote"] as const)("a visitor who writes, %s backend", (mode) => {
  const place = () =>
    mode === "embedded" ? { site: embedded.url } : { site: remote.url, backend: gate.url };

  test("reads a post that lives in the database, then sends a message that arrives as a mail", async ({
    openWindow,
  }) => {
    const { page } = await openWindow(place());
    await visit(page, "/blog");
    await page
      .getByRole("link", { name: /Czytaj więcej/ })
      .first()
      .click();
    await page.waitForURL("**/blog/*");
    await page.getByRole("heading", { level: 1 }).waitFor();

    await page.getByRole("banner").getByRole("link", { name: "SKONTAKTUJ SIĘ!" }).click();
    await page.waitForURL("**/kontakt");
    const already = smtp.mails.length;
    await fillIn(page, `Jolanta ${mode}`);
    await page.getByRole("button", { name: "Wyślij" }).click();
    await toast(page, "Wiadomość wysłana!").waitFor();
    await toast(page, "Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.").waitFor();
    expect(await typed(page)).toEqual(["", "", ""]);

    const mail = (await smtp.caught(already + 1))[already];
    expect(mail?.to).toEqual(["biuro@kadr.example"]);
    expect(mail?.parsed.replyTo?.[0]?.address).toBe("jolanta@example.com");
    expect(mail?.parsed.text).toContain(`Jolanta ${mode}`);
    expect(mail?.parsed.text?.replaceAll("\r\n", "\n")).toContain(letter);
  });
});

describe("a message that cannot be sent", () => {
  test("stays in the form, which says what to do, and goes when the backend is back", async ({
    openWindow,
  }) => {
    const expected = [/ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load/];
    const { page } = await openWindow({ site: remote.url, backend: gate.url, expected });
    await visit(page, "/kontakt");
    await fillIn(page, "Cierpliwa");
    gate.hold();
    try {
      await page.getByRole("button", { name: "Wyślij" }).click();
      expect(await page.getByRole("button", { name: "Wysyłanie..." }).isDisabled()).toBe(true);
    } finally {
      await gate.shut();
    }
    await toast(page, "Błąd").waitFor();
    expect(await typed(page)).toEqual(["Cierpliwa", "jolanta@example.com", letter]);
    await page
      .getByRole("main")
      .locator("form")
      .getByText(/nic nie przepadło|Spróbuj ponownie|nie zginęł/i)
      .first()
      .waitFor();

    await gate.reopen();
    const already = smtp.mails.length;
    await page.getByRole("button", { name: "Wyślij" }).click();
    await toast(page, "Wiadomość wysłana!").waitFor();
    const mail = (await smtp.caught(already + 1))[already];
    expect(mail?.parsed.text).toContain("Cierpliwa");
  });

  test("stays in the page's answer, too, when there is no JavaScript", async ({ openWindow }) => {
    const { page } = await openWindow({
      ...{ site: remote.url, backend: gate.url, javaScriptEnabled: false },
      expected: [/status of 503/],
    });
    await page.goto("/kontakt");
    await fillIn(page, "Bez skryptów");
    const answer = page.waitForResponse((it) => it.request().method() === "POST");
    await gate.shut();
    try {
      await page.getByRole("button", { name: "Wyślij" }).click();
      expect((await answer).status()).toBe(503);
    } finally {
      await gate.reopen();
    }
    await page.getByText(/Wystąpił problem podczas wysyłania wiadomości/).waitFor();
    expect(await typed(page)).toEqual(["Bez skryptów", "jolanta@example.com", letter]);
    const already = smtp.mails.length;
    await page.getByRole("button", { name: "Wyślij" }).click();
    await page.waitForURL("**/kontakt/wyslano");
    const mail = (await smtp.caught(already + 1))[already];
    expect(mail?.parsed.text).toContain("Bez skryptów");
  });

  test("because a field is wrong says so at the field and keeps the rest", async ({
    openWindow,
  }) => {
    const { page } = await openWindow({ site: embedded.url });
    await visit(page, "/kontakt");
    await fillIn(page, "Jan");
    await page.getByLabel("Email").fill("jan@");
    await page.getByRole("button", { name: "Wyślij" }).click();
    await expect.poll(() => page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
    expect(await typed(page)).toEqual(["Jan", "jan@", letter]);
    expect(await page.getByLabel("Imię").getAttribute("aria-invalid")).toBeNull();
  });
});
