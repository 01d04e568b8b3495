import { expect } from "@playwright/test";
import { caseStudy } from "../database/samples.ts";
import { phone, test, withMotion } from "./support/fixtures.ts";

test.use({ ...phone, javaScriptEnabled: false });

for (const path of ["/", "/kontakt"]) {
  test(`a message is sent from ${path}, once`, async ({ page, database }) => {
    await page.goto(path);
    const name = `Bez skryptów ${path} ${Date.now()}`;
    await page.getByLabel("Imię").fill(name);
    await page.getByLabel("Email").fill("jan@example.pl");
    await page.getByLabel("Wiadomość").fill("Pierwszy wiersz\nDrugi wiersz, ćma");
    await expect(page.locator("main form").getByText("JavaScript")).toHaveCount(0);
    await page.getByRole("button", { name: "Wyślij", exact: true }).click();
    await page.waitForURL("**/kontakt/wyslano");
    const heading = { level: 1, name: "Wiadomość wysłana!", exact: true };
    await expect(page.getByRole("heading", heading)).toBeVisible();
    const thanks = "Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.";
    await expect(page.getByText(thanks)).toBeVisible();
    // Loaded again, the page is asked for, and the form is not sent again.
    await page.reload();
    await expect(page).toHaveTitle(/Wiadomość wysłana/);
    const { data } = await database
      .from("contact_messages")
      .select("message, doubtful")
      .eq("name", name)
      .throwOnError();
    expect(data).toEqual([{ message: "Pierwszy wiersz\nDrugi wiersz, ćma", doubtful: null }]);
  });
}

test("the menu opens, closes, and leads on", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Otwórz menu" });
  const menu = page.getByRole("dialog");
  await opener.click();
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Zamknij menu" }).click();
  await expect(menu).toBeHidden();
  await opener.press("Enter");
  await menu.getByRole("link", { name: "PROJEKTY", exact: true }).click();
  await page.waitForURL("**/projekty");
});

test("what is wrong is told, and what was typed stays", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await page.goto("/kontakt");
  const typed = {
    Imię: 'Jan "Kadr" <b>',
    Email: "jan@",
    Wiadomość: "Dzień dobry\n</textarea>drugi wiersz",
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  const send = page.getByRole("button", { name: "Wyślij", exact: true });
  const answered = page.waitForResponse((it) => it.request().method() === "POST");
  await send.click();
  const answer = await answered;
  expect(answer.status()).toBe(400);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  const email = page.getByLabel("Email");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/^Podaj poprawny adres/);
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
  const summary = page.locator("main form").getByRole("alert");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: /Podaj poprawny adres/ }).click();
  await email.fill("jan@example.pl");
  await send.click();
  await page.waitForURL("**/kontakt/wyslano");
});

test("the blog is searched", async ({ page }) => {
  await page.goto("/blog");
  const search = page.getByRole("searchbox", { name: "Szukaj na blogu" });
  await search.fill("pozwol drona");
  await search.press("Enter");
  await page.waitForURL("**/szukaj?q=pozwol+drona");
  await expect(search).toHaveValue("pozwol drona");
  await page.getByRole("link", { name: /^Dron nad miastem/ }).click();
  await expect(page).toHaveURL(/\/blog\/dron-nad-miastem/);
});

test("the contact page gives the e-mail address and the phones", async ({ page }) => {
  await page.goto("/kontakt");
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3);
});

test("the panel says that it needs JavaScript, and does not pretend to load", async ({ page }) => {
  for (const path of ["/admin", "/admin/wiadomosci", "/admin/login"]) {
    await page.goto(path);
    await expect(page.getByText(/^Panel nie działa bez JavaScriptu\./)).toBeVisible();
    await expect(page.getByRole("status")).toBeHidden();
  }
});

test("a password that is sent before the scripts came stays out of the address", async ({
  page,
}) => {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill("redakcja@kadr.example");
  await page.getByLabel("Hasło").fill("tajne-haslo");
  await page.getByLabel("Hasło").press("Enter");
  await expect(page.getByRole("button", { name: "Zaloguj się", exact: true })).toBeDisabled();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel("Hasło")).toHaveValue("tajne-haslo");
});

test.describe("where things may move", () => {
  test.use(withMotion);

  test("each service of the home page has its picture beside it", async ({ page }) => {
    await page.goto("/");
    const section = page.locator("section", { hasText: "/08" });
    await expect(section.locator("li img").filter({ visible: true })).toHaveCount(8);
    await expect(section.getByText("01/08")).toBeHidden();
  });

  test("no button is shown that would do nothing", async ({ page, database }) => {
    const film = { chapters: [{ at: 65, title: "Lot" }], transcript: "– Startujemy." };
    const study = caseStudy({ youtube_url: "https://youtu.be/aqz-KE-bpKQ", film });
    await database.from("case_studies").insert(study).throwOnError();
    for (const path of ["/", "/kontakt", `/case-studies/${study.slug}`]) {
      await page.goto(path);
      const idle = page.locator(":is(main, footer) button:not([type=submit])");
      await expect(idle.filter({ visible: true }), path).toHaveText([]);
    }
    await expect(page.getByRole("link", { name: /YouTube ↗/ })).toBeVisible();
    await database.from("case_studies").delete().eq("slug", study.slug).throwOnError();
  });
});
