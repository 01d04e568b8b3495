import { href } from "react-router";
import type { AdminClient } from "~/panel/data/client.ts";
import { linkWarnings } from "~/panel/writing/links/link-checks.ts";
import type { CaseStudyForm } from "./case-study-form.ts";

export function caseStudyWarnings(form: CaseStudyForm, client: AdminClient) {
  const { projectSummary, process, results, conclusions, finalSummary } = form;
  const texts = [projectSummary, process, results, conclusions, finalSummary];
  return linkWarnings(texts, href("/case-studies/:slug", { slug: form.slug }), client);
}
