import { flushSync } from "react-dom";
import { editor as text } from "~/content/admin/admin.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import type { Table } from "~/panel/data/records.ts";
import type { EditorAction, EditorState, FieldErrors } from "~/panel/editing/editor-state.ts";
import type { Store } from "~/panel/editing/store.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { problemText } from "~/panel/kit/problem-text.ts";
import type { BaseForm, EditedKind } from "~/panel/records/kind.ts";
import { toastError } from "~/ui/toast.ts";

export type Editor<T extends Table, Form extends BaseForm> = {
  kind: EditedKind<T, Form>;
  store: Store<EditorState<Form>, EditorAction<Form>>;
  client: AdminClient;
  withSession: <Result>(call: () => Promise<Result>) => Promise<Result>;
};

export type SaveResult =
  /** `typedOn`: there is newer text that this save does not have. */
  | { kind: "saved"; id: number; typedOn: boolean }
  | { kind: "warned"; warnings: string[] }
  | { kind: "failed" | "conflict" | "deleted" | "refused" };

export function refuses<T extends Table, Form extends BaseForm>(
  { kind, store }: Pick<Editor<T, Form>, "kind" | "store">,
  sent: Form,
): boolean {
  const errors = kind.form.check(sent);
  if (Object.keys(errors).length === 0) return false;
  // At once, so that the first of these fields can have the focus.
  flushSync(() => store.dispatch({ type: "refused", errors }));
  toastError(refusal(kind, errors));
  return true;
}

function refusal<T extends Table, Form extends BaseForm>(
  { form, asksForSlug }: EditedKind<T, Form>,
  errors: FieldErrors<Form>,
): string {
  if (asksForSlug && errors.slug) return errors.slug;
  const names: string[] = [];
  for (const name in errors) names.push(form.labels[name]);
  return `${text.fix}: ${names.join(", ")}`;
}

export function reportFailure<T extends Table, Form extends BaseForm>(
  { kind, store }: Editor<T, Form>,
  error: unknown,
  slug: string,
): void {
  const { slugTaken, saveFailed } = kind.text.messages;
  if (error instanceof DataProblem && error.kind === "slug-taken") {
    flushSync(() => store.dispatch({ type: "slug-refused", slug, error: slugTaken }));
    toastError(kind.asksForSlug ? slugTaken : saveFailed(problemText(error)));
    return;
  }
  store.dispatch({ type: "save-failed" });
  console.error(error);
  toastError(saveFailed(problemText(error)));
}
