import { createHash, randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { move, test, visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";
import { contrastsWith } from "../../e2e/support/pixels.ts";

const player = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1";

/** Answers in the place of YouTube. Returns the addresses that are asked for, which grow. */
async function answerForYoutube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtu/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title>" });
  });
  return asked;
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/^foreign: https:\/\/www\.youtube-nocookie\.com/);
});

test("a film is asked of YouTube after a press, from the beginning or from a chapter", async ({
  page,
  database,
}) => {
  const study = {
    ...{ title: "Z filmem", slug: "z-filmem", client: "A", industry: "B", summary: "C" },
    youtube_url: "https://youtu.be/aqz-KE-bpKQ",
    film: { chapters: [{ at: 65, title: "Lot" }], transcript: "– Startujemy." },
  };
  await database.from("case_studies").upsert(study, { onConflict: "slug" }).throwOnError();
  const asked = await answerForYoutube(page);
  await visit(page, `/case-studies/${study.slug}`);
  const film = page.getByRole("region", { name: "Portfolio realizacji" });
  await expect(film.getByText("Po kliknięciu pozna twój adres IP")).toBeVisible();
  await expect(film.getByRole("link")).toHaveAttribute("href", study.youtube_url);
  await film.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  const play = film.getByRole("button", { name: "Odtwórz film" });
  await expect(async () => {
    if (await play.isVisible()) await play.press("Enter", { timeout: 1_000 });
    await expect(film.locator("iframe")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => asked).toEqual([`${player}&start=0`]);
  await film.getByRole("button", { name: "Odtwórz od 1:05 Lot" }).click();
  await expect.poll(() => asked).toEqual([`${player}&start=0`, `${player}&start=65`]);
  await film.getByText("Transkrypcja").click();
  await expect(film.getByText("– Startujemy.")).toBeVisible();
  await database.from("case_studies").delete().eq("slug", study.slug).throwOnError();
});

test("the words and the ring over a white poster can be read", async ({ page, database }) => {
  const study = {
    ...{ title: "Biały film", slug: "bialy-film", client: "A", industry: "B", summary: "C" },
    ...{ youtube_url: "https://youtu.be/aqz-KE-bpKQ", image_url: "/images/case-event-live.webp" },
  };
  await database.from("case_studies").upsert(study, { onConflict: "slug" }).throwOnError();
  const white = sharp({ create: { width: 40, height: 30, channels: 3, background: "white" } });
  const body = await white.png().toBuffer();
  await page.route(/\/images\//, (route) => route.fulfill({ contentType: "image/png", body }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/case-studies/${study.slug}`);
    const play = page.getByRole("button", { name: "Odtwórz film" });
    const poster = play.locator("img");
    await poster.scrollIntoViewIfNeeded();
    await expect(poster).toHaveCSS("opacity", "1");
    const card = play.locator("> span").last();
    await card.evaluate((it) => {
      it.style.color = "transparent";
      it.style.borderRadius = "0";
      for (const drawing of it.querySelectorAll("svg")) drawing.style.visibility = "hidden";
    });
    const words = await contrastsWith(card, [244, 240, 234]);
    expect(words.length).toBeGreaterThan(5_000);
    expect(words[0]).toBeGreaterThanOrEqual(4.5);
    const ring = await contrastsWith(card, [255, 75, 31]);
    expect(ring[0]).toBeGreaterThanOrEqual(3);
  }
  await database.from("case_studies").delete().eq("slug", study.slug).throwOnError();
});

test("a film in the text of a post plays in its place after a press", async ({
  page,
  database,
}) => {
  const content = "Tak powstał film:\nhttps://youtu.be/aqz-KE-bpKQ?t=80\nDalszy ciąg.";
  const slug = "film-w-poscie";
  const row = { title: "Film w poście", slug, author: "Anna", content };
  const posts = database.from("blog_posts").upsert(row, { onConflict: "slug" });
  const { data: post } = await posts.select().single().throwOnError();
  const asked = await answerForYoutube(page);
  await visit(page, `/blog/${slug}`);
  const film = page.getByRole("figure");
  await expect(film).toContainText(
    "Po kliknięciu pozna twój adres IP. https://youtu.be/aqz-KE-bpKQ?t=80",
  );
  await expectAccessible(page);
  await move(page);
  expect(asked).toEqual([]);
  await film.getByRole("link", { name: "Odtwórz film" }).press("Enter");
  await expect(film.getByTitle(/^Film z\sYouTube$/)).toBeFocused();
  await expect.poll(() => asked).toEqual([`${player}&start=80`]);
  await expect(page.getByText("Dalszy ciąg.")).toBeVisible();

  // On a shared preview too, which has nothing else of the public frame.
  const token = randomBytes(32).toString("base64url");
  const token_hash = createHash("sha256").update(token).digest("hex");
  const link = { table_name: "blog_posts", record_id: post.id, token_hash };
  await database.from("preview_links").insert(link).throwOnError();
  await visit(page, `/podglad/${token}`);
  await film.getByRole("link", { name: "Odtwórz film" }).click();
  await expect(film.getByTitle(/^Film z\sYouTube$/)).toBeFocused();
  await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
});

test("a film of Vimeo plays in its place after a press, asked not to track", async ({
  page,
  database,
  expectedErrors,
}) => {
  expectedErrors.push(/^foreign: https:\/\/player\.vimeo\.com/);
  const asked: string[] = [];
  await page.route(/vimeo\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title>" });
  });
  const slug = "film-z-vimeo";
  const content = "[Dzień na planie](https://vimeo.com/76979871#t=80s)";
  const row = { title: "Film z Vimeo", slug, author: "Anna", content };
  await database.from("blog_posts").upsert(row, { onConflict: "slug" }).throwOnError();
  await visit(page, `/blog/${slug}`);
  const film = page.getByRole("figure");
  await expect(film).toContainText("Film odtwarza Vimeo.");
  await move(page);
  expect(asked).toEqual([]);
  await film.getByRole("link", { name: "Odtwórz film" }).press("Enter");
  await expect(film.getByTitle(/^Film z\sVimeo$/)).toBeFocused();
  await expect
    .poll(() => asked)
    .toEqual(["https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"]);
  await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
});
