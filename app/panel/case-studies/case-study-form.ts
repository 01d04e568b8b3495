import { z } from "zod";
import { caseStudies, editor } from "~/content/admin.ts";
import { caseStudyContent } from "~/data/reshape.ts";
import { publicationOf, publishedAtOf } from "~/panel/data/publication.ts";
import {
  fieldErrors,
  isDraft,
  isPictureAddress,
  isYoutubeAddress,
  LONGEST,
  MOST,
  optional,
  pictureRule,
  publicationRule,
  publicationShape,
  required,
  slugRule,
} from "~/panel/editor/form-rules.ts";
import type { RecordForm } from "~/panel/record-kind.ts";
import { plainSlug } from "~/text/slug.ts";

const shape = z.object({
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
  publication: publicationShape,
});

/** A case study as its form holds it. */
export type CaseStudyForm = z.infer<typeof shape>;

function rules(isDraft: boolean) {
  const text = isDraft ? optional : required;
  // The five share one column.
  const section = text(LONGEST.content / 5);
  return shape.extend({
    title: required(LONGEST.title),
    slug: slugRule(editor.required),
    client: text(LONGEST.client),
    industry: text(LONGEST.industry),
    summary: text(LONGEST.summary),
    projectSummary: section,
    process: section,
    results: section,
    conclusions: section,
    finalSummary: section,
    youtubeUrl: z
      .string()
      .trim()
      .refine((address) => address === "" || isYoutubeAddress(address), editor.badYoutube),
    imageUrl: pictureRule,
    gallery: z
      .array(z.string().refine(isPictureAddress, editor.badPicture))
      .max(MOST.pictures, editor.tooMany(MOST.pictures)),
    publication: publicationRule,
  });
}

export const caseStudyForm: RecordForm<"case_studies", CaseStudyForm> = {
  labels: caseStudies.fields,
  empty: {
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
  },
  read: (values) => shape.safeParse(values).data ?? null,
  check: (form) => fieldErrors(rules(isDraft(form)), form),
  fromRow: (row) => ({
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
  }),
  // The five texts become the JSON text of spec §3.
  toValues: (form, isNew) => ({
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
  }),
};
