import { z } from "zod";
import { caseStudyContent } from "~/data/reshape.ts";
import { plainSlug } from "~/text/slug.ts";
import { publicationSchema } from "./post-form.ts";
import { publicationOf, publishedAtOf } from "./publication.ts";
import type { Row, Values } from "./records.ts";

const schema = z.object({
  title: z.string(),
  slug: z.string(),
  client: z.string(),
  industry: z.string(),
  summary: z.string(),
  projectSummary: z.string(),
  process: z.string(),
  results: z.string(),
  conclusions: z.string(),
  finalSummary: z.string(),
  youtubeUrl: z.string(),
  imageUrl: z.string(),
  gallery: z.array(z.string()),
  publication: publicationSchema,
});

/** A case study as its form holds it. */
export type CaseStudyForm = z.infer<typeof schema>;

/** Reads a form that was kept as JSON; null when it is none. */
export function readCaseStudyForm(values: unknown): CaseStudyForm | null {
  return schema.safeParse(values).data ?? null;
}

export const emptyCaseStudyForm: CaseStudyForm = {
  title: "",
  slug: "",
  client: "",
  industry: "",
  summary: "",
  projectSummary: "",
  process: "",
  results: "",
  conclusions: "",
  finalSummary: "",
  youtubeUrl: "",
  imageUrl: "",
  gallery: [],
  publication: { mode: "now" },
};

export function caseStudyForm(row: Row<"case_studies">): CaseStudyForm {
  return {
    title: row.title,
    slug: row.slug,
    client: row.client,
    industry: row.industry,
    summary: row.summary,
    ...caseStudyContent(row.content),
    youtubeUrl: row.youtube_url ?? "",
    imageUrl: row.image_url ?? "",
    gallery: row.gallery_images ?? [],
    publication: publicationOf(row.published_at),
  };
}

/** The columns to save; the five texts become the JSON text of spec §3. */
export function caseStudyValues(form: CaseStudyForm, isNew: boolean): Values<"case_studies"> {
  return {
    title: form.title.trim(),
    slug: plainSlug(form.slug),
    client: form.client.trim(),
    industry: form.industry.trim(),
    summary: form.summary.trim(),
    content: JSON.stringify({
      project_summary: form.projectSummary,
      process: form.process,
      results: form.results,
      conclusions: form.conclusions,
      final_summary: form.finalSummary,
    }),
    image_url: form.imageUrl.trim() || null,
    youtube_url: form.youtubeUrl.trim() || null,
    gallery_images: form.gallery.length > 0 ? form.gallery : null,
    ...publishedAtOf(form.publication, isNew),
  };
}
