import { href } from "react-router";
import { posts } from "~/content/admin/records.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { RecordSheet } from "~/panel/editor/record-sheet.tsx";
import { linkWarnings } from "~/panel/markdown/links/link-checks.ts";
import type { EditedKind } from "~/panel/record-kind.ts";
import { blogSlug } from "~/text/slug.ts";
import { PostFields } from "./post-fields.tsx";
import { type PostForm, postForm } from "./post-form.ts";
import { postKind } from "./post-kind.ts";

const kind: EditedKind<"blog_posts", PostForm> = {
  ...postKind,
  form: postForm,
  warnings,
  slugOf: blogSlug,
  asksForSlug: true,
  Fields: PostFields,
};

async function warnings({ slug, content, blocks }: PostForm, client: AdminClient) {
  const isEmpty = [content, ...blocks.map((block) => block.content)].every((it) => !it.trim());
  const texts = blocks.filter(({ type }) => type === "text").map((block) => block.content);
  const broken = await linkWarnings([content, ...texts], href("/blog/:slug", { slug }), client);
  return isEmpty ? [posts.emptyPost, ...broken] : broken;
}

export function PostSheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
