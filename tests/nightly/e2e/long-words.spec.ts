import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { overflow } from "../../e2e/support/page-checks.ts";
import { signedOut, test } from "../../e2e/support/panel.ts";

test.use(signedOut);

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
      await expect.poll(() => overflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
