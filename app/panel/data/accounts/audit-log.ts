import type { Database } from "~/data/database.types.ts";
import { type AdminClient, backendAddress } from "~/panel/data/client.ts";
import { dataOf } from "~/panel/data/problem.ts";

type Found = Database["public"]["Functions"]["find_audit_events"]["Returns"][number];

/** What an event of its kind does not have is null. */
type Lacking = Exclude<keyof Found, "id" | "kind" | "created_at" | "last_at" | "times" | "total">;
export type AuditEvent = Omit<Found, Lacking | "total"> & { [Name in Lacking]: Found[Name] | null };

export type AuditFilter = {
  /** Null for all. */
  kinds: readonly string[] | null;
  /** Each word with the kinds whose names it is in. */
  words: readonly { word: string; kinds: readonly string[] }[];
};

export async function findAuditEvents(
  client: AdminClient,
  { kinds, words }: AuditFilter,
  first: number,
  most: number,
): Promise<{ rows: AuditEvent[]; total: number }> {
  const rows = await client
    .rpc("find_audit_events", {
      first_row: first,
      row_limit: most,
      ...(kinds && { of_kinds: [...kinds] }),
      words: words.map(({ word, kinds }) => ({ word, kinds: [...kinds] })),
    })
    .then(dataOf);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** A Supabase elsewhere is asked to sign in by the browser, past the server of the site. */
export function seesFailedSignIns(): boolean {
  return new URL(backendAddress()?.url ?? location.origin).origin === location.origin;
}
