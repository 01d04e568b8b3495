import { href } from "react-router";
import { z } from "zod";
import { invalid } from "~/content/agency/invalid.ts";
import { caseStudyContent, filmNotes } from "~/data/records/reshape.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { publicationOf, publishedAtOf } from "~/panel/data/publication.ts";
import { editor } from "~/panel/kit/words.ts";
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
  withHttps,
} from "~/panel/records/form-rules.ts";
import type { RecordForm } from "~/panel/records/kind.ts";
import {
  relationColumns,
  relationsOf,
  relationsRules,
  relationsShape,
} from "~/panel/records/relations/relations-form.ts";
import { caseStudies } from "~/panel/records/words.ts";
import { linkWarnings } from "~/panel/writing/links/link-checks.ts";
import { readChapters, writeChapters } from "~/text/chapters.ts";
import { plainSlug } from "~/text/slug.ts";

const text = z.string().default("");
const shape = z.object({
  title: text,
  slug: text,
  client: text,
  industry: text,
  summary: text,
  projectSummary: text,
  process: text,
  results: text,
  conclusions: text,
  finalSummary: text,
  youtubeUrl: text,
  chapters: text,
  transcript: text,
  imageUrl: text,
  gallery: z.array(z.string()).default([]),
  ...relationsShape,
  onHome: z.boolean().default(false),
  position: text,
  publication: publicationShape,
});

export type CaseStudyForm = z.infer<typeof shape>;
export type CaseStudy = { table: "case_studies"; form: CaseStudyForm };

function rules(form: CaseStudyForm) {
  const line = isDraft(form) ? optional : required;
  // The five share one column.
  const section = line(LONGEST.content / 5);
  return shape.extend({
    title: required(LONGEST.title),
    slug: slugRule(form),
    client: line(LONGEST.client),
    industry: line(LONGEST.industry),
    summary: line(LONGEST.summary),
    projectSummary: section,
    process: section,
    results: section,
    conclusions: section,
    finalSummary: section,
    youtubeUrl: z
      .string()
      .trim()
      .refine((typed) => typed === "" || isYoutubeAddress(withHttps(typed)), editor.badYoutube),
    chapters: z.string().refine(areChapters, editor.badChapters),
    transcript: optional(LONGEST.transcript),
    imageUrl: pictureRule,
    gallery: z
      .array(z.string().refine(isPictureAddress, editor.badPicture))
      .max(MOST.pictures, invalid.tooMany(MOST.pictures)),
    ...relationsRules,
    position: z
      .string()
      .trim()
      .regex(/^([1-9]\d{0,2})?$/, caseStudies.messages.badPosition),
    publication: publicationRule,
  });
}

function areChapters(written: string): boolean {
  const chapters = readChapters(written);
  return (
    chapters !== null &&
    chapters.length <= MOST.chapters &&
    chapters.every(({ title }) => [...title].length <= LONGEST.chapter)
  );
}

function filmOf(form: CaseStudyForm) {
  const chapters = readChapters(form.chapters) ?? [];
  const transcript = form.transcript.trim();
  return chapters.length > 0 || transcript ? { chapters, transcript } : null;
}

export const caseStudyForm: RecordForm<CaseStudy> = {
  labels: caseStudies.fields,
  empty: shape.parse({ publication: { mode: "now" } }),
  read: (values) => shape.safeParse(values).data ?? null,
  check: (form) => fieldErrors(rules(form), form),
  fromRow: (row) => ({
    title: row.title,
    slug: row.slug,
    client: row.client,
    industry: row.industry,
    summary: row.summary,
    ...caseStudyContent(row.content),
    youtubeUrl: row.youtube_url ?? "",
    chapters: writeChapters(filmNotes(row.film).chapters),
    transcript: filmNotes(row.film).transcript,
    imageUrl: row.image_url ?? "",
    gallery: row.gallery_images ?? [],
    ...relationsOf(row),
    onHome: row.on_home,
    position: String(row.list_position ?? ""),
    publication: publicationOf(row),
  }),
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
    youtube_url: withHttps(form.youtubeUrl) || null,
    film: filmOf(form),
    gallery_images: form.gallery.length > 0 ? form.gallery : null,
    ...relationColumns(form),
    on_home: form.onHome,
    list_position: form.position.trim() === "" ? null : Number(form.position),
    ...publishedAtOf(form.publication, isNew),
  }),
};

export function caseStudyWarnings(form: CaseStudyForm, client: AdminClient) {
  const { projectSummary, process, results, conclusions, finalSummary } = form;
  const texts = [projectSummary, process, results, conclusions, finalSummary];
  return linkWarnings(texts, href("/case-studies/:slug", { slug: form.slug }), client);
}
