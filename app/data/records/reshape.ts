import { pictureAlts } from "~/content/pictures/picture-alts.ts";
import type { Json } from "~/data/database.types.ts";
import { type ImageContext, resolveImage, shareAddress } from "~/data/pictures/images.ts";
import type {
  BlogPost,
  BlogPostSummary,
  Card,
  CaseStudy,
  CaseStudyContent,
  CaseStudySummary,
  ContentBlock,
  FilmNotes,
  RowLine,
  Seo,
} from "~/data/types.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { excerpt, keptAfterSigns } from "~/text/excerpt.ts";
import { typeset, typesetTitle } from "~/text/typeset.ts";
import type {
  AddressRow,
  CaseStudyRow,
  CaseStudySummaryRow,
  PostRow,
  PostSummaryRow,
} from "./columns.ts";

/** A text without markdown: typeset here, so that no page has to. */
function line(text: string): string {
  return typeset(text.trim());
}

function moment(value: string | null): string {
  const time = Date.parse(value ?? "");
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

export function rowAddress(row: AddressRow) {
  const publishedAt = moment(row.published_at) || moment(row.created_at);
  const updatedAt = moment(row.updated_at);
  return {
    id: row.id,
    slug: row.slug || String(row.id),
    publishedAt,
    day: publishedAt && warsawDay(new Date(publishedAt)),
    // A planned row was last written before the day it appeared. ISO moments in UTC sort as texts do.
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  };
}

function summary(row: PostSummaryRow | CaseStudySummaryRow, images: ImageContext) {
  return {
    ...rowAddress(row),
    title: typesetTitle(row.title.trim()),
    image: resolveImage(row.image_url, images),
  };
}

export function cardOf<Summary extends { publishedAt: string; updatedAt: string }>({
  publishedAt,
  updatedAt,
  ...card
}: Summary): Card<Summary> {
  return card;
}

export function rowLine(row: AddressRow & { title: string }): RowLine {
  const { slug, day } = rowAddress(row);
  return { slug, title: line(row.title), day };
}

export function shownExcerpt(markdown: string): string {
  return keptAfterSigns(typeset(excerpt(markdown)));
}

export function blogPostSummary(
  row: PostSummaryRow,
  images: ImageContext,
  excerptOf = shownExcerpt,
): BlogPostSummary {
  return {
    ...summary(row, images),
    author: line(row.author),
    excerpt: excerptOf(row.content_start),
  };
}

export function blogPost(row: PostRow, images: ImageContext): BlogPost {
  const blocks = Array.isArray(row.content_blocks) ? row.content_blocks : [];
  return {
    ...blogPostSummary(row, images),
    content: row.content,
    sharePicture: shareAddress(row.image_url, images),
    contentBlocks: blocks.flatMap((block, at) => contentBlock(block, at, images)),
    sources: (row.sources ?? []).map((source) => source.trim()).filter(Boolean),
    ...(row.tags?.length && { tags: row.tags.map((name) => ({ name: name.trim() })) }),
    ...seoOf(row, images),
  };
}

/** Nothing at all where nothing is set, so that such a page is as it was without these columns. */
function seoOf(
  row: Pick<PostRow, "seo_title" | "seo_description" | "share_image">,
  images: ImageContext,
): { seo?: Seo } {
  const title = row.seo_title?.trim();
  const description = row.seo_description?.trim();
  const address = shareAddress(row.share_image, images);
  if (!title && !description && !address) return {};
  const { width, height } = resolveImage(row.share_image, images) ?? {};
  return {
    seo: {
      ...(title && { title }),
      ...(description && { description }),
      ...(address && { picture: { address, ...(width && height && { width, height }) } }),
    },
  };
}

function contentBlock(value: Json, at: number, images: ImageContext): ContentBlock[] {
  const block = record(value);
  const id = text(block.id) || String(at);
  const content = text(block.content);
  if (block.type === "text" && content.trim()) return [{ id, type: "text", content }];
  const image = block.type === "image" ? resolveImage(content, images) : null;
  return image ? [{ id, type: "image", image, caption: line(text(block.caption)) }] : [];
}

export function caseStudySummary(row: CaseStudySummaryRow, images: ImageContext): CaseStudySummary {
  return {
    ...summary(row, images),
    client: line(row.client),
    industry: line(row.industry),
    summary: line(row.summary),
  };
}

export function caseStudy(row: CaseStudyRow, images: ImageContext): CaseStudy {
  return {
    ...caseStudySummary(row, images),
    content: caseStudyContent(row.content),
    sharePicture: shareAddress(row.image_url, images),
    youtubeUrl: (row.youtube_url ?? "").trim(),
    film: filmNotes(row.film),
    gallery: (row.gallery_images ?? []).flatMap((address) => {
      const image = resolveImage(address, images);
      return image ? [{ ...image, alt: image.alt ?? pictureAlts[address] }] : [];
    }),
    ...seoOf(row, images),
  };
}

/** The sections in the JSON of today; older rows hold plain text, which is the project's summary. */
export function caseStudyContent(content: string): CaseStudyContent {
  const sections = parseSections(content);
  return {
    projectSummary: sections ? text(sections.project_summary) : content,
    process: text(sections?.process),
    results: text(sections?.results),
    conclusions: text(sections?.conclusions),
    finalSummary: text(sections?.final_summary),
  };
}

/** The database lets nothing else in; a record kept by an older version of the panel has no such column. */
export function filmNotes(value: Json | undefined): FilmNotes {
  const { chapters, transcript } = record(value);
  return {
    transcript: text(transcript),
    chapters: (Array.isArray(chapters) ? chapters : [])
      .map(record)
      .map(({ at, title }) => ({ at: Number(at), title: text(title) })),
  };
}

function parseSections(content: string): Record<string, unknown> | null {
  if (!content.trimStart().startsWith("{")) return null;
  try {
    return record(JSON.parse(content));
  } catch {
    return null;
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
