import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import fc from "fast-check";
import sharp from "sharp";
import { smallerPath } from "../../../../app/picture-files/picture-limits.ts";
import { drawing } from "../../../attack/drawings.ts";

const signs = [...`ąŁ🎬 „”—"':#-{}\\\`*&\u00a0\u202fﬁ0x`, "<b>", "e\u0301"];
const line = (most: number) =>
  fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: most })
    .map((parts) => `${parts.join("")}a`);
const text = fc
  .array(
    fc.oneof(
      line(20),
      fc.constantFrom(
        ...["---", "## b {#process}\n\n", "\n", "\r\n", "\t", "title: x"],
        ...["![opis](/storage/v1/object/public/media/blog/1.webp)", "```\n<!-- c -->\n```"],
      ),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join("\n"));
const slug = fc.constant(null).map(() => `w_${randomUUID().slice(0, 13)}`);
const moment = fc
  .integer({ min: 946_684_800, max: 1_893_456_000 })
  .map((seconds) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}.123456+00:00`);
const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2 });
const shared = {
  title: line(20),
  slug,
  image_url: optional(fc.constantFrom("/images/a.webp", "https://x.example/ż.jpg?a=1&b='")),
  published_at: optional(moment),
  hidden_after: optional(moment),
  ...{ created_at: moment, updated_at: moment },
  services: optional(fc.constantFrom([], ["fotografia", "produkcja-wideo"])),
  ...{ seo_title: optional(line(9)), seo_description: optional(line(9)) },
  share_image: optional(fc.constant("/images/b.webp")),
};
const post = fc.record({
  ...shared,
  author: line(9),
  content: text,
  tags: optional(fc.constantFrom([], ["Dron 4K", "Światło: tylne", "null", "12"])),
  sources: optional(fc.array(line(9), { maxLength: 2 })),
  content_blocks: optional(
    text.map((content) => [{ id: randomUUID(), type: "text", content, caption: null }]),
  ),
});
const caseStudy = fc.record({
  ...shared,
  ...{ client: line(9), industry: line(9), summary: line(30) },
  content: fc.oneof(
    text,
    fc
      .tuple(text, text)
      .map(([process, results]) => JSON.stringify({ project_summary: "", process, results })),
  ),
  film: optional(line(5).map((title) => ({ chapters: [{ at: 3, title }], transcript: "Słowa" }))),
  gallery_images: optional(fc.constant(["/images/c.webp"])),
  ...{ list_position: optional(fc.integer({ min: 1, max: 9 })), on_home: fc.boolean() },
});

const own = (value: string) => ({ value, was: "" });

/** A site with something of everything that an archive carries. */
export async function writeRandomContent(database: SupabaseClient, seed: number, records: number) {
  const insert = (table: string, rows: object | object[]) =>
    database.from(table).insert(rows).throwOnError();
  await insert("blog_posts", fc.sample(post, { seed, numRuns: records }));
  await insert("case_studies", fc.sample(caseStudy, { seed, numRuns: records }));
  const { data: posts } = await database.from("blog_posts").select().order("id").throwOnError();
  const published = posts.filter(({ published_at }) => published_at?.startsWith("20"));
  for (const { id, slug: former } of published.slice(0, 3)) {
    const moved = { slug: `${former}-nowy`, published_at: "2020-01-01T00:00:00Z" };
    await database.from("blog_posts").update({ published_at: moved.published_at }).eq("id", id);
    await database.from("blog_posts").update(moved).eq("id", id).throwOnError();
  }
  const waiting = { table_name: "blog_posts", changes: { title: "Nowy: „tytuł”" } };
  await insert("unpublished_changes", [
    {
      ...waiting,
      record_id: posts[0]?.id,
      base: { title: posts[0]?.title },
      base_version: posts[0]?.version,
    },
    { ...waiting, record_id: posts.at(-1)?.id, base: {}, base_version: 99 },
  ]);
  await insert("page_content", [
    { key: "phones", value: { main: "+48 32 000 00 21", ą: ['"', null, 1.5] } },
    { key: "people", value: null },
    {
      key: "texts/own-service/k7f2a",
      value: {
        "/page/path": own("/uslugi/ruch /uslugi/animacje"),
        "/page/name": own("Animacje „3D”"),
        "/page/blocks": own("s7+a s29+b"),
        "/page/blocks/s7+a/title": own("W cenie"),
      },
    },
    {
      key: "texts/own-page/k7f2b",
      value: {
        "/page/path": own("/cennik"),
        "/page/name": own("Cennik"),
        "/page/inMenu": own("1"),
      },
    },
    { key: "texts/home", value: { "/home/hero/lead": { value: "", was: "Oryginał" } } },
    {
      key: "texts/agency/brand",
      value: {
        "/brand/logo": own(drawing('<path d="M0 0h80v10z" fill="#fff"/>')),
        "/brand/icon": own("/storage/v1/object/public/media/blog/jeden.webp 700 300"),
      },
    },
  ]);
  const { data: texts } = await database
    .from("page_content")
    .select("id")
    .eq("key", "texts/home")
    .single()
    .throwOnError();
  await insert("unpublished_changes", {
    ...{ table_name: "page_content", record_id: texts.id, base: {}, base_version: 1 },
    changes: { "/home/hero/lead": null, "/home/hero/title/0": { value: "Nowy", was: "Stary" } },
  });
  await insert("redirects", [
    { from_address: "/stara;strona", to_address: "/kontakt" },
    { from_address: "/oferta/*", to_address: "/uslugi/*", kind: "temporary" },
    { from_address: "/?p=%221%22", kind: "gone" },
  ]);
  return addPictures(database);
}

async function addPictures(database: SupabaseClient): Promise<string[]> {
  const bucket = database.storage.from("media");
  const paths = ["blog/jeden.webp", "cases/dwa.jpg", "blog/bez-opisu.png", "blog/zepsute.png"];
  for (const [at, path] of paths.entries()) {
    const color = { r: at * 40, g: 90, b: 120 };
    const image = sharp({ create: { width: 700, height: 300, channels: 3, background: color } });
    const upload = async (name: string, type: "webp" | "png" | "jpeg" | "avif") => {
      const bytes = await image.clone().toFormat(type).toBuffer();
      const contentType = `image/${type}`;
      const { error } = await bucket.upload(name, Uint8Array.from(bytes).buffer, { contentType });
      if (error) throw error;
      return bytes;
    };
    const type = path.endsWith("jpg") ? "jpeg" : path.endsWith("png") ? "png" : "webp";
    const bytes = await upload(path, type);
    if (at > 1) continue;
    const copies = at === 0 ? "avif" : "webp";
    await upload(smallerPath(path, 480, copies), copies);
    const facts = {
      ...{ path, description: '=Plan; "światło"', caption: "Podpis", author: "Ola", width: 700 },
      ...{
        height: 300,
        bytes: bytes.length,
        hash: String(at).repeat(64),
        focus_x: 12,
        focus_y: 80,
      },
      ...{ [copies === "avif" ? "avif_sizes" : "sizes"]: [480] },
      ...{ revision: 2, created_at: "2024-03-02T01:02:03.000004+00:00" },
    };
    await database.from("media_files").insert(facts).throwOnError();
  }
  return paths;
}
