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
