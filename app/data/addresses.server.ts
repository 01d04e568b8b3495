import { allRows } from "./all-rows.ts";
import type { PublicClient } from "./client.server.ts";
import { columns } from "./records/columns.ts";
import { rowAddress } from "./records/reshape.ts";

export async function listAddresses({ db }: PublicClient, table: "blog_posts" | "case_studies") {
  const rows = await allRows((from, to) =>
    db
      .from(table)
      .select(columns.address)
      .order("published_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to),
  );
  return rows.map(rowAddress);
}
