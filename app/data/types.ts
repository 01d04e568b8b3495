/** Domain types: what the rest of the app sees. Rows of the database become these in `app/data`. */

export type ContentBlock =
  | { id: string; type: "text"; content: string }
  | { id: string; type: "image"; content: string; caption?: string };

/** A post as lists show it: no `content`, but the first 1,000 characters for the excerpt. */
export type BlogPostSummary = {
  id: number;
  slug: string;
  title: string;
  author: string;
  /** Markdown, at most 1,000 characters. */
  contentStart: string;
  imageUrl: string | null;
  /** ISO 8601 in UTC; null is a draft and reaches administrators only. */
  publishedAt: string | null;
  createdAt: string;
};

export type BlogPost = Omit<BlogPostSummary, "contentStart"> & {
  /** Markdown. */
  content: string;
  contentBlocks: ContentBlock[];
  /** Free text, one source each; the page decides what becomes a link. */
  sources: string[];
  /** ISO 8601 in UTC. */
  updatedAt: string;
};

export type CaseStudySummary = {
  id: number;
  slug: string;
  title: string;
  client: string;
  industry: string;
  summary: string;
  imageUrl: string | null;
  publishedAt: string | null;
  createdAt: string;
};

/** The five texts of a case study, each markdown and possibly empty. */
export type CaseStudyContent = {
  projectSummary: string;
  process: string;
  results: string;
  conclusions: string;
  finalSummary: string;
};

export type CaseStudy = CaseStudySummary & {
  content: CaseStudyContent;
  youtubeUrl: string | null;
  galleryImages: string[];
  /** ISO 8601 in UTC. */
  updatedAt: string;
};
