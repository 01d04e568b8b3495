import { offered } from "~/content/agency/offered.ts";
import { newestFirst } from "~/data/all-rows.ts";
import type { PublicClient } from "~/data/client.server.ts";
import type {
  BlogPostSummary,
  CaseStudySummary,
  RelatedRecord,
  ServiceLink,
  Tag,
} from "~/data/types.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { blogSlug } from "~/text/slug.ts";
import { type CaseStudyRow, columns, type PostRow } from "./columns.ts";
import { closest, hasRelations, inOrder, MOST_RELATED, tagPages } from "./relations.ts";
import { blogPostSummary, caseStudySummary } from "./reshape.ts";

/** Nothing at all of a row that is related to none. `except` stands on the page anyway. */
type Related = { related?: RelatedRecord[] };

export async function relatedPosts(
  { db, images, describe }: PublicClient,
  row: PostRow,
  except: number | undefined,
): Promise<Related & { tags?: Tag[]; services?: ServiceLink[] }> {
  if (!hasRelations(row)) return {};
  const others = await newestFirst(() => db.from("blog_posts").select(columns.postRelations));
  const pages = tagPages(others);
  const ids = closest(row, others, except);
  const { data } = await db
    .from("blog_posts")
    .select(columns.postSummary)
    .in("id", ids)
    .throwOnError();
  await describe(data.map(({ image_url }) => image_url));
  const related = inOrder(ids, data).map((post) => blogPostSummary(post, images));
  const own = offered.services.filter(({ slug }) => row.services?.includes(slug));
  return {
    ...strip(related, ({ day }) => formatDay(day)),
    ...(own.length > 0 && {
      services: own.map(({ name, path, lang }) => ({ name, path, ...(lang && { lang }) })),
    }),
    ...(row.tags?.length && {
      tags: row.tags.map((tag) => {
        const slug = blogSlug(tag);
        return { name: tag.trim(), ...(pages.has(slug) && { slug }) };
      }),
    }),
  };
}

/** The newest posts about a service. */
export async function postsOfService(
  { db, images, describe }: PublicClient,
  service: string,
): Promise<Related> {
  const rows = await newestFirst(
    () => db.from("blog_posts").select(columns.postSummary).contains("services", [service]),
    MOST_RELATED,
  );
  await describe(rows.map(({ image_url }) => image_url));
  const posts = rows.map((row) => blogPostSummary(row, images));
  return strip(posts, ({ day }) => formatDay(day));
}

export async function relatedCaseStudies(
  { db, images, describe }: PublicClient,
  row: CaseStudyRow,
  except: number | undefined,
): Promise<Related> {
  if (!hasRelations(row)) return {};
  const others = await newestFirst(() =>
    db.from("case_studies").select(columns.caseStudyRelations),
  );
  const ids = closest(row, others, except);
  const { data } = await db
    .from("case_studies")
    .select(columns.caseStudySummary)
    .in("id", ids)
    .throwOnError();
  await describe(data.map(({ image_url }) => image_url));
  const related = inOrder(ids, data).map((study) => caseStudySummary(study, images));
  return strip(related, ({ industry }) => industry);
}

function strip<Record extends BlogPostSummary | CaseStudySummary>(
  records: readonly Record[],
  labelOf: (record: Record) => string,
): Related {
  if (records.length === 0) return {};
  return {
    related: records.map((record) => {
      const { id, slug, title, image } = record;
      const isPost = "excerpt" in record && !image;
      return { id, slug, title, image, label: labelOf(record), ...(isPost && { day: record.day }) };
    }),
  };
}
