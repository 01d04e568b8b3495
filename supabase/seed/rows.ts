/** Rows exactly as the tables take them; times of creation and change are added by `demo.ts`. */

export type SeedBlock =
  | { id: string; type: "text"; content: string }
  | { id: string; type: "image"; content: string; caption?: string };

export type SeedBlogPost = {
  id: number;
  title: string;
  slug: string;
  content: string;
  content_blocks: SeedBlock[] | null;
  image_url: string | null;
  author: string;
  sources: string[] | null;
  published_at: string;
  services: string[];
  tags: string[];
};

export type SeedCaseStudy = {
  id: number;
  title: string;
  slug: string;
  summary: string;
  /** JSON text with the five sections, or the plain text of an old row. */
  content: string;
  client: string;
  industry: string;
  image_url: string | null;
  youtube_url: string | null;
  gallery_images: string[] | null;
  published_at: string;
  /** Those whose pages show it anyway, so that the demo fills no service page twice. */
  services: string[];
};
