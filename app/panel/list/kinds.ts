import { caseStudies, posts } from "~/content/admin.ts";
import { statusOf } from "~/panel/data/publication.ts";
import type { ListRow, Table } from "~/panel/data/records.ts";
import { formatTerm } from "~/panel/publication/publication-outcome.ts";
import { caseStudyPath, postPath } from "~/row-paths.ts";
import { formatDate } from "~/text/dates.ts";

type Column<T extends Table> = {
  key: string;
  label: string;
  /** What stands in the cell. */
  text: (row: ListRow<T>) => string;
  /** What is sorted by, where that differs from the text. */
  order?: (row: ListRow<T>) => string;
};

/** What the panel must know of a kind of record to list it. */
export type Kind<T extends Table> = {
  table: T;
  heading: string;
  add: string;
  empty: string;
  actions: string;
  confirmDelete: string;
  columns: readonly Column<T>[];
  /** Where visitors find a record. */
  path: (slug: string) => string;
  /** Whether the date of publication stands beside the status, for want of a column. */
  datesStatus: boolean;
  /** What is searched, and how the editor is told. */
  searched: (row: ListRow<T>) => string;
  searchHint: string;
  messages: { listFailed: string; deleted: string; deleteFailed: string };
};

/** dd.MM.yyyy; a planned record has its hour, too. */
export function publicationDate(publishedAt: string | null, now: Date): string {
  return publishedAt && statusOf(publishedAt, now) === "scheduled"
    ? formatTerm(publishedAt)
    : formatDate(publishedAt);
}

export const postKind: Kind<"blog_posts"> = {
  table: "blog_posts",
  heading: posts.heading,
  add: posts.add,
  empty: posts.empty,
  actions: posts.columns.actions,
  confirmDelete: posts.confirmDelete,
  columns: [
    { key: "title", label: posts.columns.title, text: (row) => row.title },
    { key: "author", label: posts.columns.author, text: (row) => row.author },
    {
      key: "published_at",
      label: posts.columns.date,
      text: (row) => publicationDate(row.published_at, new Date()),
      order: (row) => row.published_at ?? "",
    },
  ],
  path: postPath,
  datesStatus: false,
  searched: ({ title, author, slug, published_at }) =>
    `${title} ${author} ${slug} ${formatDate(published_at)}`,
  searchHint: posts.searchHint,
  messages: posts.messages,
};

export const caseStudyKind: Kind<"case_studies"> = {
  table: "case_studies",
  heading: caseStudies.heading,
  add: caseStudies.add,
  empty: caseStudies.empty,
  actions: caseStudies.columns.actions,
  confirmDelete: caseStudies.confirmDelete,
  columns: [
    { key: "title", label: caseStudies.columns.title, text: (row) => row.title },
    { key: "slug", label: caseStudies.columns.slug, text: (row) => row.slug },
    { key: "client", label: caseStudies.columns.client, text: (row) => row.client },
    { key: "industry", label: caseStudies.columns.industry, text: (row) => row.industry },
    {
      key: "youtube",
      label: caseStudies.columns.youtube,
      text: (row) => row.youtube_url ?? "",
    },
  ],
  path: caseStudyPath,
  datesStatus: true,
  searched: ({ title, slug, client, industry }) => `${title} ${slug} ${client} ${industry}`,
  searchHint: caseStudies.searchHint,
  messages: caseStudies.messages,
};
