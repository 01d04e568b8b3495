import { lazy } from "react";
import { href } from "react-router";
import type { RecordKind } from "~/panel/records/kind.ts";
import { caseStudies } from "~/panel/records/words.ts";

const { columns } = caseStudies;

export const caseStudyKind: RecordKind<"case_studies"> = {
  table: "case_studies",
  text: caseStudies,
  columns: [
    { key: "title", label: columns.title, text: ({ title }) => title },
    { key: "slug", label: columns.slug, text: ({ slug }) => slug },
    { key: "client", label: columns.client, text: ({ client }) => client },
    { key: "industry", label: columns.industry, text: ({ industry }) => industry },
    { key: "youtube", label: columns.youtube, text: ({ youtube_url }) => youtube_url ?? "" },
  ],
  datesStatus: true,
  showsSlug: false,
  path: (slug) => href("/case-studies/:slug", { slug }),
  rowWarnings: async (row, client) => {
    const { caseStudyForm, caseStudyWarnings } = await import("./case-study-form.ts");
    return caseStudyWarnings(caseStudyForm.fromRow(row), client);
  },
  RowPreview: lazy(async () => ({
    default: (await import("./case-study-preview.tsx")).CaseStudyRowPreview,
  })),
};
