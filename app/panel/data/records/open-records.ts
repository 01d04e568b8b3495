import type { AdminClient } from "../client.ts";
import { dataOf } from "../problem.ts";
import { requireAccount } from "../session.ts";
import type { Table } from "./records.ts";

/**
 * Says that this account has a record open, or has closed it. Returns the e-mail addresses of the others.
 * Throws `signed-out`, and asks nothing, once the session has ended.
 */
export async function noteOpenRecord(
  client: AdminClient,
  table: Table,
  id: number,
  isOpen: boolean,
): Promise<string[]> {
  await requireAccount(client);
  return client
    .rpc("note_open_record", { of_table: table, of_record: id, is_open: isOpen })
    .then(dataOf);
}
