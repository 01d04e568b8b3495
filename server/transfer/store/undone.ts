import { z } from "zod";
import type { SecretClient } from "../../backend/reach.ts";
import { OperatorError } from "../../base/operator-error.ts";

const fileKind = z.enum(["picture", "film"]);
type FileKind = z.infer<typeof fileKind>;

/** What `undo_import` answers: the records that were changed first, then what it took back. */
const undoneSchema = z.union([
  z.object({ changed: z.array(z.string()) }),
  z.object({
    /** The rows that remain, those of files included. */
    left: z.number(),
    posts: z.number(),
    /** The titles of records that were changed meanwhile and stay. */
    kept: z.array(z.string()),
    files: z
      .array(z.object({ kind: fileKind, target: z.string(), is_shown: z.boolean() }))
      .default([]),
  }),
]);

type Undone = z.infer<typeof undoneSchema>;

export function createUndo(client: SecretClient) {
  /** Takes back at most so many rows. The first call only says what there is to take back. */
  async function undo(id: number, most: number): Promise<Undone> {
    const found = await client.from("imports").select("id").eq("id", id).throwOnError();
    if (found.data.length === 0) throw new OperatorError(`There is no import ${id}.`);
    const { data } = await client.rpc("undo_import", { import: id, most }).throwOnError();
    return undoneSchema.parse(data);
  }

  async function forget(id: number, kind: FileKind, target: string): Promise<void> {
    await client
      .from("imported")
      .delete()
      .eq("import_id", id)
      .eq("kind", kind)
      .eq("target", target)
      .throwOnError();
  }

  /** Another import whose texts show it takes it back with them. */
  async function keepFile(id: number, kind: FileKind, target: string): Promise<void> {
    await client.rpc("keep_imported_file", { import: id, kind, target }).throwOnError();
  }

  return { undo, forget, keepFile };
}
