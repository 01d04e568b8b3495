import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { smallerPath } from "../../../../app/picture-files/picture-limits.ts";
import { drawing } from "../../../attack/drawings.ts";

const signs = `ąŁ🎬 „”—"':#-{}\\\`*&\u00a0\u202fﬁ0x<b>e\u0301 a`;
/** Of posts and of case studies: what a format in between may take for its own. */
const texts = [
  "",
  signs,
  `---\n${signs}\n---\ntitle: x`,
  `## b {#process}\n\n\n\r\n\t${signs}`,
  `![opis](/storage/v1/object/public/media/blog/1.webp)\n\`\`\`\n<!-- c -->\n\`\`\`\n${signs}`,
  JSON.stringify({ project_summary: "", process: signs, results: `---\n\r\n${signs}` }),
];
/** With every column, and with as few as there may be. */
const shared = (at: number) => ({
  ...{ title: `${at} ${signs}`, slug: `w_${at}`, published_at: `20${10 + at}-05-04T10:30:00Z` },
  ...{ created_at: `2001-02-0${1 + at}T01:02:03.123456+00:00`, updated_at: "2020-01-01T00:00:00Z" },
  ...(at % 2 === 0 && {
    image_url: "https://x.example/ż.jpg?a=1&b='",
    hidden_after: "2033-01-01T00:00:00.5Z",
    services: ["fotografia", "produkcja-wideo"],
    ...{ seo_title: signs, seo_description: signs, share_image: "/images/b.webp" },
  }),
});
const posts = texts.map((content, at) => ({
  ...{ ...shared(at), author: signs, content },
  ...(at % 2 === 0 && {
    tags: ["Dron 4K", "Światło: tylne", "null", "12"],
    sources: [signs, "a: b"],
    content_blocks: [{ id: randomUUID(), type: "text", content, caption: null }],
  }),
}));
const studies = texts.map((content, at) => ({
  ...{ ...shared(at), client: signs, industry: signs, summary: signs, content },
  ...{ on_home: at % 3 === 0, list_position: at === 1 ? 9 : null },
  ...(at % 2 === 0 && {
    film: { chapters: [{ at: 3, title: signs }], transcript: "Słowa" },
    gallery_images: ["/images/c.webp"],
  }),
}));
export const RECORDS = posts.length + studies.length;

const own = (value: string) => ({ value, was: "" });

/** A site with something of everything that an archive carries. */
export async function writeWholeContent(database: SupabaseClient) {
  const insert = (table: string, rows: object) => database.from(table).insert(rows).throwOnError();
  for (const row of posts) await insert("blog_posts", row);
  for (const row of studies) await insert("case_studies", row);
  for (const { slug } of posts.slice(0, 3)) {
    const moved = database.from("blog_posts").update({ slug: `${slug}-nowy` });
    await moved.eq("slug", slug).throwOnError();
  }
  const { data: stored } = await database.from("blog_posts").select().order("id").throwOnError();
  const waiting = { table_name: "blog_posts", changes: { title: "Nowy: „tytuł”" } };
  await insert("unpublished_changes", [
    {
      ...waiting,
      record_id: stored[0]?.id,
      base: { title: stored[0]?.title },
      base_version: stored[0]?.version,
    },
    { ...waiting, record_id: stored.at(-1)?.id, base: {}, base_version: 99 },
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
