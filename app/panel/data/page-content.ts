import type { Database, Json } from "~/data/database.types.ts";
import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "./client.ts";
import { dataOf, problem } from "./problem.ts";
import { formerRow, lastEditor } from "./records/records.ts";

export type ContentRow = Database["public"]["Tables"]["page_content"]["Row"];

export type ContentOutcome =
  | { kind: "saved"; row: ContentRow }
  /** `base` is the row that was edited, null when there was none or it is no longer kept. */
  | { kind: "conflict"; theirs: ContentRow; base: ContentRow | null; by: string; at: string }
  | { kind: "refused" };

export const pageContentKey = ["page-content"] as const;

/** Without the texts of the site, which are large (`site-texts.ts`). */
export async function listPageContent(client: AdminClient): Promise<ContentRow[]> {
  const all = client.from("page_content").select().not("key", "like", "texts/%");
  const data = await all.order("key").then(dataOf);
  return data.map(withIsoMoments);
}

/** `from` is the row that was edited; null when there was none. A null value is the original. */
export async function savePageContent(
  client: AdminClient,
  key: string,
  from: Pick<ContentRow, "id" | "version"> | null,
  value: Json | null,
): Promise<ContentOutcome> {
  const table = client.from("page_content");
  const { data, error, status } = from
    ? await table.update({ value }).eq("id", from.id).eq("version", from.version).select()
    : // Nothing is written when another administrator made the row meanwhile.
      await table.upsert({ key, value }, { onConflict: "key", ignoreDuplicates: true }).select();
  if (error) throw problem(error, status);
  const saved = data?.[0];
  if (saved) return { kind: "saved", row: withIsoMoments(saved) };
  const theirs = (await listPageContent(client)).find((row) => row.key === key);
  if (!theirs || theirs.version === from?.version) return { kind: "refused" };
  const base = from && (await formerRow(client, "page_content", theirs, from.version));
  const by = await lastEditor(client, "page_content", theirs.id);
  return { kind: "conflict", theirs, base, by, at: theirs.updated_at };
}
