import type { Database } from "~/data/database.types.ts";
import type { RecordTable } from "~/data/types.ts";
import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "../client.ts";
import { dataOf, type Failure, problem } from "../problem.ts";
import { readMember, requireAccount } from "../session.ts";

type Tables = Database["public"]["Tables"];

export type Table = RecordTable;
export const tables = ["blog_posts", "case_studies"] as const satisfies Table[];
export type RevisedTable = Table | "page_content";
export type Row<T extends RevisedTable> = Tables[T]["Row"];

/** The columns an editor may set. On insert, `published_at` left out means now. */
export type Values<T extends Table> = Omit<
  Tables[T]["Insert"],
  "id" | "version" | "created_at" | "updated_at" | "content_start"
>;

/** Only `saved` has changed anything. */
export type SaveOutcome<T extends Table> =
  | { kind: "saved"; row: Row<T> }
  /** `by` saved `theirs` at `at`; empty when unknown. `base` is what the form came from, if it is still kept. */
  | { kind: "conflict"; theirs: Row<T>; base: Row<T> | null; by: string; at: string }
  | { kind: "deleted" }
  | { kind: "refused" };

type Answer<Data> = PromiseLike<{ data: Data | null; error: Failure | null; status: number }>;
type Restored = { version: number; published_at?: null };
type Version = { id: number; version: number };

/** The calls whose rows depend on the table: supabase-js types them by the table's literal name. */
type Calls<T extends Table> = {
  find: (client: AdminClient, id: number) => Answer<Row<T>>;
  insert: (client: AdminClient, values: Values<T>) => Answer<Row<T>>;
  restore: (client: AdminClient, row: Row<T>, changes: Restored) => Answer<null>;
  update: (client: AdminClient, from: Version, values: Values<T>) => Answer<Row<T>[]>;
};

const calls: { [T in Table]: Calls<T> } = {
  blog_posts: {
    find: (client, id) => client.from("blog_posts").select().eq("id", id).maybeSingle(),
    insert: (client, values) => client.from("blog_posts").insert(values).select().single(),
    restore: (client, { content_start: _, updated_at: _at, ...row }, changes) =>
      client.from("blog_posts").insert({ ...row, ...changes }),
    update: (client, { id, version }, values) =>
      client.from("blog_posts").update(values).eq("id", id).eq("version", version).select(),
  },
  case_studies: {
    find: (client, id) => client.from("case_studies").select().eq("id", id).maybeSingle(),
    insert: (client, values) => client.from("case_studies").insert(values).select().single(),
    restore: (client, { updated_at: _, ...row }, changes) =>
      client.from("case_studies").insert({ ...row, ...changes }),
    update: (client, { id, version }, values) =>
      client.from("case_studies").update(values).eq("id", id).eq("version", version).select(),
  },
};

export async function loadRecord<T extends Table>(
  client: AdminClient,
  table: T,
  id: number,
): Promise<Row<T> | null> {
  const { data, error, status } = await calls[table].find(client, id);
  if (error) throw problem(error, status);
  return data && withIsoMoments(data);
}

/** Of the record at a public address, whose last part may be the id itself; null when there is none. */
export async function recordId(
  client: AdminClient,
  table: Table,
  slug: string,
): Promise<number | null> {
  const data = await client.from(table).select("id").eq("slug", slug).then(dataOf);
  return data[0]?.id ?? (/^\d+$/.test(slug) ? Number(slug) : null);
}

export async function slugIsTaken(
  client: AdminClient,
  table: Table,
  slug: string,
  exceptId: number | null,
): Promise<boolean> {
  const data = await client.from(table).select("id").eq("slug", slug).then(dataOf);
  return data.some((row) => row.id !== exceptId);
}

export async function createRecord<T extends Table>(
  client: AdminClient,
  table: T,
  values: Values<T>,
): Promise<Row<T>> {
  const { data, error, status } = await calls[table].insert(client, values);
  if (error || !data) throw problem(error ?? { message: "Nothing was stored." }, status);
  return withIsoMoments(data);
}

/** Puts a deleted row back under its id; throws `slug-taken` when another row has its address. */
export async function restoreRecord<T extends Table>(
  client: AdminClient,
  table: T,
  row: Row<T>,
  asDraft: boolean,
): Promise<void> {
  const { error, status } = await calls[table].restore(client, row, {
    version: row.version + 1,
    ...(asDraft && { published_at: null }),
  });
  if (error) throw problem(error, status);
}

/** Saves changes made from `version` of the row; when another save came first nothing is written. */
export async function updateRecord<T extends Table>(
  client: AdminClient,
  table: T,
  { id, version }: Version,
  values: Values<T>,
): Promise<SaveOutcome<T>> {
  const { data, error, status } = await calls[table].update(client, { id, version }, values);
  if (error) throw problem(error, status);
  const saved = data?.[0];
  if (saved) return { kind: "saved", row: withIsoMoments(saved) };
  return whyNothingChanged(client, table, id, version);
}

async function whyNothingChanged<T extends Table>(
  client: AdminClient,
  table: T,
  id: number,
  version: number,
): Promise<SaveOutcome<T>> {
  const account = await requireAccount(client);
  if ((await readMember(client, account.id)).roles.length === 0) return { kind: "refused" };
  const theirs = await loadRecord(client, table, id);
  if (!theirs) return { kind: "deleted" };
  if (theirs.version === version) return { kind: "refused" };
  return {
    kind: "conflict",
    theirs,
    base: await formerRow(client, table, theirs, version),
    by: await lastEditor(client, table, id),
    at: theirs.updated_at,
  };
}

/** The row in a version that later saves have replaced; null when it is no longer kept. */
export async function formerRow<T extends RevisedTable>(
  client: AdminClient,
  table: T,
  now: { id: number; version: number },
  version: number,
): Promise<Row<T> | null> {
  const age = now.version - version;
  const { data } = await client
    .from("revisions")
    .select("former_record")
    .eq("table_name", table)
    .eq("record_id", now.id)
    .order("id", { ascending: false })
    .range(age - 1, age - 1);
  const found: unknown = data?.[0]?.former_record;
  return isRow<T>(found) && found.version === version ? found : null;
}

/** A trigger wrote it with to_jsonb, so one column tells that it has all of its table. */
export function isRow<T extends RevisedTable>(value: unknown): value is Row<T> {
  return typeof value === "object" && value !== null && "version" in value;
}

export async function lastEditor(
  client: AdminClient,
  table: RevisedTable,
  id: number,
): Promise<string> {
  const { data } = await client
    .from("revisions")
    .select("actor_email")
    .eq("table_name", table)
    .eq("record_id", id)
    .order("id", { ascending: false })
    .limit(1);
  return data?.[0]?.actor_email ?? "";
}

export type BulkOutcome = "done" | "incomplete" | "changed";

/** Publishes a row now or makes it a draft, if it still is as the list shows it. Throws what concerns all rows. */
export async function setPublication(
  client: AdminClient,
  table: Table,
  { id, version }: Version,
  publish: boolean,
): Promise<BulkOutcome> {
  const { data, error, status } = await client
    .from(table)
    .update({ published_at: publish ? "now" : null, hidden_after: null })
    .eq("id", id)
    .eq("version", version)
    .select("id");
  const failure = error && problem(error, status);
  if (failure?.kind === "invalid") return "incomplete";
  if (failure) throw failure;
  return data && data.length > 0 ? "done" : "changed";
}

/** The revisions keep the row. False when it did not exist. */
export async function deleteRecord(
  client: AdminClient,
  table: Table,
  id: number,
): Promise<boolean> {
  const data = await client.from(table).delete().eq("id", id).select("id").then(dataOf);
  return data.length > 0;
}
