import { expect, type FrameLocator, type Page } from "@playwright/test";
import { fillIn, form, sendButton } from "../../e2e/support/contact-form.ts";
import { press, siteEnv, toast, visit, test as withSite } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";
import { field, fillInLogin, photo, sheet } from "../../e2e/support/panel.ts";
import { demoKeys } from "../../support/demo-keys.ts";
import { openGate } from "../../support/gate.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";

type Gate = Awaited<ReturnType<typeof openGate>>;

/** A site with its Supabase on another origin, behind a gate that the tests shut. */
const test = withSite.extend<object, { remote: { site: TestSite; gate: Gate; smtp: SmtpTrap } }>({
  site: [({ remote }, use) => use(remote.site), { scope: "worker" }],
  remote: [
    async ({ browserName: _ }, use) => {
      const smtp = await startSmtp();
      const mail = { SMTP_URL: smtp.url, CONTACT_TO: "biuro@kadr.example" };
      const supabase = await startSite({ env: { ...siteEnv, ...mail, SEED: "demo" } });
      const gate = await openGate(supabase.url);
      const site = await startSite({ env: { ...demoKeys, SUPABASE_URL: gate.url } });
      await use({ site, gate, smtp });
      await site.stop();
      await gate.shut();
      await supabase.stop();
      await smtp.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.beforeEach(({ remote, expectedErrors }) => {
  expectedErrors.push(new RegExp(`^foreign: ${remote.gate.url}/`));
});
test.afterEach(({ remote }) => remote.gate.reopen());

// First, while the site has no page in store.
test.describe("while the backend is away", () => {
  test.beforeEach(async ({ remote, expectedErrors }) => {
    expectedErrors.push(/status of 503/, /Wystąpił błąd podczas wczytywania/);
    await remote.gate.shut();
  });

  test("a list ends empty; another try keeps the focus", async ({ page, remote: { gate } }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      const isOurs = message.text().includes("podczas wczytywania postów");
      if (message.type() === "error" && isOurs) logged.push(message.text());
    });
    expect(await visit(page, "/blog")).toBe(503);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Brak wpisów na blogu" })).toBeVisible();
    await expect(main.getByText("Nie udało się ich teraz wczytać.", { exact: true })).toBeVisible();
    await expect(toast(page, "Wystąpił błąd podczas wczytywania postów")).toBeVisible();
    await expect.poll(() => logged).toHaveLength(1);
    await expectAccessible(page, [1280]);

    await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    await main.getByRole("link", { name: "Spróbuj ponownie", exact: true }).press("Enter");
    await expect(main.locator(":focus")).toHaveText(/^Wczytujemy /);
    // After four tries within seven seconds.
    await expect.poll(() => logged).toHaveLength(2);
    await expect(main.locator(":focus")).toHaveText("Spróbuj ponownie");

    await gate.reopen();
    await page.keyboard.press("Enter");
    await expect(main.getByRole("article").first()).toBeVisible();
    await expect(toast(page, "Wpisy wczytane.")).toBeVisible();
    await expect(main).toBeFocused();
    await expect.poll(() => page.evaluate(() => "samePage" in globalThis)).toBe(true);
  });
});

const letter =
  "Dzień dobry,\nchcemy nakręcić film o hali w Gliwicach: żuraw, łuk i ćma.\nPozdrawiam";
test("a message waits in the form until the backend is back, and becomes a mail", async ({
  page,
  remote: { gate, smtp },
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load/);
  await visit(page, "/kontakt");
  await fillIn(page, "Cierpliwa", letter);
  gate.hold();
  await press(sendButton(page));
  await expect(page.getByRole("button", { name: "Wysyłanie...", exact: true })).toBeDisabled();
  await gate.shut();
  await expect(toast(page, "Błąd")).toBeVisible();
  await expect(page.getByLabel("Imię")).toHaveValue("Cierpliwa");
  await expect(page.getByLabel("Wiadomość")).toHaveValue(letter);
  const advice = /nic nie przepadło|Spróbuj ponownie|nie zginęł/i;
  await expect(form(page).getByRole("alert")).toHaveText(advice);

  await gate.reopen();
  const already = smtp.mails.length;
  await press(sendButton(page));
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  const mail = (await smtp.caught(already + 1))[already];
  expect(mail?.to).toEqual(["biuro@kadr.example"]);
  expect(mail?.parsed.replyTo?.[0]?.address).toBe("jan@example.pl");
  expect(mail?.parsed.text).toContain("Cierpliwa");
  expect(mail?.parsed.text?.replaceAll("\r\n", "\n")).toContain(letter);
});

test("an editor signs in, writes, uploads and publishes", async ({ page, remote }) => {
  await visit(page, "/admin/login");
  await fillInLogin(page);
  await page.waitForURL("**/admin");
  await press(page.getByRole("button", { name: "Dodaj Nowy Post", exact: true }));
  await field(page, "Tytuł").fill("Pisane gdzie indziej");
  await field(page, "Autor").fill("Ania Wilk");
  await field(page, "Treść (Markdown)").fill("Z daleka.");
  const file = await photo("plan.jpg", 800, 600);
  await sheet(page).getByLabel("Zdjęcie główne: Wybierz plik").setInputFiles(file);
  await expect(toast(page, "Zdjęcie zostało przesłane")).toBeVisible();
  const shown = (where: Page | FrameLocator) =>
    where
      .locator("img[src*='/storage/v1/object/public/media/blog/']")
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.map((it) => [URL.parse(it.currentSrc)?.origin, it.naturalWidth > 0]),
      );
  await expect.poll(() => shown(page)).toEqual([[remote.gate.url, true]]);
  await press(sheet(page).getByRole("tab", { name: "Podgląd" }));
  for (const part of ["Strona", "Karta na liście"]) {
    const frame = page.frameLocator(`iframe[title="Podgląd: ${part}"]`);
    await expect.poll(() => shown(frame)).toEqual([[remote.gate.url, true]]);
  }
  await press(sheet(page).getByRole("button", { name: "Dodaj post", exact: true }));
  await expect(toast(page, "Post został dodany")).toBeVisible();

  expect(await visit(page, "/blog/pisane-gdzie-indziej")).toBe(200);
  await expect(page.getByText("Z daleka.")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([[remote.gate.url, true]]);
});
