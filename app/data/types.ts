import type { Chapter } from "~/text/chapters.ts";

/** The tables of what editors publish. */
export type RecordTable = "blog_posts" | "case_studies";

export type RowImage = {
  src: string;
  srcSet?: string;
  avif?: string;
  width?: number;
  height?: number;
  alt?: string;
  /** The part that a crop must show, in the form of `object-position`. */
  position?: string;
  color?: string;
};

export type ContentBlock =
  | { id: string; type: "text"; content: string }
  | { id: string; type: "image"; image: RowImage; caption: string };

export type Seo = {
  title?: string;
  description?: string;
  picture?: { address: string; width?: number; height?: number };
};

/** `slug` is that of its page, which it has when enough posts have the tag. */
export type Tag = { name: string; slug?: string };

export type ServiceLink = { name: string; path: string; lang?: "en" };

export type RelatedRecord = {
  id: number;
  slug: string;
  title: string;
  image: RowImage | null;
  label: string;
  /** Of a post, whose date is the cover where there is no picture. */
  day?: string;
};

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
  /** Of publication in Warsaw, `2026-12-24`; empty for a draft. */
  day: string;
  updatedAt: string;
};

/** All that is returned to a list travels in its HTML, also what no card shows. */
export type Card<Summary> = Omit<Summary, "publishedAt" | "updatedAt">;

export type BlogPostCard = Card<BlogPostSummary>;

/** One row of a list as a line of text. */
export type RowLine = { slug: string; title: string; day: string };

export type BlogPost = BlogPostSummary & {
  /** Markdown. */
  content: string;
  contentBlocks: ContentBlock[];
  sharePicture: string | null;
  sources: string[];
  tags?: Tag[];
  services?: ServiceLink[];
  seo?: Seo;
};

export type CaseStudySummary = {
  id: number;
  slug: string;
  title: string;
  client: string;
  industry: string;
  summary: string;
  image: RowImage | null;
  publishedAt: string;
  day: string;
  updatedAt: string;
};

/** A case study as the home page shows it. */
export type CaseStudyCard = Omit<CaseStudySummary, "summary" | "publishedAt" | "day" | "updatedAt">;

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
