import { caseStudies } from "~/content/admin.ts";
import {
  type CaseStudyForm,
  caseStudyForm,
  caseStudyValues,
  emptyCaseStudyForm,
  readCaseStudyForm,
} from "~/data/admin/case-study-form.ts";
import { CaseStudyFields } from "./case-study-fields.tsx";
import type { RecordKind } from "./record-kind.ts";
import { RecordSheet } from "./record-sheet.tsx";
import { validateCaseStudy } from "./validate.ts";

const { fields } = caseStudies;

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
  asksForSlug: false,
  Fields: CaseStudyFields,
};

export function CaseStudySheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
