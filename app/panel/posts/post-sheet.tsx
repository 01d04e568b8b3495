import { posts } from "~/content/admin.ts";
import {
  emptyPostForm,
  type PostForm,
  postForm,
  postValues,
  readPostForm,
} from "~/panel/data/post-form.ts";
import type { RecordKind } from "~/panel/editor/record-kind.ts";
import { RecordSheet } from "~/panel/editor/record-sheet.tsx";
import { validatePost } from "~/panel/editor/validate.ts";
import { postLinks } from "~/panel/markdown/link-checks.ts";
import { emptyPost } from "~/panel/publication/publication-checks.ts";
import { postPath } from "~/row-paths.ts";
import { blogSlug } from "~/text/slug.ts";
import { PostFields } from "./post-fields.tsx";

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
