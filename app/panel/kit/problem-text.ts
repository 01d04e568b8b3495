import { DataProblem, type ProblemKind } from "~/panel/kit/problem.ts";
import { editor } from "./words.ts";

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
