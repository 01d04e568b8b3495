import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { portfolio } from "../../../app/content/projects.ts";
import { press, toast, visit } from "../../e2e/support/fixtures.ts";
import {
  expectAccessible,
  recordLayoutShift,
  scrollThrough,
} from "../../e2e/support/page-checks.ts";
import { photo, signedOut, test } from "../../e2e/support/panel.ts";

test.use(signedOut);

test("an agency that has published nothing yet says so, and links to no case study that is not there", async ({
  page,
  expectedErrors,
}) => {
  for (const [path, title, text] of [
    ["/blog", "Brak wpisów na blogu", "Nowe wpisy pojawią się wkrótce."],
    ["/case-studies", "Brak case studies", "Nowe case studies pojawią się wkrótce."],
  ] as const) {
    expect(await visit(page, path)).toBe(200);
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page, [1280]);
  }
  const service = await (await page.request.get("/uslugi/podcasty")).text();
  expect(service).not.toContain('href="/case-studies/');
  expectedErrors.push(/404/);
  expect(await visit(page, "/projekty")).toBe(200);
  const buttons = page.getByRole("link", { name: "Zobacz całe case study", exact: true });
  await expect(buttons).toHaveCount(portfolio.length);
  await press(buttons.first());
  await expect(toast(page, "Case study nie zostało znalezione")).toBeVisible();
  await expect(page).toHaveURL("/case-studies");
});

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
const image_url = "/images/case-podcast-set.webp";

async function insertLongWords(database: SupabaseClient) {
  const post = {
    image_url,
    content: text,
    author: word.slice(0, 120),
    content_blocks: [
      { id: crypto.randomUUID(), type: "text", content: text },
      { id: crypto.randomUUID(), type: "image", content: image_url, caption: word },
    ],
    sources: [address, word, `${address.slice("https://".length)}`],
  };
  const posts = [word, address, word].map((title, at) => ({ ...post, title, slug: `wpis-${at}` }));
  await database.from("blog_posts").insert(posts).throwOnError();
  const texts = ["project_summary", "process", "results", "conclusions", "final_summary"];
  const study = {
    image_url,
    title: word,
    client: word,
    industry: address,
    summary: `${word} ${address}`,
    gallery_images: [image_url, image_url],
    content: JSON.stringify(Object.fromEntries(texts.map((name) => [name, text]))),
  };
  // Service pages lead to case studies by these numbers.
  const studies = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ ...study, id, slug: `projekt-${id}` }));
  await database.from("case_studies").insert(studies).throwOnError();
}

test("long words stay within every page that shows rows", async ({ page, database }) => {
  await insertLongWords(database);
  for (const path of [
    "/",
    "/blog",
    "/blog/wpis-0",
    "/case-studies",
    "/case-studies/projekt-1",
    "/uslugi/podcasty",
  ]) {
    await page.setViewportSize({ width: 320, height: 900 });
    expect((await page.goto(path))?.status()).toBe(200);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => beyond(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a picture keeps its place until it is there, and a post that is alone leads to no other", async ({
  page,
  database,
}) => {
  const { buffer } = await photo("plan.jpg", 900, 1400);
  const media = database.storage.from("media");
  const name = `blog/${crypto.randomUUID()}.jpg`;
  const bytes = Uint8Array.from(buffer).buffer;
  const upload = await media.upload(name, bytes, { contentType: "image/jpeg" });
  expect(upload.error).toBeNull();
  const { publicUrl } = media.getPublicUrl(name).data;
  const content = `Wstęp.\n\n![Plan](${publicUrl})\n\n${"Zdanie. ".repeat(200)}`;
  const row = { title: "Zdjęcia", slug: "zdjecia", author: "A", content };
  await database.from("blog_posts").insert(row).throwOnError();

  await page.setViewportSize({ width: 390, height: 800 });
  const shift = await recordLayoutShift(page);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${name}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const picture = page.getByRole("article").locator("img");
  await page.goto("/blog/zdjecia", { waitUntil: "domcontentloaded" });
  const height = () => picture.evaluate((img: HTMLImageElement) => img.offsetHeight);
  await expect.poll(height).toBeGreaterThan(400);
  const kept = await height();
  held.resolve();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalHeight", 1400);
  await expect(picture).toHaveJSProperty("offsetHeight", kept);
  await scrollThrough(page);
  await expect.poll(shift).toBeLessThan(0.01);
  await expect(page.getByText("Następny wpis")).toHaveCount(0);
  const call = page.getByRole("main").getByRole("link", { name: "SKONTAKTUJ SIĘ", exact: true });
  await expect(call).toBeVisible();
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
