import { createClient } from "@supabase/supabase-js";
import { describe, expect } from "vitest";
import { blogPosts, caseStudies } from "../../supabase/seed/demo.ts";
import { test, words } from "../support/browser.ts";
import { demoKeys } from "../support/demo-keys.ts";

describe("without JavaScript", () => {
  test("a post is found from the home page and read to its sources", async ({ openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: false });
    await page.goto("/");
    await page.locator('main a[href="/blog"]').first().click();
    await page.waitForURL("**/blog");
    for (const post of blogPosts) {
      expect(await page.locator(`main a[href="/blog/${post.slug}"]`).count()).toBeGreaterThan(0);
    }
    await page.locator(`main a[href="/blog/${blogPosts[2]?.slug}"]`).first().click();
    await page
      .getByRole("heading", { level: 2, name: words("Dlaczego 24 bity i 48 kHz") })
      .waitFor();
    await page.getByText("Minuta ciszy").waitFor();
    await page.getByText("Źródła").waitFor();
    const pictures = page.locator("main noscript img, main img");
    expect(await pictures.count()).toBeGreaterThan(0);
  });

  test("a case study shows every section", async ({ openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: false });
    await page.goto(`/case-studies/${caseStudies[0]?.slug}`);
    for (const name of [
      "Wprowadzenie i cel projektu",
      "Proces realizacji",
      "Wyniki",
      "Wnioski",
      "Podsumowanie",
    ]) {
      await page.getByRole("heading", { level: 2, name: words(name) }).waitFor();
    }
    await page
      .getByRole("link", { name: /Portfolio realizacji/ })
      .or(page.getByText("Portfolio realizacji"))
      .first()
      .waitFor();
  });

  test.for(["/", "/kontakt"])(
    "a message is sent from %s, once, and a page says so",
    async (path, { openWindow }) => {
      const { page, site } = await openWindow({ javaScriptEnabled: false, width: 360 });
      await page.goto(path);
      const name = `Bez skryptów ${path} ${Date.now()}`;
      await page.getByLabel("Imię").fill(name);
      await page.getByLabel("Email").fill("jan@example.pl");
      await page.getByLabel("Wiadomość").fill("Pierwszy wiersz\nDrugi wiersz, ćma");
      expect(await page.locator("main form").getByText("JavaScript").count()).toBe(0);
      await page.getByRole("button", { name: "Wyślij" }).click();
      await page.waitForURL("**/kontakt/wyslano");
      await page.getByRole("heading", { level: 1, name: "Wiadomość wysłana!" }).waitFor();
      await page
        .getByText("Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.")
        .waitFor();
      // Loaded again, the page is asked for, and the form is not sent again.
      await page.reload();
      expect(await page.title()).toContain("Wiadomość wysłana");
      const { data } = await createClient(site, demoKeys.SUPABASE_SECRET_KEY)
        .from("contact_messages")
        .select("message, doubtful")
        .eq("name", name)
        .throwOnError();
      expect(data).toEqual([{ message: "Pierwszy wiersz\nDrugi wiersz, ćma", doubtful: null }]);
    },
  );

  test("what is wrong is said at its field, and everything typed is still there", async ({
    openWindow,
  }) => {
    const expected = [/status of 400/];
    const { page } = await openWindow({ javaScriptEnabled: false, width: 360, expected });
    await page.goto("/kontakt");
    const typed = ['Jan "Kadr" <b>', "jan@", "Dzień dobry\n</textarea>drugi wiersz"];
    const labels = ["Imię", "Email", "Wiadomość"];
    for (const [i, label] of labels.entries()) await page.getByLabel(label).fill(typed[i] ?? "");
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/kontakt"),
    );
    await page.getByRole("button", { name: "Wyślij" }).click();
    const answer = await answered;
    expect(answer.status()).toBe(400);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    const email = page.getByLabel("Email");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    const problem = await email.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${problem}"]`).innerText()).toMatch(/^Podaj poprawny adres/);
    for (const [i, label] of labels.entries()) {
      expect(await page.getByLabel(label).inputValue()).toBe(typed[i]);
    }
    const summary = page.locator("main form").getByRole("alert");
    await expect.poll(() => summary.evaluate((it) => it === document.activeElement)).toBe(true);
    await summary.getByRole("link", { name: /Podaj poprawny adres/ }).click();
    await email.fill("jan@example.pl");
    await page.getByRole("button", { name: "Wyślij" }).click();
    await page.waitForURL("**/kontakt/wyslano");
  });

  test("the contact page gives the e-mail address and the phones", async ({ openWindow }) => {
    const { page } = await openWindow({ javaScriptEnabled: false, width: 360 });
    await page.goto("/kontakt");
    expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3);
  });
});
