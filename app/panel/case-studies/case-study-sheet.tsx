import { lazy } from "react";
import { caseStudies } from "~/content/admin.ts";
import {
  type CaseStudyForm,
  caseStudyForm,
  caseStudyValues,
  emptyCaseStudyForm,
  readCaseStudyForm,
} from "~/panel/data/case-study-form.ts";
import type { RecordKind } from "~/panel/editor/record-kind.ts";
import { RecordSheet } from "~/panel/editor/record-sheet.tsx";
import { validateCaseStudy } from "~/panel/editor/validate.ts";
import { caseStudyLinks } from "~/panel/markdown/link-checks.ts";
import { caseStudyPath } from "~/row-paths.ts";
import { caseStudySlug } from "~/text/slug.ts";
import { CaseStudyFields } from "./case-study-fields.tsx";

const { fields } = caseStudies;

// In a file of its own: it brings the Markdown renderer.
const CaseStudyPreview = lazy(async () => ({
  default: (await import("./case-study-preview.tsx")).CaseStudyPreview,
}));

const kind: RecordKind<"case_studies", CaseStudyForm> = {
  table: "case_studies",
  sheet: caseStudies.sheet,
  submit: caseStudies.submit,
  messages: caseStudies.messages,
  labels: {
    title: fields.title,
    slug: fields.slug,
    client: fields.client,
    industry: fields.industry,
    summary: fields.summary,
    projectSummary: fields.projectSummary,
    process: fields.process,
    results: fields.results,
    conclusions: fields.conclusions,
    finalSummary: fields.finalSummary,
    youtubeUrl: fields.youtube,
    imageUrl: fields.image,
    gallery: fields.gallery,
    publication: fields.publication,
  },
  empty: emptyCaseStudyForm,
  read: readCaseStudyForm,
  toForm: caseStudyForm,
  toValues: caseStudyValues,
  validate: validateCaseStudy,
  checks: [caseStudyLinks],
  slugOf: caseStudySlug,
  path: caseStudyPath,
  asksForSlug: false,
  Fields: CaseStudyFields,
  Preview: CaseStudyPreview,
};

export function CaseStudySheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
