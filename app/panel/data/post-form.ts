import { z } from "zod";
import { plainSlug } from "~/text/slug.ts";
import { type Publication, publicationOf, publishedAtOf } from "./publication.ts";
import type { Row, Values } from "./records.ts";

/** A block in the editor; `caption` is kept for both kinds, and saved for pictures only. */
export type FormBlock = { id: string; type: "text" | "image"; content: string; caption: string };

/** A blog post as its form holds it: every field a text that can be typed. */
export type PostForm = {
  title: string;
  slug: string;
  author: string;
  content: string;
  blocks: FormBlock[];
  imageUrl: string;
  /** One source per line. */
  sources: string;
  publication: Publication;
};

export const publicationSchema = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("now") }),
  z.object({ mode: z.literal("at"), at: z.string() }),
  z.object({ mode: z.literal("none") }),
]);

const blockSchema = z.object({
  id: z.string(),
  type: z.enum(["text", "image"]),
  content: z.string(),
  caption: z
    .string()
    .nullish()
    .transform((caption) => caption ?? ""),
});

const schema = z.object({
  title: z.string(),
  slug: z.string(),
  author: z.string(),
  content: z.string(),
  blocks: z.array(blockSchema),
  imageUrl: z.string(),
  sources: z.string(),
  publication: publicationSchema,
});

/** Reads a form that was kept as JSON; null when it is none. */
export function readPostForm(values: unknown): PostForm | null {
  return schema.safeParse(values).data ?? null;
}

export const emptyPostForm: PostForm = {
  title: "",
  slug: "",
  author: "",
  content: "",
  blocks: [],
  imageUrl: "",
  sources: "",
  publication: { mode: "now" },
};

export function postForm(row: Row<"blog_posts">): PostForm {
  return {
    title: row.title,
    slug: row.slug,
    author: row.author,
    content: row.content,
    blocks: z.array(blockSchema).safeParse(row.content_blocks ?? []).data ?? [],
    imageUrl: row.image_url ?? "",
    sources: (row.sources ?? []).join("\n"),
    publication: publicationOf(row.published_at),
  };
}

/** The columns to save. Spec §5: empty source lines are dropped, and what is empty is saved as null. */
export function postValues(form: PostForm, isNew: boolean): Values<"blog_posts"> {
  const sources = form.sources
    .split("\n")
    .map((source) => source.trim())
    .filter(Boolean);
  const blocks = form.blocks.map(({ id, type, content, caption }) => ({
    id,
    type,
    content: type === "image" ? content.trim() : content,
    ...(type === "image" && caption.trim() ? { caption: caption.trim() } : {}),
  }));
  return {
    title: form.title.trim(),
    slug: plainSlug(form.slug),
    author: form.author.trim(),
    content: form.content,
    content_blocks: blocks.length > 0 ? blocks : null,
    image_url: form.imageUrl.trim() || null,
    sources: sources.length > 0 ? sources : null,
    ...publishedAtOf(form.publication, isNew),
  };
}
