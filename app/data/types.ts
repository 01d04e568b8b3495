import type { Chapter } from "~/text/chapters.ts";

/** Domain types: what the rest of the app sees. Rows of the database become these in `app/data`. */

/** A picture of a row, ready for `<img>`: pictures made by the build bring sizes and a colour. */
export type RowImage = {
  src: string;
  srcSet?: string;
  /** The same picture as AVIF, in the form of `srcset`. */
  avif?: string;
  width?: number;
  height?: number;
  /** Empty for a picture that only decorates, or has no description. */
  alt?: string;
  /** The part that a crop must show, in the form of `object-position`. */
  position?: string;
  /** Average colour, shown until the picture is there. */
  color?: string;
};

export type ContentBlock =
  | { id: string; type: "text"; content: string }
  | { id: string; type: "image"; image: RowImage; caption: string };

/** Texts for search engines and networks that an editor set in place of the row's own. */
export type Seo = {
  title?: string;
  description?: string;
  picture?: { address: string; width?: number; height?: number };
};

/** `slug` is that of its page, which it has when enough posts have the tag. */
export type Tag = { name: string; slug?: string };

/** A record at the end of another one. */
export type RelatedRecord = {
  id: number;
  slug: string;
  title: string;
  image: RowImage | null;
  label: string;
};

/** A post as lists show it: no `content`, but its excerpt. */
export type BlogPostSummary = {
  id: number;
  /** The address below /blog: the slug, or the id of a row that has none. */
  slug: string;
  title: string;
  author: string;
  excerpt: string;
  image: RowImage | null;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  updatedAt: string;
};

export type BlogPost = BlogPostSummary & {
  /** Markdown. */
  content: string;
  contentBlocks: ContentBlock[];
  sharePicture: string | null;
  /** Free text, one source each; the page decides what becomes a link. */
  sources: string[];
  tags?: Tag[];
  seo?: Seo;
};

export type CaseStudySummary = {
  id: number;
  /** The address below /case-studies: the slug, or the id of a row that has none. */
  slug: string;
  title: string;
  client: string;
  industry: string;
  summary: string;
  image: RowImage | null;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  updatedAt: string;
};

/** The five texts of a case study, each markdown and possibly empty. */
export type CaseStudyContent = {
  projectSummary: string;
  process: string;
  results: string;
  conclusions: string;
  finalSummary: string;
};

export type FilmNotes = { chapters: Chapter[]; transcript: string };

export type CaseStudy = CaseStudySummary & {
  content: CaseStudyContent;
  youtubeUrl: string;
  film: FilmNotes;
  gallery: RowImage[];
  sharePicture: string | null;
  seo?: Seo;
};
