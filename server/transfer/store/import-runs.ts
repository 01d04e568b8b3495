import type { Database } from "../../../app/data/database.types.ts";
import type { SecretClient } from "../../backend/reach.ts";

export type RunKind = "trial" | "import" | "undo";
/** What is known of a run by now; with a state it has ended. */
export type RunNote = Omit<
  Database["public"]["Functions"]["note_import_run"]["Args"],
  "run" | "state"
> & { state?: "done" | "failed" };

/** What the panel shows of an import while it runs and afterwards. */
export function createRuns(client: SecretClient) {
  /** Null while another one runs. */
  async function begin(kind: RunKind, source: string, importId?: number): Promise<number | null> {
    const given = { kind, source, ...(importId !== undefined && { import: importId }) };
    const { data } = await client.rpc("begin_import_run", given).throwOnError();
    return data;
  }

  /** False when the run was ended from elsewhere. */
  async function note(run: number, known: RunNote): Promise<boolean> {
    const { data } = await client.rpc("note_import_run", { run, ...known }).throwOnError();
    return data;
  }

  return { begin, note };
}
