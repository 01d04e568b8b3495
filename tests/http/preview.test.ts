import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { caseStudy, post } from "../database/samples.ts";
import { databaseOf } from "../support/demo-keys.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("writable");
const database = databaseOf(site);

/** Without the record that comes next, for other tests write meanwhile. */
const mainOf = (html: string) =>
  /<main[^>]*>(.*)<\/main>/s
    .exec(html)?.[1]
    ?.replace(/<aside aria-labelledby="nastepny-tytul".*?<\/aside>/s, "") ?? "";

test.each([
  ["blog_posts", "/blog", post({ content: "Jeszcze **nie** dziś" })],
  ["case_studies", "/case-studies", caseStudy({ content: "Jeszcze **nie** dziś" })],
] as const)("a link shows a draft of %s as its page will be", async (table, base, sample) => {
  const row = { ...sample, published_at: null };
  const { data } = await database.from(table).insert<object>(row).select().single().throwOnError();
  const token = randomBytes(32).toString("base64url");
  const token_hash = createHash("sha256").update(token).digest("hex");
  await database
    .from("preview_links")
    .insert({ table_name: table, record_id: data.id, token_hash })
    .throwOnError();

  expect((await fetch(`${site}${base}/${data.slug}`)).status).toBe(404);
  const answer = await fetch(`${site}/podglad/${token}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  const html = await answer.text();
  expect(html).toContain("Podgląd – nieopublikowane");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(mainOf(html)).toContain("<strong>nie</strong>");

  // The day on the page is that of the publication.
  const published_at = data.created_at;
  await database.from(table).update({ published_at }).eq("id", data.id).throwOnError();
  const page = await fetch(`${site}${base}/${data.slug}`);
  expect(mainOf(html)).toBe(mainOf(await page.text()));
  expect(await (await fetch(`${site}/podglad/${token}`)).text()).toContain("już opublikowane");
});

test.each(["x", "a".repeat(43), "%00", `${"a".repeat(43)}.data`])(
  "/podglad/%s is a page that says so, and is not kept",
  async (token) => {
    const answer = await fetch(`${site}/podglad/${token}`);
    expect(answer.status).toBeOneOf([400, 404]);
    if (answer.status === 404) expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);
