import { expect } from "@playwright/test";
import { caseStudy, post } from "../database/samples.ts";
import { move, test, visit, wide } from "./support/fixtures.ts";
import { expectAccessible } from "./support/page-checks.ts";

test.use({ seed: "none", ...wide });

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
  const [last, added] = [await cards.nth(47).boundingBox(), await cards.nth(48).boundingBox()];
  expect(added?.y).toBe(last?.y);
  // By keyboard the end of the list stays where it is.
  await next.scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(96);
  await expectAccessible(page);

  await card(80).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wpis 80" })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(96);
  await expect(card(80)).toBeInViewport();
  await page.reload();
  await expect(cards).toHaveCount(96);
  await expect(card(80)).toBeInViewport();

  await page.context().setOffline(true);
  await next.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-skeleton]")).toHaveCount(48);
  await expect(page.getByRole("alert")).toHaveText("Nie udało się wczytać następnych wpisów.");
  await page.context().setOffline(false);
  await expect(hint("Wczytano 144 z 150 wpisów")).toBeAttached();
  await page.getByText("Wczytano 144").scrollIntoViewIfNeeded();
  await expect(hint("To już wszystkie wpisy: 150")).toBeAttached();
  await expect(next).toHaveCount(0);
  await visit(page, "/blog");
  await page.getByRole("link", { name: "Pokaż wszystkie" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wszystkie wpisy" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(POSTS);
  await expectAccessible(page);
});

test("case studies come as one scrolls, in two columns without a hole", async ({
  page,
  database,
}) => {
  const rows = Array.from({ length: 53 }, (_, at) =>
    caseStudy({
      title: `Projekt ${53 - at}`,
      published_at: new Date(Date.UTC(2020, 0, 1) - at * 60_000).toISOString(),
    }),
  );
  await database.from("case_studies").insert(rows).throwOnError();
  const cards = page.getByRole("article");
  await visit(page, "/case-studies");
  await expect(cards).toHaveCount(48);
  await page.mouse.wheel(0, 500);
  await page.getByText("Pokazujemy 48 z\u00a053 case studies").scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(53);
  await expect(page.getByRole("status")).toHaveText("To już wszystkie case studies: 53");
  const tops = await cards.evaluateAll((all) =>
    all.slice(44, 51).map((card) => card.getBoundingClientRect().top),
  );
  const steps = tops.slice(2).map((top, at) => Math.round(top - (tops[at] ?? 0)));
  expect(new Set(steps).size).toBe(1);
});
