import { plainSlug } from "~/text/slug.ts";
import type { PublicClient } from "./client.server.ts";
import { isSlugLike } from "./records/lookup.ts";
import type { RecordTable } from "./types.ts";

/** For an address with capitals, Polish letters or a former slug; null when it means no record. */
export async function presentSlug(
  { db }: PublicClient,
  table: RecordTable,
  address: string,
): Promise<string | null> {
  const slug = plainSlug(address);
  if (!isSlugLike(slug)) return null;
  if (slug !== address) {
    const { data } = await db.from(table).select("id").eq("slug", slug).throwOnError();
    if (data.length > 0) return slug;
  }
  const { data: former } = await db
    .from("slug_redirects")
    .select("record_id")
    .eq("table_name", table)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError();
  if (!former) return null;
  const { data: record } = await db
    .from(table)
    .select("slug")
    .eq("id", former.record_id)
    .maybeSingle()
    .throwOnError();
  return record?.slug ?? null;
}
