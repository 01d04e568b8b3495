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
