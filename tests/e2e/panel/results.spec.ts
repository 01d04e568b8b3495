import { expect } from "@playwright/test";
import { warsawDay } from "../../../app/text/dates/warsaw-clock.ts";
import { message, post } from "../../database/samples.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { button, openScreen, test } from "../support/panel.ts";

const today = warsawDay(new Date());

test.beforeEach(async ({ database }) => {
  await database.from("page_visits").delete().gt("times", 0).throwOnError();
});

test("the results say what is visited, where enquiries come from and what was read before", async ({
  page,
  database,
}) => {
  await openScreen(page, "/admin/wyniki", "Wyniki");
  await expect(page.getByText("Jeszcze nie ma czego pokazać.")).toBeVisible();
  await expectAccessible(page);

  const { slug = "", title } = post({ title: "Jak nagrać film o firmie" });
  await database.from("blog_posts").insert(post({ slug, title })).throwOnError();
  const visits = { "/": 40, [`/blog/${slug}`]: 12, "/uslugi/podcasty": 7 };
  await database.rpc("count_visits", { counts: JSON.stringify(visits) }).throwOnError();
  const way = { host: "www.google.com", pages: [`/blog/${slug}`, "/uslugi/podcasty", "/kontakt"] };
  const rows = [{ visit: way }, { visit: way }, {}, { handling: "spam", visit: way }];
  await database
    .from("contact_messages")
    .insert(rows.map((row) => ({ ...message(), ...row })))
    .throwOnError();
  await page.reload();

  const section = (name: string) => page.getByRole("region", { name });
  const row = (name: string, of: string) => section(name).getByRole("row", { name: of });
  await expect(page.getByRole("definition").first()).toHaveText("59");
  await expect(row("Skąd przychodzą zapytania", "www.google.com")).toContainText("20");
  await expect(row("Skąd przychodzą zapytania", "Nie wiadomo")).toContainText("10");
  await expect(row("Posty bloga", title)).toContainText("20");
  await expect(row("Najczęściej otwierane strony", title)).toContainText("120");
  await expect(row("Najczęściej otwierane strony", "Strona główna")).toContainText("400");

  const chart = section("Odwiedziny dzień po dniu");
  await expect(chart.getByRole("listitem").last()).toHaveText(/: 59\. Wcześniej: 0\./);
  await button(page, "12 miesięcy").focus();
  await page.keyboard.press("Tab");
  await expect(chart.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  const days = chart.getByRole("row");
  await expect(days).toHaveCount(Number(today.slice(8)) + 1);
  await expect(days.last()).toContainText("590");
  await expectAccessible(page);

  await button(page, "12 miesięcy").click();
  await expect(section("Odwiedziny miesiąc po miesiącu")).toBeVisible();
  await expect(page.getByText("Zapytania usuwamy po 12\u00a0miesiącach")).toBeVisible();
  await button(page, "Poprzedni miesiąc").click();
  await expect(page.getByText("Jeszcze nie ma czego pokazać.")).toBeVisible();
});
