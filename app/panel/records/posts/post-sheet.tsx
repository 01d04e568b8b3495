import { RecordSheet } from "~/panel/records/editor/record-sheet.tsx";
import type { EditedKind } from "~/panel/records/kind.ts";
import { blogSlug } from "~/text/slug.ts";
import { PostFields } from "./post-fields.tsx";
import { type Post, postForm, postWarnings } from "./post-form.ts";
import { postKind } from "./post-kind.ts";

const kind: EditedKind<Post> = {
  ...postKind,
  form: postForm,
  warnings: postWarnings,
  slugOf: blogSlug,
  asksForSlug: true,
  Fields: PostFields,
};

export function PostSheet({ recordId }: { recordId: number | null }) {
  return <RecordSheet kind={kind} recordId={recordId} />;
}
