import { expect } from "@playwright/test";
import { post } from "../../database/samples.ts";
import { move, press, visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";
import { signedOut, test } from "../../e2e/support/panel.ts";

test.use(signedOut);

const POSTS = 150;

test("a long list comes as one scrolls, is as long on the way back and after a reload, and says when it fails", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const rows = Array.from({ length: POSTS }, (_, at) =>
    post({
      title: `Wpis ${POSTS - at}`,
      image_url: "/images/blog-light.webp",
      published_at: new Date(Date.UTC(2020, 0, 1) - at * 60_000).toISOString(),
    }),
  );
  await database.from("blog_posts").insert(rows).throwOnError();
  const cards = page.getByRole("article");
  const hint = (text: string) => page.getByRole("status").filter({ hasText: text });
  const card = (number: number) => page.getByRole("link", { name: `Wpis ${number}`, exact: true });

  await visit(page, "/blog");
  await expect(cards).toHaveCount(48);
  await expect(hint("Pokazujemy 48 z 150 wpisów")).toBeAttached();
  const next = page.getByRole("button", { name: "Wczytaj następne" });
  await move(page);
  await next.press("Enter");
  await expect(hint("Wczytano 96 z 150 wpisów")).toBeAttached();
  await expect(cards.nth(48).getByRole("link", { name: "Czytaj więcej" })).toBeFocused();
  // No line of cards has a hole where the two portions meet.
  const step = () =>
    cards.evaluateAll((all) => {
      const [last, added] = [all[47], all[48]].map((it) => it?.getBoundingClientRect().y);
      return (added ?? 0) - (last ?? 0);
    });
  await expect.poll(step).toBe(0);
  // By keyboard the end of the list stays where it is.
  await next.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expect(cards).toHaveCount(96);

  await press(card(80));
  await expect(page.getByRole("heading", { level: 1, name: "Wpis 80" })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(96);
  await expect(card(80)).toBeInViewport();
  await page.reload();
  await expect(cards).toHaveCount(96);
  await expect(card(80)).toBeInViewport();

  await page.context().setOffline(true);
  await next.scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert")).toHaveText("Nie udało się wczytać następnych wpisów.");
  await page.context().setOffline(false);
  await expect(hint("Wczytano 144 z 150 wpisów")).toBeAttached();
  await page.getByText("Wczytano 144").scrollIntoViewIfNeeded();
  await expect(hint("To już wszystkie wpisy: 150")).toBeAttached();
  await expect(next).toHaveCount(0);
});
