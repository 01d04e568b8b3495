import { posts } from "~/content/admin.ts";
import {
  emptyPostForm,
  type PostForm,
  postForm,
  postValues,
  readPostForm,
} from "~/data/admin/post-form.ts";
import { postPath } from "~/lib/row-paths.ts";
import { blogSlug } from "~/lib/slug.ts";
import { postLinks } from "./link-checks.ts";
import { PostFields } from "./post-fields.tsx";
import { emptyPost } from "./publication-checks.ts";
import type { RecordKind } from "./record-kind.ts";
import { RecordSheet } from "./record-sheet.tsx";
import { validatePost } from "./validate.ts";

const { fields } = posts;

const kind: RecordKind<"blog_posts", PostForm> = {
  table: "blog_posts",
  sheet: posts.sheet,
  submit: posts.submit,
  messages: posts.messages,
  labels: {
    title: fields.title,
    slug: fields.slug,
    author: fields.author,
    content: fields.content,
    blocks: fields.blocks,
    imageUrl: fields.image,
    sources: fields.sources,
    publication: fields.publication,
  },
  empty: emptyPostForm,
  read: readPostForm,
  toForm: postForm,
  toValues: postValues,
  validate: validatePost,
  checks: [emptyPost, postLinks],
  slugOf: blogSlug,
  path: postPath,
  asksForSlug: true,
  Fields: PostFields,
};

export function PostSheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
