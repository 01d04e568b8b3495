import { asPerson } from "./reach.ts";
import type { SiteBackend } from "./supabase.ts";

const PATIENCE_MS = 8_000;

export type StoredTexts = {
  published: Record<string, unknown>;
  drafts: Record<string, unknown>;
};

/** The changed texts of the site by file of `app/content`, as the person whom the `Authorization` header names may read them. */
export async function readSiteTexts(
  place: SiteBackend["forLoaders"],
  authorization: string,
): Promise<StoredTexts> {
  const client = asPerson(place, authorization, PATIENCE_MS);
  const [{ data: rows }, { data: waiting }] = await Promise.all([
    client.from("page_content").select("id, key, value").like("key", "texts/%").throwOnError(),
    client
      .from("unpublished_changes")
      .select("record_id, changes")
      .eq("table_name", "page_content")
      .throwOnError(),
  ]);
  const files = new Map(rows.map(({ id, key }) => [id, key.slice("texts/".length)]));
  return {
    published: Object.fromEntries(
      rows.flatMap(({ id, value }) => (value === null ? [] : [[files.get(id) ?? "", value]])),
    ),
    drafts: Object.fromEntries(
      waiting.flatMap(({ record_id, changes }) => {
        const file = files.get(record_id);
        return file ? [[file, changes]] : [];
      }),
    ),
  };
}
