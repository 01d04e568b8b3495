import type { Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { recordLayoutShift, scrollThrough, test, visit } from "../support/browser.ts";
import { type Panel, photo, startPanel } from "../support/panel.ts";

const word = "Ż".repeat(30) + "dźwiękowizualizacja".repeat(9).slice(0, 170);
const address =
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI&index=15&pp=iAQB8AUB";

const text = [
  address,
  word,
  `# ${word}`,
  `- ${word}\n- ${address}`,
  `1. ${address}`,
  `> ${word}`,
  `| Film | Adres | ${word} |\n|---|---|---|\n| ${word} | ${address} | \`${word}\` |`,
  `\`${word}\` i \`\`\`${address}\`\`\``,
  `\`\`\`\n${address}${word}\n\`\`\``,
  `Zdanie[^1].\n\n[^1]: ${address}`,
].join("\n\n");

const picture = "/images/case-podcast-set.webp";

let site: Panel;

beforeAll(async () => {
  site = await startPanel();
  const { database } = site;
  const row = { image_url: picture, slug: "dlugie-slowa", content: text };
  const post = {
    ...row,
    author: word.slice(0, 120),
    content_blocks: [
      { id: crypto.randomUUID(), type: "text", content: text },
      { id: crypto.randomUUID(), type: "image", content: picture, caption: word },
    ],
    sources: [address, word, `${address.slice("https://".length)}`],
  };
  const others = [word, address].map((title, at) => ({ ...post, title, slug: `wpis-${at}` }));
  await database
    .from("blog_posts")
    .insert([{ ...post, title: word }, ...others])
    .throwOnError();
  const study = {
    ...row,
    title: word,
    client: word,
    industry: address,
    summary: `${word} ${address}`,
    gallery_images: [picture, picture],
    content: JSON.stringify({
      project_summary: text,
      process: text,
      results: text,
      conclusions: text,
      final_summary: text,
    }),
  };
  await database
    .from("case_studies")
    .insert([1, 2, 3, 4, 5, 6, 7].map((id) => ({ ...study, id, slug: `projekt-${id}` })))
    .throwOnError();
});

afterAll(() => site?.stop());

const pages = [
  "/",
  "/blog",
  "/blog/dlugie-slowa",
  "/case-studies",
  "/case-studies/projekt-1",
  "/projekty",
  "/uslugi/podcasty",
  "/uslugi/produkcja-wideo",
];

test.for(pages)("long words and addresses stay within %s", async (path, { openWindow }) => {
  const { page } = await openWindow({ site: site.url, width: 320, reducedMotion: "reduce" });
  expect((await page.goto(path))?.status()).toBe(200);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await beyond(page), `${width} px`).toEqual([]);
  }
});

test("a post that is alone leads to no other; its uploaded pictures keep their place", async ({
  openWindow,
}) => {
  const { database, url } = site;
  const { buffer } = await photo("plan.jpg", 900, 1400);
  const media = database.storage.from("media");
  const name = `blog/${crypto.randomUUID()}.jpg`;
  const upload = await media.upload(name, Uint8Array.from(buffer).buffer, {
    contentType: "image/jpeg",
  });
  if (upload.error) throw upload.error;
  const posts = () => database.from("blog_posts");
  await posts().update({ published_at: null }).gt("id", 0).throwOnError();
  onTestFinished(async () => {
    await posts().delete().eq("slug", "zdjecia").throwOnError();
    await posts().update({ published_at: "2026-01-01" }).gt("id", 0).throwOnError();
  });
  await posts()
    .insert({
      title: "Zdjęcia",
      slug: "zdjecia",
      author: "A",
      content: `Wstęp.\n\n![Plan](${media.getPublicUrl(name).data.publicUrl})\n\n${"Zdanie. ".repeat(200)}`,
    })
    .throwOnError();

  const { page } = await openWindow({ site: url, width: 390 });
  const shift = await recordLayoutShift(page);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${name}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const picture = page.getByRole("article").locator("img");
  await page.goto("/blog/zdjecia", { waitUntil: "domcontentloaded" });
  const height = () => picture.evaluate((img: HTMLImageElement) => img.offsetHeight);
  const kept = await height();
  expect(kept).toBeGreaterThan(400);
  held.resolve();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight))
    .toBe(1400);
  expect(await height()).toBe(kept);
  await scrollThrough(page);
  expect(await shift()).toBeLessThan(0.01);
  expect(await page.getByText("Następny wpis").count()).toBe(0);
  await visit(page, "/blog/zdjecia");
  await page.getByRole("main").getByRole("link", { name: "SKONTAKTUJ SIĘ" }).waitFor();
});

/** Texts and boxes that reach beyond the window, where nothing scrolls that could show them. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const hides = (element: Element) => {
      const { overflowX, position } = getComputedStyle(element);
      return overflowX !== "visible" || (position === "absolute" && element.clientWidth <= 1);
    };
    const hidden = (element: Element | null): boolean =>
      Boolean(
        element && element !== document.body && (hides(element) || hidden(element.parentElement)),
      );
    const told: string[] = [];
    if (document.documentElement.scrollWidth > width) told.push("the page scrolls sideways");
    for (const element of document.querySelectorAll("main *, footer *")) {
      const { right } = element.getBoundingClientRect();
      const out = right > width + 1;
      if (out && !hidden(element.parentElement)) told.push(element.outerHTML.slice(0, 90));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const out = [...range.getClientRects()].some(({ right }) => right > width + 1);
      // A line that is clamped is cut below, never beside.
      const frame = text.parentElement?.closest(".line-clamp-2, .line-clamp-3, .line-clamp-4");
      if (out && !hidden(frame?.parentElement ?? text.parentElement)) {
        told.push(`text: ${text.textContent?.slice(0, 60)}`);
      }
    }
    return told;
  });
}
