import type { Database } from "~/data/database.types.ts";
import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "../client.ts";
import { dataOf } from "../problem.ts";
import type { Status } from "../publication.ts";
import type { Table } from "./records.ts";

export type ListView = {
  query: string;
  status: Status | "review" | null;
  /** A column's key, descending when `descending`; null has the newest first, or the best found. */
  sort: { by: string; descending: boolean } | null;
};

type Found = Database["public"]["Functions"]["find_records"]["Returns"][number];
type MaybeNull = "image_url" | "sent_at" | "youtube_url" | "published_at" | "hidden_after";

/** A row of either list: a text that its table lacks is empty. */
export type ListRow = Omit<Found, MaybeNull | "total"> & { [column in MaybeNull]: string | null };

/** `total` counts the rows of all parts. */
export type ListPart = { rows: ListRow[]; total: number };

/** A part of a list, from its row number `first` on. */
export async function findRecords(
  client: AdminClient,
  table: Table,
  { query, status, sort }: ListView,
  first: number,
  count: number,
): Promise<ListPart> {
  const asked = {
    of_table: table,
    first_row: first,
    row_limit: count,
    search: query,
    ...(status && { in_status: status }),
    ...(sort && { sort_by: sort.by, descending: sort.descending }),
  };
  const data = await client.rpc("find_records", asked).then(dataOf);
  const rows = data.map(({ total: _, ...row }) => withIsoMoments(row));
  return { rows, total: data[0]?.total ?? 0 };
}

export async function existingIds(
  client: AdminClient,
  table: Table,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const present = new Set<number>();
  // In portions, since the ids are part of the address.
  for (let first = 0; first < ids.length; first += 200) {
    const data = await client
      .from(table)
      .select("id")
      .in("id", ids.slice(first, first + 200))
      .then(dataOf);
    for (const row of data) present.add(row.id);
  }
  return present;
}

/** The records that somebody has made. */
export async function listOwnRecords(
  client: AdminClient,
  table: Table,
): Promise<ReadonlySet<number>> {
  return new Set(await client.rpc("list_own_records", { of_table: table }).then(dataOf));
}

/** Of posts, the most used first. */
export async function listAuthors(client: AdminClient): Promise<string[]> {
  const data = await client.rpc("list_authors").then(dataOf);
  return data.map(({ author }) => author);
}

/** Of posts, the most used first. */
export async function listTags(client: AdminClient): Promise<string[]> {
  const data = await client.rpc("list_tags").then(dataOf);
  return data.map(({ tag }) => tag);
}
