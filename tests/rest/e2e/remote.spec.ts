import { expect, type FrameLocator, type Page } from "@playwright/test";
import { caseStudies } from "../../../supabase/seed/demo.ts";
import { siteEnv, toast, visit, test as withSite } from "../../e2e/support/fixtures.ts";
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

  const lists = [
    ["/blog", "Brak wpisów na blogu", "podczas wczytywania postów", "Wpisy wczytane."],
    [
      "/case-studies",
      "Brak case studies",
      "podczas wczytywania case studies",
      "Case studies wczytane.",
    ],
  ] as const;
  for (const [path, empty, what, done] of lists) {
    test(`${path} ends empty; another try keeps the focus`, async ({ page, remote: { gate } }) => {
      const logged: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && message.text().includes(what)) logged.push(path);
      });
      expect(await visit(page, path)).toBe(503);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { name: empty })).toBeVisible();
      await expect(
        main.getByText("Nie udało się ich teraz wczytać.", { exact: true }),
      ).toBeVisible();
      await expect(toast(page, `Wystąpił błąd ${what}`)).toBeVisible();
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
      await expect(toast(page, done)).toBeVisible();
      await expect(main).toBeFocused();
      expect(await page.evaluate(() => "samePage" in globalThis)).toBe(true);
    });
  }

  for (const [path, message] of [
    ["/blog/ogniskowa-to-decyzja-nie-zoom", "Wystąpił błąd podczas wczytywania postu"],
    [`/case-studies/${caseStudies[4]?.slug}`, "Wystąpił błąd podczas wczytywania case study"],
  ] as const) {
    test(`${path} says what failed`, async ({ page }) => {
      expect(await visit(page, path)).toBe(503);
      await expect(toast(page, message)).toBeVisible();
      await expect(page.getByRole("main").getByText("Spróbuj ponownie").first()).toBeVisible();
    });
  }

  test("the address of another try keeps what was searched for", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Wystąpił błąd podczas wyszukiwania/);
    expect(await visit(page, "/szukaj?q=dron")).toBe(503);
    const again = page.getByRole("main").getByRole("link", { name: "Spróbuj ponownie" });
    await expect(again).toHaveAttribute("href", "/szukaj?q=dron");
  });
});

const letter =
  "Dzień dobry,\nchcemy nakręcić film o hali w Gliwicach: żuraw, łuk i ćma.\nPozdrawiam";
const send = (page: Page) => page.getByRole("button", { name: "Wyślij", exact: true });

async function fillIn(page: Page, name: string) {
  await page.getByLabel("Imię").fill(name);
  await page.getByLabel("Email").fill("jolanta@example.com");
  await page.getByLabel("Wiadomość").fill(letter);
}

async function expectTyped(page: Page, name: string) {
  await expect(page.getByLabel("Imię")).toHaveValue(name);
  await expect(page.getByLabel("Email")).toHaveValue("jolanta@example.com");
  await expect(page.getByLabel("Wiadomość")).toHaveValue(letter);
}

test("a visitor reads a post, and a message becomes a mail", async ({ page, remote: { smtp } }) => {
  await visit(page, "/blog");
  await page.getByRole("link", { name: "Czytaj więcej →", exact: true }).first().click();
  await page.waitForURL("**/blog/*");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "SKONTAKTUJ SIĘ!", exact: true }).click();
  await page.waitForURL("**/kontakt");
  const already = smtp.mails.length;
  await fillIn(page, "Jolanta");
  await send(page).click();
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  await expect(page.getByLabel("Wiadomość")).toHaveValue("");

  const mail = (await smtp.caught(already + 1))[already];
  expect(mail?.to).toEqual(["biuro@kadr.example"]);
  expect(mail?.parsed.replyTo?.[0]?.address).toBe("jolanta@example.com");
  expect(mail?.parsed.text).toContain("Jolanta");
  expect(mail?.parsed.text?.replaceAll("\r\n", "\n")).toContain(letter);
});

test("a message waits in the form until the backend is back", async ({
  page,
  remote: { gate, smtp },
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load/);
  await visit(page, "/kontakt");
  await fillIn(page, "Cierpliwa");
  gate.hold();
  await send(page).click();
  await expect(page.getByRole("button", { name: "Wysyłanie...", exact: true })).toBeDisabled();
  await gate.shut();
  await expect(toast(page, "Błąd")).toBeVisible();
  await expectTyped(page, "Cierpliwa");
  const advice = /nic nie przepadło|Spróbuj ponownie|nie zginęł/i;
  await expect(page.getByRole("main").locator("form").getByRole("alert")).toHaveText(advice);

  await gate.reopen();
  const already = smtp.mails.length;
  await send(page).click();
  await expect(toast(page, "Wiadomość wysłana!")).toBeVisible();
  const mail = (await smtp.caught(already + 1))[already];
  expect(mail?.parsed.text).toContain("Cierpliwa");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("such a message stays in the answer's form", async ({
    page,
    remote: { gate, smtp },
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/);
    await page.goto("/kontakt");
    await fillIn(page, "Bez skryptów");
    const answer = page.waitForResponse((it) => it.request().method() === "POST");
    await gate.shut();
    await send(page).click();
    expect((await answer).status()).toBe(503);
    const told = "Wystąpił problem podczas wysyłania wiadomości. Spróbuj ponownie później.";
    await expect(page.getByText(told)).toBeVisible();
    await expectTyped(page, "Bez skryptów");
    await gate.reopen();
    const already = smtp.mails.length;
    await send(page).click();
    await page.waitForURL("**/kontakt/wyslano");
    const mail = (await smtp.caught(already + 1))[already];
    expect(mail?.parsed.text).toContain("Bez skryptów");
  });
});

test("an editor signs in, writes, uploads and publishes", async ({ page, remote }) => {
  await visit(page, "/admin/login");
  await fillInLogin(page);
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Dodaj Nowy Post", exact: true }).click();
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
  await sheet(page).getByRole("tab", { name: "Podgląd" }).click();
  for (const part of ["Strona", "Karta na liście"]) {
    const frame = page.frameLocator(`iframe[title="Podgląd: ${part}"]`);
    await expect.poll(() => shown(frame)).toEqual([[remote.gate.url, true]]);
  }
  await sheet(page).getByRole("button", { name: "Dodaj post", exact: true }).click();
  await expect(toast(page, "Post został dodany")).toBeVisible();

  expect(await visit(page, "/blog/pisane-gdzie-indziej")).toBe(200);
  await expect(page.getByText("Z daleka.")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual([[remote.gate.url, true]]);
});
