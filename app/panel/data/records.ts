import type { Database } from "~/data/database.types.ts";
import { allRows } from "~/data/pages.ts";
import type { AdminClient } from "./client.ts";
import { DataProblem, problem } from "./problem.ts";
import { isAdministrator } from "./session.ts";

type Tables = Database["public"]["Tables"];

/** The tables whose rows editors write. */
export type Table = "blog_posts" | "case_studies";
export type Row<T extends Table> = Tables[T]["Row"];

/** What an editor may set; the database fills in the rest. `published_at` left out means "now" on insert. */
export type Values<T extends Table> = Omit<
  Tables[T]["Insert"],
  "id" | "version" | "created_at" | "updated_at" | "content_start"
>;

/** How a save of changes ended; only `saved` changed anything. */
export type SaveOutcome<T extends Table> =
  | { kind: "saved"; row: Row<T> }
  /** `by` saved `theirs` at `at`; empty where the database cannot tell. */
  | { kind: "conflict"; theirs: Row<T>; by: string; at: string }
  | { kind: "deleted" }
  | { kind: "refused" };

const listColumns = {
  blog_posts: "id, title, slug, author, published_at, created_at, updated_at, version",
  case_studies:
    "id, title, slug, client, industry, youtube_url, published_at, created_at, updated_at, version",
} as const;

/** A row as the panel's tables show it, without its long texts. */
export type ListRow<T extends Table> = Pick<
  Row<T>,
  Extract<
    keyof Row<T>,
    | "id"
    | "title"
    | "slug"
    | "author"
    | "client"
    | "industry"
    | "youtube_url"
    | "published_at"
    | "created_at"
    | "updated_at"
    | "version"
  >
>;

/**
 * One table, seen loosely: supabase-js cannot follow a table name that is a type parameter. The
 * casts of this file are that border; its callers keep the exact rows of `database.types.ts`.
 */
function from(client: AdminClient, table: Table) {
  return client.from(table as "blog_posts");
}

/** PostgreSQL writes moments as `2026-11-20 20:53:34.4+00`, which not every browser reads. */
function isoMoment<Value>(value: Value): Value | string {
  return typeof value === "string"
    ? value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")
    : value;
}

function row<T extends Table>(found: Tables["blog_posts"]["Row"]): Row<T> {
  return {
    ...found,
    published_at: isoMoment(found.published_at),
    created_at: isoMoment(found.created_at),
    updated_at: isoMoment(found.updated_at),
  } as unknown as Row<T>;
}

/** All rows, drafts included, newest first. */
export async function listRecords<T extends Table>(
  client: AdminClient,
  table: T,
): Promise<ListRow<T>[]> {
  const rows = await allRows(async (first, last) => {
    const { data, error, status } = await from(client, table)
      .select(listColumns[table] as "*")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(first, last);
    return { data, error: error && problem(error, status) };
  });
  return rows.map((found) => row<T>(found));
}

/** Ids of the rows whose long text has all the words, whatever the letters' case. */
export async function searchTexts(
  client: AdminClient,
  table: Table,
  words: readonly string[],
): Promise<ReadonlySet<number>> {
  let query = from(client, table).select("id");
  for (const word of words) {
    query = query.ilike("content", `%${word.replace(/[\\%_*]/g, "\\$&")}%`);
  }
  const { data, error, status } = await query.limit(1000);
  if (error) throw problem(error, status);
  return new Set(data.map(({ id }) => id));
}

/** The whole row; null when there is none. */
export async function loadRecord<T extends Table>(
  client: AdminClient,
  table: T,
  id: number,
): Promise<Row<T> | null> {
  const { data, error, status } = await from(client, table).select().eq("id", id).maybeSingle();
  if (error) throw problem(error, status);
  return data && row<T>(data);
}

/** Whether a row other than `exceptId` has the slug. */
export async function slugIsTaken(
  client: AdminClient,
  table: Table,
  slug: string,
  exceptId: number | null,
): Promise<boolean> {
  const { data, error, status } = await from(client, table).select("id").eq("slug", slug);
  if (error) throw problem(error, status);
  return data.some((row) => row.id !== exceptId);
}

/** Adds a row and gives it back as stored; throws a DataProblem. */
export async function createRecord<T extends Table>(
  client: AdminClient,
  table: T,
  values: Values<T>,
): Promise<Row<T>> {
  const { data, error, status } = await from(client, table)
    .insert(values as Tables["blog_posts"]["Insert"])
    .select()
    .single();
  if (error) throw problem(error, status);
  return row<T>(data);
}

/**
 * Saves changes made from `version` of the row. When another save came first nothing is
 * written and the outcome tells why; throws a DataProblem when the call itself failed.
 */
export async function updateRecord<T extends Table>(
  client: AdminClient,
  table: T,
  { id, version }: { id: number; version: number },
  values: Partial<Values<T>>,
): Promise<SaveOutcome<T>> {
  const { data, error, status } = await from(client, table)
    .update(values as Tables["blog_posts"]["Update"])
    .eq("id", id)
    .eq("version", version)
    .select();
  if (error) throw problem(error, status);
  const [saved] = data;
  if (saved) return { kind: "saved", row: row<T>(saved) };
  return whyNothingChanged(client, table, id, version);
}

async function whyNothingChanged<T extends Table>(
  client: AdminClient,
  table: T,
  id: number,
  version: number,
): Promise<SaveOutcome<T>> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new DataProblem("signed-out", "The session has ended.");
  if (!(await isAdministrator(client, data.session.user.id))) return { kind: "refused" };
  const theirs = await loadRecord(client, table, id);
  if (!theirs) return { kind: "deleted" };
  if (theirs.version === version) return { kind: "refused" };
  return {
    kind: "conflict",
    theirs,
    by: await lastEditor(client, table, id),
    at: theirs.updated_at,
  };
}

/** E-mail of whoever changed the row last; empty when that is not known. */
async function lastEditor(client: AdminClient, table: Table, id: number): Promise<string> {
  const { data } = await client
    .from("revisions")
    .select("actor_email")
    .eq("table_name", table)
    .eq("record_id", id)
    .order("id", { ascending: false })
    .limit(1);
  return data?.[0]?.actor_email ?? "";
}

/** Deletes the row; the revisions keep it. False when nothing was there (any more) to delete. */
export async function deleteRecord(
  client: AdminClient,
  table: Table,
  id: number,
): Promise<boolean> {
  const { data, error, status } = await from(client, table).delete().eq("id", id).select("id");
  if (error) throw problem(error, status);
  return data.length > 0;
}
