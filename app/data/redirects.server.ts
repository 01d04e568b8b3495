import type { PublicClient } from "./client.server.ts";
import { isSlugLike } from "./lookup.ts";

/** The present slug of the record that once had the given one; null when there is no such record. */
export async function presentSlug(
  { db }: PublicClient,
  table: "blog_posts" | "case_studies",
  formerSlug: string,
): Promise<string | null> {
  if (!isSlugLike(formerSlug)) return null;
  const { data: former } = await db
    .from("slug_redirects")
    .select("record_id")
    .eq("table_name", table)
    .eq("slug", formerSlug)
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
