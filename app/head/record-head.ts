import { href } from "react-router";
import type { BlogPostSummary, CaseStudySummary, Seo } from "~/data/types.ts";
import type { PageFacts } from "./seo.ts";

type Head = Pick<PageFacts, "title" | "description" | "path" | "seo">;

type Post = Pick<BlogPostSummary, "title" | "excerpt" | "slug"> & { seo?: Seo };

export function postHead({ title, excerpt, slug, seo }: Post): Head {
  return { title, description: excerpt || title, path: href("/blog/:slug", { slug }), seo };
}

type CaseStudy = Pick<CaseStudySummary, "title" | "summary" | "slug"> & { seo?: Seo };

export function caseStudyHead({ title, summary, slug, seo }: CaseStudy): Head {
  return { title, description: summary || title, path: href("/case-studies/:slug", { slug }), seo };
}
