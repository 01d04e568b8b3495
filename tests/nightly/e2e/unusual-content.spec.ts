import { expect } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { portfolio } from "../../../app/content/projects.ts";
import { press, toast, visit } from "../../e2e/support/fixtures.ts";
import { expectAccessible, overflow } from "../../e2e/support/page-checks.ts";
import { signedOut, test } from "../../e2e/support/panel.ts";

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
      await expect.poll(() => overflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
