import { TRASH_DAYS } from "~/content/retention.ts";
import type { AdminClient } from "../client.ts";
import { dataOf } from "../problem.ts";
import { existingIds } from "./record-list.ts";
import { isRow, type RevisedTable, type Row, type Table } from "./records.ts";

/** A former state of a row, until `by` changed or deleted it at `at`. */
export type Revision<T extends RevisedTable> = {
  id: number;
  recordId: number;
  operation: "update" | "delete";
  row: Row<T>;
  by: string;
  at: string;
};

const columns = "id, record_id, operation, former_record, actor_email, created_at";

type RevisionRow = {
  id: number;
  record_id: number;
  operation: string;
  former_record: unknown;
  actor_email: string | null;
  created_at: string;
};

function revision<T extends RevisedTable>(found: RevisionRow): Revision<T>[] {
  const row = found.former_record;
  if (!isRow<T>(row)) return [];
  const operation = found.operation === "delete" ? "delete" : "update";
  const by = found.actor_email ?? "";
  return [{ id: found.id, recordId: found.record_id, operation, row, by, at: found.created_at }];
}

/** `author` saved this state; null where that change is no longer kept. */
export type FormerState<T extends RevisedTable> = Revision<T> & { author: string | null };

/** The kept states of a record, newest first; the database keeps the last 50. */
export async function listRevisions<T extends RevisedTable>(
  client: AdminClient,
  table: T,
  recordId: number,
): Promise<FormerState<T>[]> {
  const data = await client
    .from("revisions")
    .select(columns)
    .eq("table_name", table)
    .eq("record_id", recordId)
    .order("id", { ascending: false })
    .then(dataOf);
  // Each revision names the author of the next state.
  return data.flatMap((found, at) => {
    const before = data[at + 1];
    const author = before ? (before.actor_email ?? "") : null;
    return revision<T>(found).map((state) => ({ ...state, author }));
  });
}

/** The address that saved each record last, among the last thousand saves; empty when unknown. */
export async function listLastSaves(
  client: AdminClient,
  table: Table,
): Promise<ReadonlyMap<number, { by: string; at: string }>> {
  const data = await client
    .from("revisions")
    .select("record_id, actor_email, created_at")
    .eq("table_name", table)
    .eq("operation", "update")
    .order("id", { ascending: false })
    .limit(1000)
    .then(dataOf);
  const saves = new Map<number, { by: string; at: string }>();
  for (const { record_id, actor_email, created_at } of data) {
    if (!saves.has(record_id)) saves.set(record_id, { by: actor_email ?? "", at: created_at });
  }
  return saves;
}

/** Deleted records of the last 30 days that are still gone, last deleted first. */
export async function listTrash<T extends Table>(
  client: AdminClient,
  table: T,
  now: Date,
): Promise<Revision<T>[]> {
  const since = new Date(now.getTime() - TRASH_DAYS * 86_400_000).toISOString();
  const data = await client
    .from("revisions")
    .select(columns)
    .eq("table_name", table)
    .eq("operation", "delete")
    .gte("created_at", since)
    .order("id", { ascending: false })
    .limit(1000)
    .then(dataOf);

  const latest = new Map<number, RevisionRow>();
  for (const found of data) if (!latest.has(found.record_id)) latest.set(found.record_id, found);
  const present = await existingIds(client, table, [...latest.keys()]);
  return [...latest.values()]
    .filter((found) => !present.has(found.record_id))
    .flatMap((found) => revision<T>(found));
}
