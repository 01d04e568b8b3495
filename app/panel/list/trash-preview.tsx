import { CaseStudyPreview } from "~/panel/case-studies/case-study-preview.tsx";
import { caseStudyForm } from "~/panel/data/case-study-form.ts";
import { postForm } from "~/panel/data/post-form.ts";
import type { Row, Table } from "~/panel/data/records.ts";
import { PostPreview } from "~/panel/posts/post-preview.tsx";

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
