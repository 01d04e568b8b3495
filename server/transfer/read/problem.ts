import { OperatorError } from "../../base/operator-error.ts";

/** Each code has a Polish sentence in app/panel/transfer/note-words.ts. */
export type ProblemCode =
  | "xml"
  | "json"
  | "notWordPress"
  | "notGhost"
  | "noMarkdown"
  | "unknownType"
  | "tooLarge"
  | "archive"
  | "archiveTooLarge"
  | "contentTooLarge"
  | "missing"
  | "address"
  | "noRoom"
  | "running"
  | "changed"
  | "stopped"
  | "backend"
  | "other";

export type Problem = { code: ProblemCode; line?: number; details?: string[] };

/** A reason why nothing was imported, or no more of it. */
export class ImportProblem extends OperatorError {
  readonly problem: Problem;

  constructor(problem: Problem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Whether the error ends the import. After a full disk or a lost database every later entry would fail, too. */
export function endsAll(error: unknown): boolean {
  if (error instanceof ImportProblem) return true;
  const message = error instanceof Error ? error.message : String(error);
  return /fetch failed|ECONNREFUSED|ECONNRESET|socket hang up/.test(message);
}
