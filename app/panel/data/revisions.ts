import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";
import type { Row, Table } from "./records.ts";

/** A former state of a row: `row` is how it was until `at`, when `by` changed or deleted it. */
export type Revision<T extends Table> = {
  id: number;
  recordId: number;
  operation: "update" | "delete";
  row: Row<T>;
  /** E-mail of who changed it; empty when the change did not come from the panel. */
  by: string;
  /** ISO 8601. */
  at: string;
};

const TRASH_DAYS = 30;
const columns = "id, record_id, operation, row, actor_email, created_at";

type RevisionRow = {
  id: number;
  record_id: number;
  operation: string;
  row: unknown;
  actor_email: string | null;
  created_at: string;
};

/** The trigger wrote the row with to_jsonb, so it has the columns of its table. */
function revision<T extends Table>(found: RevisionRow): Revision<T> {
  return {
    id: found.id,
    recordId: found.record_id,
    operation: found.operation === "delete" ? "delete" : "update",
    row: found.row as Row<T>,
    by: found.actor_email ?? "",
    at: found.created_at,
  };
}

/** A former state with the e-mail of whoever saved it: null where that change is no longer kept. */
export type FormerState<T extends Table> = Revision<T> & { author: string | null };

/** The kept states of a record, newest first; the database keeps the last 50. */
export async function listRevisions<T extends Table>(
  client: AdminClient,
  table: T,
  recordId: number,
): Promise<FormerState<T>[]> {
  const { data, error, status } = await client
    .from("revisions")
    .select(columns)
    .eq("table_name", table)
    .eq("record_id", recordId)
    .order("id", { ascending: false });
  if (error) throw problem(error, status);
  // A state was saved by the change that ended the one before it.
  return data.map((found, at) => {
    const before = data[at + 1];
    return { ...revision<T>(found), author: before ? (before.actor_email ?? "") : null };
  });
}

/** Deleted records of the last 30 days that are still gone, last deleted first. */
export async function listTrash<T extends Table>(
  client: AdminClient,
  table: T,
  now: Date,
): Promise<Revision<T>[]> {
  const since = new Date(now.getTime() - TRASH_DAYS * 86_400_000).toISOString();
  const { data, error, status } = await client
    .from("revisions")
    .select(columns)
    .eq("table_name", table)
    .eq("operation", "delete")
    .gte("created_at", since)
    .order("id", { ascending: false })
    .limit(1000);
  if (error) throw problem(error, status);

  const latest = new Map<number, RevisionRow>();
  for (const found of data) if (!latest.has(found.record_id)) latest.set(found.record_id, found);
  const present = await existingIds(client, table, [...latest.keys()]);
  return [...latest.values()]
    .filter((found) => !present.has(found.record_id))
    .map((found) => revision<T>(found));
}

async function existingIds(
  client: AdminClient,
  table: Table,
  ids: number[],
): Promise<ReadonlySet<number>> {
  const present = new Set<number>();
  // In portions, for the ids travel in the address.
  for (let first = 0; first < ids.length; first += 200) {
    const { data, error, status } = await client
      .from(table)
      .select("id")
      .in("id", ids.slice(first, first + 200));
    if (error) throw problem(error, status);
    for (const row of data) present.add(row.id);
  }
  return present;
}

/** Puts a deleted record back under its id, as it was or as a draft; throws `slug-taken` when another has its address now. */
export async function restoreFromTrash<T extends Table>(
  client: AdminClient,
  table: T,
  { row }: Revision<T>,
  asDraft: boolean,
): Promise<void> {
  const { content_start: _generated, updated_at: _set, ...stored } = row as Row<"blog_posts">;
  const { error, status } = await client
    .from(table as "blog_posts")
    .insert({ ...stored, version: row.version + 1, ...(asDraft && { published_at: null }) });
  if (error) throw problem(error, status);
}
