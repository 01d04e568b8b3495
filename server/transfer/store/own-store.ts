import type { Database, Json } from "../../../app/data/database.types.ts";
import type { RedirectRow } from "../../../app/text/redirects/rules.ts";
import type { SecretClient } from "../../backend/reach.ts";
import { allRows } from "./all-rows.ts";

type RecordTable = "blog_posts" | "case_studies";
type ImportedRecord = Omit<Database["public"]["Functions"]["import_record"]["Args"], "record"> & {
  record: Record<string, Json | undefined>;
};

/** What bringing an archive of such a site asks of it. */
export function createOwnStore(client: SecretClient) {
  /** The slugs of a list with the moments at which the records were made. */
  async function records(table: RecordTable): Promise<Map<string, string>> {
    const rows = await allRows((from, to) =>
      client.from(table).select("slug, created_at").order("id").range(from, to),
    );
    return new Map(rows.map(({ slug, created_at }) => [slug, created_at]));
  }

  async function formerSlugs(table: RecordTable): Promise<string[]> {
    const rows = await allRows((from, to) =>
      client
        .from("slug_redirects")
        .select("slug")
        .eq("table_name", table)
        .order("slug")
        .range(from, to),
    );
    return rows.map(({ slug }) => slug);
  }

  /** Gives the fields that have no column. */
  async function addRecord(given: ImportedRecord): Promise<string[]> {
    const { data } = await client.rpc("import_record", given).throwOnError();
    const isAnswer = typeof data === "object" && data !== null && !Array.isArray(data);
    return isAnswer && Array.isArray(data.unknown) ? data.unknown.map(String) : [];
  }

  /** Of each file whether anything is known of it. */
  async function pictures(): Promise<Map<string, boolean>> {
    const { data } = await client.rpc("list_pictures").throwOnError();
    const files = Array.isArray(data) ? data : [];
    return new Map(
      files.flatMap((file) =>
        typeof file === "object" && file !== null && "path" in file
          ? [[String(file.path), "created_at" in file] as const]
          : [],
      ),
    );
  }

  /** The keys of page_content, save those of texts that all are the original, with none waiting. */
  async function facts(): Promise<Set<string>> {
    const [{ data: rows }, { data: empty }, { data: waiting }] = await Promise.all([
      client.from("page_content").select("key").throwOnError(),
      client
        .from("page_content")
        .select("id, key")
        .like("key", "texts/%")
        .is("value", null)
        .throwOnError(),
      client
        .from("unpublished_changes")
        .select("record_id")
        .eq("table_name", "page_content")
        .throwOnError(),
    ]);
    const keys = new Set(rows.map(({ key }) => key));
    for (const { id, key } of empty)
      if (!waiting.some(({ record_id }) => record_id === id)) keys.delete(key);
    return keys;
  }

  /** With what waits for publication. */
  async function addFacts(id: number, source: string, facts: { key: string }): Promise<void> {
    await client.rpc("import_facts", { import: id, source, facts }).throwOnError();
  }

  async function redirects(): Promise<Map<string, RedirectRow>> {
    const rows = await allRows((from, to) =>
      client
        .from("redirects")
        .select("from_address, to_address, kind")
        .order("from_address")
        .range(from, to),
    );
    return new Map(rows.map((row) => [row.from_address, row]));
  }

  return {
    records,
    formerSlugs,
    addRecord,
    pictures,
    facts,
    addFacts,
    redirects,
  };
}
