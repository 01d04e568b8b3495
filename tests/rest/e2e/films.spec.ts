import { expect, type Page } from "@playwright/test";
import { move, press, test, visit, withMotion } from "../../e2e/support/fixtures.ts";
import { expectAccessible } from "../../e2e/support/page-checks.ts";

const player = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1";

/** Answers in the place of others. Returns the addresses that are asked for, which grow. */
async function answerFor(page: Page, hosts: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(hosts, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title>" });
  });
  return asked;
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/^foreign: https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com/);
});

test("the film of a case study is asked of YouTube after a press, from the beginning or from a chapter", async ({
  page,
  database,
}) => {
  const study = {
    ...{ title: "Z filmem", slug: "z-filmem", client: "A", industry: "B", summary: "C" },
    youtube_url: "https://youtu.be/aqz-KE-bpKQ",
    film: { chapters: [{ at: 65, title: "Lot" }], transcript: "– Startujemy." },
  };
  await database.from("case_studies").upsert(study, { onConflict: "slug" }).throwOnError();
  const asked = await answerFor(page, /youtu/);
  await visit(page, `/case-studies/${study.slug}`);
  const film = page.getByRole("region", { name: "Portfolio realizacji" });
  await film.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await move(page);
  expect(asked).toEqual([]);
  await film.getByRole("button", { name: "Odtwórz film" }).press("Enter");
  await expect(film.locator("iframe")).toBeFocused();
  await expect.poll(() => asked).toEqual([`${player}&start=0`]);
  await press(film.getByRole("button", { name: "Odtwórz od 1:05 Lot" }));
  await expect.poll(() => asked).toEqual([`${player}&start=0`, `${player}&start=65`]);
  await press(film.getByText("Transkrypcja"));
  await expect(film.getByText("– Startujemy.")).toBeVisible();
  await database.from("case_studies").delete().eq("slug", study.slug).throwOnError();
});

test("films in the text of a post play in their places after a press", async ({
  page,
  database,
}) => {
  const content = [
    "Tak powstał film:\nhttps://youtu.be/aqz-KE-bpKQ?t=80\nDalszy ciąg.",
    "[Dzień na planie](https://vimeo.com/76979871#t=80s)",
  ].join("\n\n");
  const slug = "film-w-poscie";
  const row = { title: "Film w poście", slug, author: "Anna", content };
  await database.from("blog_posts").upsert(row, { onConflict: "slug" }).throwOnError();
  const asked = await answerFor(page, /youtu|vimeo\.com/);
  await visit(page, `/blog/${slug}`);
  const [youtube, vimeo] = [page.getByRole("figure").first(), page.getByRole("figure").last()];
  await expect(youtube).toContainText("Po kliknięciu pozna twój adres IP.");
  await expect(vimeo).toContainText("Film odtwarza Vimeo.");
  await expectAccessible(page);
  await move(page);
  expect(asked).toEqual([]);
  await youtube.getByRole("link", { name: "Odtwórz film" }).press("Enter");
  await expect(youtube.getByTitle(/^Film z\sYouTube$/)).toBeFocused();
  await expect.poll(() => asked).toEqual([`${player}&start=80`]);
  await press(vimeo.getByRole("link", { name: "Odtwórz film" }));
  await expect(vimeo.getByTitle(/^Film z\sVimeo 2$/)).toBeFocused();
  await expect
    .poll(() => asked)
    .toContain("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1");

  await database.from("blog_posts").delete().eq("slug", slug).throwOnError();
});

test.describe("where motion is wanted", () => {
  test.use(withMotion);

  test("the film of a picture stands in its place, rests on its last frame for five seconds, and plays again", async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, "/uslugi/nagrania-dronem");
    await move(page);
    const film = page.locator(".page-hero-picture video");
    await expect(page.locator(".page-hero-picture img")).toHaveCSS("opacity", "0");
    await expect(film).toHaveJSProperty("ended", true);
    await page.clock.fastForward(4_900);
    await expect(film).toHaveJSProperty("ended", true);
    await page.clock.fastForward(100);
    await expect(film).toHaveJSProperty("paused", false);
  });
});
