import { caseStudyForm } from "~/data/admin/case-study-form.ts";
import { postForm } from "~/data/admin/post-form.ts";
import type { Row, Table } from "~/data/admin/records.ts";
import { CaseStudyPreview } from "./case-study-preview.tsx";
import { PostPreview } from "./post-preview.tsx";

type Props = { table: Table; row: Row<Table> };

/** A deleted record as visitors saw it, or would have. */
export function TrashPreview({ table, row }: Props) {
  // The row came from the history of its table, so it has that table's columns.
  return table === "blog_posts" ? (
    <PostPreview form={postForm(row as Row<"blog_posts">)} />
  ) : (
    <CaseStudyPreview form={caseStudyForm(row as Row<"case_studies">)} />
  );
}
