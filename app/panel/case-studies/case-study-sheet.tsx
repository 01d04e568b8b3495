import { lazy } from "react";
import { href } from "react-router";
import type { AdminClient } from "~/panel/data/client.ts";
import { RecordSheet } from "~/panel/editor/record-sheet.tsx";
import { linkWarnings } from "~/panel/markdown/links/link-checks.ts";
import type { EditedKind } from "~/panel/record-kind.ts";
import { caseStudySlug } from "~/text/slug.ts";
import { CaseStudyFields } from "./case-study-fields.tsx";
import { type CaseStudyForm, caseStudyForm } from "./case-study-form.ts";
import { caseStudyKind } from "./case-study-kind.ts";

const kind: EditedKind<"case_studies", CaseStudyForm> = {
  ...caseStudyKind,
  form: caseStudyForm,
  warnings,
  slugOf: caseStudySlug,
  asksForSlug: false,
  Fields: CaseStudyFields,
  Preview: lazy(async () => ({
    default: (await import("./case-study-preview.tsx")).CaseStudyPreview,
  })),
};

function warnings(form: CaseStudyForm, client: AdminClient) {
  const { projectSummary, process, results, conclusions, finalSummary } = form;
  const texts = [projectSummary, process, results, conclusions, finalSummary];
  return linkWarnings(texts, href("/case-studies/:slug", { slug: form.slug }), client);
}

export function CaseStudySheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
