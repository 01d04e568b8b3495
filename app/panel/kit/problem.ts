import { editor } from "./words.ts";

export type ProblemKind =
  | "slug-taken"
  | "invalid"
  | "signed-out"
  | "refused"
  | "too-many"
  | "offline"
  | "other";

export class DataProblem extends Error {
  readonly kind: ProblemKind;
  /** The constraint that refused the row, e.g. `blog_posts_title_check`; empty when none did. */
  readonly constraint: string;

  constructor(kind: ProblemKind, message: string, constraint = "") {
    super(message);
    this.name = "DataProblem";
    this.kind = kind;
    this.constraint = constraint;
  }
}

const known: Partial<Record<ProblemKind, string>> = {
  offline: editor.problems.offline,
  refused: editor.problems.refused,
  invalid: editor.problems.invalid,
  "too-many": editor.problems.tooMany,
  "signed-out": editor.problems.signedOut,
  "slug-taken": editor.problems.slugTaken,
};

export function problemText(error: unknown): string {
  if (error instanceof DataProblem) return known[error.kind] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
