import { lazy } from "react";
import { RecordSheet } from "~/panel/records/editor/record-sheet.tsx";
import type { EditedKind } from "~/panel/records/kind.ts";
import { caseStudySlug } from "~/text/slug.ts";
import { CaseStudyFields } from "./case-study-fields.tsx";
import { type CaseStudy, caseStudyForm, caseStudyWarnings } from "./case-study-form.ts";
import { caseStudyKind } from "./case-study-kind.ts";

const kind: EditedKind<CaseStudy> = {
  ...caseStudyKind,
  form: caseStudyForm,
  warnings: caseStudyWarnings,
  slugOf: caseStudySlug,
  asksForSlug: false,
  Fields: CaseStudyFields,
  Preview: lazy(async () => ({
    default: (await import("./case-study-preview.tsx")).CaseStudyPreview,
  })),
};

export function CaseStudySheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
