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

/** A full disk, and a database that is a copy or was made read-only. */
const refusesWrites = /^(53100|25006)$/;

/** Of a temporary table, whose file needs room too. */
export const writeProbe =
  "create temp table readiness_probe on commit drop as select repeat('x', 1000) as text from generate_series(1, 20)";

/** A write that was refused is remembered until one works: nothing is written where all is well. */
export class WriteTrouble {
  #isKnown = false;

  note(error: unknown): void {
    if (isRefusedWrite(error)) this.#isKnown = true;
  }

  /** `tryWrite`: leaves nothing behind. */
  async isOver(tryWrite: () => Promise<unknown>): Promise<boolean> {
    if (!this.#isKnown) return true;
    const isRefused = await tryWrite().then(() => false, isRefusedWrite);
    this.#isKnown = isRefused;
    return !isRefused;
  }
}

function isRefusedWrite(error: unknown): boolean {
  return error instanceof Error && "code" in error && refusesWrites.test(String(error.code));
}
