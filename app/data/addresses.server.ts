import { newestFirst } from "./all-rows.ts";
import type { PublicClient } from "./client.server.ts";
import { columns } from "./records/columns.ts";
import { rowAddress } from "./records/reshape.ts";
import type { RecordTable } from "./types.ts";

export async function listAddresses({ db }: PublicClient, table: RecordTable) {
  const rows = await newestFirst(() => db.from(table).select(columns.address));
  return rows.map(rowAddress);
}
