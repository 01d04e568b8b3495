import { excerpt } from "~/text/excerpt.ts";
import { typeset } from "~/text/typeset.ts";
import { type ImageContext, resolveImage, shareAddress } from "./images.ts";
import type {
  BlogPost,
  BlogPostSummary,
  CaseStudy,
  CaseStudyContent,
  CaseStudySummary,
  ContentBlock,
  RowImage,
} from "./types.ts";

/** A row as it comes, which may be older or odder than the constraints of today. */
type Row = Readonly<Record<string, unknown>>;

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A text without markdown: typeset here, so that no page has to. */
function line(value: unknown): string {
  return typeset(text(value).trim());
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function record(value: unknown): Row {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function moment(value: unknown): string {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/** ISO moments in UTC sort as texts do. */
function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** Where a row is found and since when it is as it is. */
export function rowAddress(row: Row) {
  const id = Number(row.id);
  const publishedAt = moment(row.published_at) || moment(row.created_at);
  return {
    id,
    slug: text(row.slug) || String(id),
    publishedAt,
    // A planned row was last written before the day it appeared.
    updatedAt: later(moment(row.updated_at), publishedAt),
  };
}

function common(row: Row, images: ImageContext) {
  return {
    ...rowAddress(row),
    title: line(row.title),
    image: resolveImage(row.image_url, images),
  };
}

export function blogPostSummary(row: Row, images: ImageContext): BlogPostSummary {
  return {
    ...common(row, images),
    author: line(row.author),
    excerpt: typeset(excerpt(text(row.content_start) || text(row.content))),
  };
}

export function blogPost(row: Row, images: ImageContext): BlogPost {
  return {
    ...blogPostSummary(row, images),
    content: text(row.content),
    sharePicture: shareAddress(row.image_url, images),
    contentBlocks: list(row.content_blocks).flatMap((block, at) => contentBlock(block, at, images)),
    sources: list(row.sources)
      .map((source) => text(source).trim())
      .filter((source) => source !== ""),
  };
}

function contentBlock(value: unknown, at: number, images: ImageContext): ContentBlock[] {
  const block = record(value);
  const id = text(block.id) || String(at);
  if (block.type === "text" && text(block.content).trim()) {
    return [{ id, type: "text", content: text(block.content) }];
  }
  const image = block.type === "image" ? resolveImage(block.content, images) : null;
  return image ? [{ id, type: "image", image, caption: line(block.caption) }] : [];
}

export function caseStudySummary(row: Row, images: ImageContext): CaseStudySummary {
  return {
    ...common(row, images),
    client: line(row.client),
    industry: line(row.industry),
    summary: line(row.summary),
  };
}

export function caseStudy(row: Row, images: ImageContext): CaseStudy {
  return {
    ...caseStudySummary(row, images),
    content: caseStudyContent(text(row.content)),
    sharePicture: shareAddress(row.image_url, images),
    youtubeUrl: text(row.youtube_url).trim(),
    gallery: list(row.gallery_images)
      .map((address) => resolveImage(address, images))
      .filter((image): image is RowImage => image !== null),
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

function parseSections(content: string): Row | null {
  if (!content.trimStart().startsWith("{")) return null;
  try {
    return record(JSON.parse(content));
  } catch {
    // Text that happens to begin with a brace.
    return null;
  }
}
