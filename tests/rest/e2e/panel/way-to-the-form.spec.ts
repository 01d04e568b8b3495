import { expect, type Page } from "@playwright/test";
import { post } from "../../../database/samples.ts";
import { sendMessage } from "../../../e2e/support/contact-form.ts";
import { press } from "../../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../../e2e/support/page-checks.ts";
import { button, edit, sheet, signedOut } from "../../../e2e/support/panel.ts";
import { test } from "../../../e2e/support/panel-with-mail.ts";

test.beforeEach(async ({ database }) => {
  await database.from("contact_messages").delete().gt("id", 0).throwOnError();
});

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

test("the way to the form comes with the message, is shown before, and counts for what was read", async ({
  page,
  database,
  openElsewhere,
}) => {
  const row = post({ title: "Światło z okna" });
  await database.from("blog_posts").insert(row).throwOnError();
  await walk(page, row.slug);
  await page.getByText("Co wyślę?").click();
  await expect(page.getByText(`obejrzane podstrony: /blog → /blog/${row.slug}`)).toBeVisible();
  await expect(page.getByText("strona, z której przychodzisz: www.google.com")).toBeVisible();
  await expectAccessible(page);
  await sendMessage(page, "Ola z newslettera");
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), document.cookie].join());
  expect(await kept()).toBe("");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const stored = await database.from("contact_messages").select("visit").single().throwOnError();
  expect(stored.data.visit).toEqual({
    ...{ host: "www.google.com", source: "newsletter", campaign: "jesień" },
    pages: ["/blog", `/blog/${row.slug}`, "/kontakt"],
  });

  const panel = await openElsewhere("/admin/wiadomosci");
  await panel.getByLabel("Skąd").selectOption({ label: "jesień (1)" });
  await panel.getByRole("link", { name: "Ola z newslettera" }).click();
  await expect(
    panel.getByText("www.google.com → /blog → post „Światło z okna” → /kontakt"),
  ).toBeVisible();
  await panel.goto("/admin");
  await edit(panel, "Światło z okna");
  const count = sheet(panel).getByRole("link", { name: /^Zapytania: 1/ });
  await panel.goto((await count.getAttribute("href")) ?? "");
  await expect(panel.getByRole("link", { name: "Ola z newslettera" })).toBeVisible();
  await expect(panel.getByText("które otworzyły ten post")).toBeVisible();
  await database.from("blog_posts").delete().gt("id", 0).throwOnError();
});

test("the way to the form stays out of the message when the visitor wants that", async ({
  page,
  database,
}) => {
  const row = post();
  await database.from("blog_posts").insert(row).throwOnError();
  await walk(page, row.slug);
  await page.getByText("Co wyślę?").click();
  await button(page, "Nie wysyłaj").click();
  await expect(page.getByText("Dostaniemy tylko to, co wpiszesz w trzech polach.")).toBeVisible();
  await sendMessage(page, "Ktoś dyskretny");
  const stored = await database.from("contact_messages").select("visit").single().throwOnError();
  expect(stored.data.visit).toBeNull();
  await database.from("blog_posts").delete().gt("id", 0).throwOnError();
});
