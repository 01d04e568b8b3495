import { href } from "react-router";
import { z } from "zod";
import { invalid } from "~/content/agency/invalid.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { publicationOf, publishedAtOf } from "~/panel/data/publication.ts";
import { blocks as blockText, editor } from "~/panel/kit/words.ts";
import {
  fieldErrors,
  isDraft,
  isPictureAddress,
  LONGEST,
  MOST,
  optional,
  pictureRule,
  publicationRule,
  publicationShape,
  required,
  slugRule,
} from "~/panel/records/form-rules.ts";
import type { RecordForm } from "~/panel/records/kind.ts";
import {
  relationColumns,
  relationsOf,
  relationsRules,
  relationsShape,
  tagsOf,
  tagsRule,
} from "~/panel/records/relations/relations-form.ts";
import { posts } from "~/panel/records/words.ts";
import { linkWarnings } from "~/panel/writing/links/link-checks.ts";
import { plainSlug } from "~/text/slug.ts";

/** A block in the editor; `caption` is kept for both types, and saved for pictures only. */
const blockShape = z.object({
  id: z.string(),
  type: z.enum(["text", "image"]),
  content: z.string(),
  caption: z
    .string()
    .nullish()
    .transform((caption) => caption ?? ""),
});
export type FormBlock = z.infer<typeof blockShape>;

const text = z.string().default("");
const shape = z.object({
  title: text,
  slug: text,
  author: text,
  content: text,
  blocks: z.array(blockShape).default([]),
  imageUrl: text,
  sources: text,
  tags: text,
  ...relationsShape,
  publication: publicationShape,
});

export type PostForm = z.infer<typeof shape>;
export type Post = { table: "blog_posts"; form: PostForm };

function rules(form: PostForm) {
  const draft = isDraft(form);
  return shape.extend({
    title: required(LONGEST.title),
    slug: slugRule(form, posts.messages.slugRequired),
    author: draft ? optional(LONGEST.author) : required(LONGEST.author),
    content: z.string().max(LONGEST.content, invalid.tooLong(LONGEST.content)),
    blocks: z
      .array(
        blockShape.superRefine((block, context) => {
          const problem = blockProblem(block, draft);
          if (problem) context.addIssue(problem);
        }),
      )
      .max(MOST.blocks, invalid.tooMany(MOST.blocks)),
    imageUrl: pictureRule,
    sources: z
      .string()
      .refine((text) => sourcesOf(text).length <= MOST.sources, invalid.tooMany(MOST.sources))
      .refine(
        (text) => sourcesOf(text).every(({ length }) => length <= LONGEST.source),
        invalid.tooLong(LONGEST.source),
      ),
    tags: tagsRule,
    ...relationsRules,
    publication: publicationRule,
  });
}

function blockProblem({ type, content, caption }: FormBlock, draft: boolean): string | null {
  const isText = type === "text";
  if (content.trim() === "") {
    if (draft) return null;
    return isText ? blockText.missingText : blockText.missingImage;
  }
  if (isText) {
    return content.length > LONGEST.blockText ? invalid.tooLong(LONGEST.blockText) : null;
  }
  if (!isPictureAddress(content.trim())) return editor.badPicture;
  return caption.trim().length > LONGEST.caption ? invalid.tooLong(LONGEST.caption) : null;
}

function sourcesOf(text: string): string[] {
  return text
    .split("\n")
    .map((source) => source.trim())
    .filter(Boolean);
}

export const postForm: RecordForm<Post> = {
  labels: posts.fields,
  empty: shape.parse({ publication: { mode: "now" } }),
  signed: (author) => shape.parse({ author, publication: { mode: "now" } }),
  read: (values) => shape.safeParse(values).data ?? null,
  check: (form) => fieldErrors(rules(form), form),
  fromRow: (row) => ({
    title: row.title,
    slug: row.slug,
    author: row.author,
    content: row.content,
    blocks: z.array(blockShape).safeParse(row.content_blocks ?? []).data ?? [],
    imageUrl: row.image_url ?? "",
    sources: (row.sources ?? []).join("\n"),
    tags: (row.tags ?? []).join(", "),
    ...relationsOf(row),
    publication: publicationOf(row),
  }),
  toValues: (form, isNew) => {
    const sources = sourcesOf(form.sources);
    const tags = tagsOf(form.tags);
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
      tags: tags.length > 0 ? tags : null,
      ...relationColumns(form),
      ...publishedAtOf(form.publication, isNew),
    };
  },
};

export async function postWarnings({ slug, content, blocks }: PostForm, client: AdminClient) {
  const isEmpty = [content, ...blocks.map((block) => block.content)].every((it) => !it.trim());
  const texts = blocks.filter(({ type }) => type === "text").map((block) => block.content);
  const broken = await linkWarnings([content, ...texts], href("/blog/:slug", { slug }), client);
  return isEmpty ? [posts.emptyPost, ...broken] : broken;
}
