import type { PublicClient } from "./client.server.ts";
import { allRows } from "./pages.ts";
import { rowAddress } from "./reshape.ts";

/** Where all published rows of a table are found, newest first, without their texts. */
export async function listAddresses({ db }: PublicClient, table: "blog_posts" | "case_studies") {
  return allRows(async (from, to) => {
    const { data, error } = await db
      .from(table)
      .select("id, slug, published_at, created_at, updated_at")
      .order("published_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
    return { data: data?.map(rowAddress) ?? null, error };
  });
}
