import { z } from "zod";
import { deviceStorage } from "~/data/browser-storage.ts";
import type { Json } from "~/data/database.types.ts";
import { isoMoment } from "~/text/dates/iso-moments.ts";
import { type AdminClient, backendAddress } from "../client.ts";
import { dataOf } from "../problem.ts";
import { requireAccount } from "../session.ts";
import { sessionKey } from "../session-key.ts";
import type { Table } from "./records.ts";

export type WorkingCopy = {
  id: string;
  table: Table;
  recordId: number | null;
  version: number | null;
  changesVersion: number | null;
  form: unknown;
};

/** A browser sends no more than 64 KiB for a page that is closing. */
const MOST_ON_LEAVING = 60_000;

/** Ids of the records of a table that the account has working copies of; null stands for a new one. */
export async function workingCopiesOf(
  client: AdminClient,
  table: Table,
): Promise<ReadonlySet<number | null>> {
  const data = await client
    .from("working_copies")
    .select("record_id")
    .eq("table_name", table)
    .then(dataOf);
  return new Set(data.map(({ record_id }) => record_id));
}

export async function findWorkingCopies(
  client: AdminClient,
  table: Table,
  recordId: number | null,
  signal: AbortSignal,
): Promise<(WorkingCopy & { at: string })[]> {
  const copies = client
    .from("working_copies")
    .select("id, version, changes_version, form, updated_at")
    .eq("table_name", table);
  const ofRecord =
    recordId === null ? copies.is("record_id", null) : copies.eq("record_id", recordId);
  const data = await ofRecord
    .order("updated_at", { ascending: false })
    .abortSignal(signal)
    .then(dataOf);
  return data.map(({ updated_at, changes_version, ...copy }) => ({
    ...copy,
    changesVersion: changes_version,
    table,
    recordId,
    at: new Date(isoMoment(updated_at)).toISOString(),
  }));
}

export async function storeWorkingCopy(client: AdminClient, copy: WorkingCopy): Promise<void> {
  await requireAccount(client);
  await client.from("working_copies").upsert(rowOf(copy)).then(dataOf);
}

export async function forgetWorkingCopies(
  client: AdminClient,
  ids: readonly string[],
): Promise<void> {
  await requireAccount(client);
  await client.from("working_copies").delete().in("id", ids).then(dataOf);
}

const session = z.object({ access_token: z.string() });

/** Stores it while the page closes, when nothing may be waited for: the client would read its session first. */
export function sendWorkingCopy(copy: WorkingCopy): void {
  const body = JSON.stringify(rowOf(copy));
  if (new Blob([body]).size > MOST_ON_LEAVING) return;
  const backend = backendAddress();
  const kept = session.safeParse(JSON.parse(deviceStorage.getItem(sessionKey) ?? "null"));
  if (!backend || !kept.success) return;
  fetch(`${backend.url}/rest/v1/working_copies`, {
    method: "POST",
    keepalive: true,
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${kept.data.access_token}`,
      "content-type": "application/json",
      prefer: "resolution=merge-duplicates,return=minimal",
    },
    body,
  }).catch(() => {});
}

function rowOf({ id, table, recordId, version, changesVersion, form }: WorkingCopy) {
  const json: Json = JSON.parse(JSON.stringify(form));
  const record = { table_name: table, record_id: recordId, version };
  return { id, ...record, changes_version: changesVersion, form: json };
}
