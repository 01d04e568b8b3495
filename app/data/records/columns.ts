import type { Database } from "~/data/database.types.ts";

/* The types of answers come from these lists, so a misspelt column does not compile. */
const address = "id, slug, published_at, created_at, updated_at";
const postSummary = `${address}, title, image_url, author, content_start` as const;
const caseStudySummary = `${address}, title, image_url, client, industry, summary` as const;
const seo = "seo_title, seo_description, share_image";

export const columns = {
  address,
  taggedAddress: `${address}, tags`,
  postSummary,
  tags: "id, tags",
  postMedia: `${address}, image_url`,
  line: `${address}, title`,
  taggedLine: `${address}, title, tags`,
  post: `${postSummary}, content, content_blocks, sources, services, tags, ${seo}`,
  postRelations: "id, services, tags",
  caseStudySummary,
  caseStudyMedia: `${address}, title, summary, image_url, gallery_images, youtube_url`,
  homeCaseStudy: `${caseStudySummary}, on_home`,
  servedCaseStudy: `${caseStudySummary}, services`,
  caseStudy: `${caseStudySummary}, content, youtube_url, film, gallery_images, services, ${seo}`,
  caseStudyRelations: "id, services",
} as const;

type Names<List> = List extends `${infer First}, ${infer Rest}` ? First | Names<Rest> : List;
type Post = Database["public"]["Tables"]["blog_posts"]["Row"];
type CaseStudy = Database["public"]["Tables"]["case_studies"]["Row"];

export type AddressRow = Pick<Post & CaseStudy, Names<typeof columns.address>>;
export type PostSummaryRow = Pick<Post, Names<typeof columns.postSummary>>;
export type PostRow = Pick<Post, Names<typeof columns.post>>;
export type CaseStudySummaryRow = Pick<CaseStudy, Names<typeof columns.caseStudySummary>>;
export type CaseStudyRow = Pick<CaseStudy, Names<typeof columns.caseStudy>>;
