import { noRoom } from "../shared/disk.ts";

/** `full`: its disk; `away`: it does not answer, not in time, or takes no writes. */
export type Trouble = "full" | "away";

/** Nobody could be asked at all. */
export class NoConnection extends Error {
  override name = "NoConnection";
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const away = /^(25006|53[23]00|55P03|57014|57P0[1-5]|CONNECT\w+|ECONN\w+|EPIPE)$/;

export function troubleOf(error: unknown): Trouble | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === noRoom.code) return "full";
  return error instanceof NoConnection || away.test(code) ? "away" : null;
}

export function answerOf(trouble: Trouble): Response {
  if (trouble === "full") return Response.json(noRoom, { status: 507 });
  const headers = { "retry-after": "2" };
  return Response.json({ message: "The database is not available" }, { status: 503, headers });
}
