import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";
import type { Table } from "./records.ts";

/** Says that this account has a record open, or has closed it. Returns the e-mail addresses of the others. */
export async function noteOpenRecord(
  client: AdminClient,
  table: Table,
  id: number,
  isOpen: boolean,
): Promise<string[]> {
  const { data, error, status } = await client.rpc("note_open_record", {
    of_table: table,
    of_record: id,
    is_open: isOpen,
  });
  if (error) throw problem(error, status);
  return data;
}
