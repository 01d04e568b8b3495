import { expect, type Page } from "@playwright/test";
import { sendMessage } from "../../../e2e/support/contact-form.ts";
import { press, visit } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, edit, sheet, signedOut, storePost, test } from "../../../e2e/support/panel.ts";

test.use(signedOut);

async function walk(page: Page, slug: string) {
  await page.goto("/blog?utm_source=newsletter&utm_campaign=jesie%C5%84", {
    referer: "https://www.google.com/",
  });
  await press(page.locator(`a[href="/blog/${slug}"]`).first());
  await expect(page).toHaveURL(new RegExp(slug));
  await page.getByRole("banner").getByRole("link", { name: "KONTAKT", exact: true }).click();
  // Its code comes when somebody begins to fill in the form.
  await page.getByLabel("Imię").focus();
}

test("the way to the form comes with the message, is shown before, stays out on demand, and counts for what was read", async ({
  page,
  database,
  openElsewhere,
}) => {
  const row = await storePost(database, "Światło z okna");
  await walk(page, row.slug);
  await page.getByText("Co dołączymy do wiadomości?").click();
  await expect(page.getByText(`obejrzane podstrony: /blog → /blog/${row.slug}`)).toBeVisible();
  await expect(page.getByText("strona, z której przychodzisz: www.google.com")).toBeVisible();
  await expectAccessible(page);
  await sendMessage(page, "Ola z newslettera");
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), document.cookie].join());
  await expect.poll(kept).toBe("");
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const visits = async () => {
    const rows = database.from("contact_messages").select("visit").order("id");
    return (await rows.throwOnError()).data?.map(({ visit }) => visit);
  };
  const way = {
    ...{ host: "www.google.com", source: "newsletter", campaign: "jesień" },
    pages: ["/blog", `/blog/${row.slug}`, "/kontakt"],
  };
  await expect.poll(visits).toEqual([way]);

  await walk(page, row.slug);
  await page.getByText("Co dołączymy do wiadomości?").click();
  await button(page, "Nie dołączaj").click();
  await expect(page.getByText("Dostaniemy tylko to, co wpiszesz w trzech polach.")).toBeVisible();
  await sendMessage(page, "Ktoś dyskretny");
  await expect.poll(visits).toEqual([way, null]);

  const panel = await openElsewhere("/admin/wiadomosci");
  await panel.getByLabel("Skąd").selectOption({ label: "jesień (1)" });
  await panel.getByRole("link", { name: "Ola z newslettera" }).click();
  await expect(
    panel.getByText("www.google.com → /blog → post „Światło z okna” → /kontakt"),
  ).toBeVisible();
  await visit(panel, "/admin");
  await edit(panel, "Światło z okna");
  const count = sheet(panel).getByRole("link", { name: /^Zapytania: 1/ });
  await expect(count).toHaveAttribute("href", /./);
  await panel.goto((await count.getAttribute("href")) ?? "");
  await expect(panel.getByRole("link", { name: "Ola z newslettera" })).toBeVisible();
  await expect(panel.getByText("które otworzyły ten post")).toBeVisible();
});
