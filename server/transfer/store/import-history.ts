import { z } from "zod";
import type { Database } from "../../../app/data/database.types.ts";
import type { SecretClient } from "../../backend/reach.ts";
import { OperatorError } from "../../base/operator-error.ts";
import { allRows } from "./all-rows.ts";

export type RunKind = "trial" | "import" | "undo";
/** What is known of a run by now; with a state it has ended. */
type RunNote = Omit<Database["public"]["Functions"]["note_import_run"]["Args"], "run" | "state"> & {
  state?: "done" | "failed";
};

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

/** A post as an earlier import wrote it. */
export type ImportedPost = { version: number; content: string; image_url: string | null };

/** Texts may be long. */
const AT_ONCE = 50;

/** Posts of earlier imports that nobody has changed since. */
export function createImportedPosts(client: SecretClient) {
  /** The `sourceId` of each that `isWanted`. */
  async function find(
    isWanted: (post: ImportedPost) => boolean,
  ): Promise<Map<string, ImportedPost>> {
    const origins = await allRows((from, to) =>
      client
        .from("imported")
        .select("source_id, target, version")
        .eq("kind", "post")
        .order("source_id")
        .range(from, to),
    );
    const found = new Map<string, ImportedPost>();
    for (let at = 0; at < origins.length; at += AT_ONCE) {
      const some = new Map(origins.slice(at, at + AT_ONCE).map((one) => [Number(one.target), one]));
      const { data } = await client
        .from("blog_posts")
        .select("id, version, content, image_url")
        .in("id", [...some.keys()])
        .throwOnError();
      for (const { id, ...post } of data) {
        const origin = some.get(id);
        if (origin?.version === post.version && isWanted(post)) found.set(origin.source_id, post);
      }
    }
    return found;
  }

  /** False when somebody has changed the post meanwhile. */
  async function complete(
    source: string,
    { version, content, image_url }: ImportedPost,
  ): Promise<boolean> {
    const { data } = await client
      .rpc("complete_post", {
        source,
        seen_version: version,
        new_content: content,
        ...(image_url !== null && { new_image: image_url }),
      })
      .throwOnError();
    return data;
  }

  return { find, complete };
}
