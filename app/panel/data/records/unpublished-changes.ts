import type { Json } from "~/data/database.types.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { isoMoment } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "../client.ts";
import { dataOf, problem } from "../problem.ts";
import { loadRecord, type Row, type Table } from "./records.ts";

export type ChangedColumns = { [column: string]: Json | undefined };

export type UnpublishedChanges = {
  version: number;
  baseVersion: number;
  changes: ChangedColumns;
  base: ChangedColumns;
  by: string;
  at: string;
};

type Found = {
  version: number;
  base_version: number;
  changes: Json;
  base: Json;
  saved_by: string | null;
  updated_at: string;
};

const columns = "version, base_version, changes, base, saved_by, updated_at";

function reshape(found: Found): UnpublishedChanges {
  return {
    version: found.version,
    baseVersion: found.base_version,
    changes: columnsOf(found.changes),
    base: columnsOf(found.base),
    by: found.saved_by ?? "",
    at: isoMoment(found.updated_at),
  };
}

function columnsOf(value: Json): ChangedColumns {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

export async function changedRecords(
  client: AdminClient,
  table: Table,
): Promise<ReadonlySet<number>> {
  const data = await client
    .from("unpublished_changes")
    .select("record_id")
    .eq("table_name", table)
    .then(dataOf);
  return new Set(data.map(({ record_id }) => record_id));
}

async function loadChanges(
  client: AdminClient,
  table: Table,
  id: number,
): Promise<UnpublishedChanges | null> {
  const data = await client
    .from("unpublished_changes")
    .select(columns)
    .eq("table_name", table)
    .eq("record_id", id)
    .maybeSingle()
    .then(dataOf);
  return data && reshape(data);
}

export async function loadWithChanges<T extends Table>(
  client: AdminClient,
  table: T,
  id: number,
): Promise<{ row: Row<T> | null; changes: UnpublishedChanges | null }> {
  const [row, changes] = await Promise.all([
    loadRecord(client, table, id),
    loadChanges(client, table, id),
  ]);
  return { row, changes: row && changes };
}

/** Stores them over `seen`, a version or null for none. Null when another save came first: nothing is written. */
export async function storeChanges(
  client: AdminClient,
  table: Table,
  id: number,
  seen: number | null,
  wanted: Pick<UnpublishedChanges, "baseVersion" | "changes" | "base">,
): Promise<UnpublishedChanges | null> {
  const { baseVersion: base_version, changes, base } = wanted;
  const row = { base_version, changes, base };
  const all = client.from("unpublished_changes");
  const { data, error, status } =
    seen === null
      ? await all.insert({ table_name: table, record_id: id, ...row }).select(columns)
      : await all
          .update(row)
          .eq("table_name", table)
          .eq("record_id", id)
          .eq("version", seen)
          .select(columns);
  const failure = error && problem(error, status);
  // The key that is taken is the record's: somebody else has just made the first changes.
  if (failure instanceof DataProblem && failure.kind === "slug-taken") return null;
  if (failure) throw failure;
  return data?.[0] ? reshape(data[0]) : null;
}

/** False when another save came first: then they stay. */
export async function dropChanges(
  client: AdminClient,
  table: Table,
  id: number,
  seen: number,
): Promise<boolean> {
  const data = await client
    .from("unpublished_changes")
    .delete()
    .eq("table_name", table)
    .eq("record_id", id)
    .eq("version", seen)
    .select("version")
    .then(dataOf);
  return data.length > 0;
}
