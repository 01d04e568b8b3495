import { lazy } from "react";
import { href } from "react-router";
import type { RecordKind } from "~/panel/records/kind.ts";
import { publicationDate } from "~/panel/records/publication/publication-outcome.ts";
import { posts } from "~/panel/records/words.ts";

const { columns } = posts;

export const postKind: RecordKind<"blog_posts"> = {
  table: "blog_posts",
  text: posts,
  columns: [
    { key: "title", label: columns.title, text: ({ title }) => title },
    { key: "author", label: columns.author, text: ({ author }) => author },
    {
      key: "published_at",
      label: columns.date,
      text: ({ published_at }) => publicationDate(published_at, new Date()),
    },
  ],
  datesStatus: false,
  showsSlug: true,
  path: (slug) => href("/blog/:slug", { slug }),
  rowWarnings: async (row, client) => {
    const { postForm, postWarnings } = await import("./post-form.ts");
    return postWarnings(postForm.fromRow(row), client);
  },
  // Chunks of their own: previews bring the Markdown renderer.
  RowPreview: lazy(async () => ({
    default: (await import("./post-preview.tsx")).PostRowPreview,
  })),
};
