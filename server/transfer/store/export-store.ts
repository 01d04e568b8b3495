import type { Database } from "../../../app/data/database.types.ts";
import { asPerson, type SecretClient, withSecretKey } from "../../backend/reach.ts";
import type { SiteBackend } from "../../backend/supabase.ts";
import type { Env } from "../../base/env.ts";
import { allRows } from "./all-rows.ts";
import { createFilmStore } from "./film-store.ts";

type Tables = Database["public"]["Tables"];
type RecordTable = "blog_posts" | "case_studies";

export type ExportStore = ReturnType<typeof createExportStore>;

/** Each may hold a text of 200,000 characters. */
const RECORDS = 50;
const PATIENCE_MS = 30_000;
const TRIES = 2;

/** What the person whom the `Authorization` header names may read. */
export function exportStoreFor(
  place: SiteBackend["forLoaders"],
  authorization: string,
): ExportStore {
  return createExportStore(asPerson(place, authorization, PATIENCE_MS));
}

export function withExportStore<T>(env: Env, work: (store: ExportStore) => Promise<T>): Promise<T> {
  return withSecretKey(env, (connect) => work(createExportStore(connect())));
}

function createExportStore(client: SecretClient) {
  const bucket = client.storage.from("media");

  /** „Dziennik” says that all of it was taken out. */
  async function note(): Promise<void> {
    await client.rpc("note_archive").throwOnError();
  }

  async function count(table: RecordTable): Promise<number> {
    const asked = client.from(table).select("id", { count: "exact", head: true });
    return (await asked.throwOnError()).count ?? 0;
  }

  /** By their numbers, a few at a time. */
  async function* records(table: RecordTable) {
    for (let last = 0; ; ) {
      const asked = client.from(table).select().gt("id", last).order("id").limit(RECORDS);
      const { data } = await asked.throwOnError();
      yield* data;
      const end = data.at(-1);
      if (!end || data.length < RECORDS) return;
      last = end.id;
    }
  }

  async function formerSlugs(): Promise<Tables["slug_redirects"]["Row"][]> {
    return allRows((from, to) =>
      client.from("slug_redirects").select().order("table_name").order("slug").range(from, to),
    );
  }

  async function unpublishedChanges(): Promise<Tables["unpublished_changes"]["Row"][]> {
    return allRows(
      (from, to) =>
        client
          .from("unpublished_changes")
          .select()
          .order("table_name")
          .order("record_id")
          .range(from, to),
      RECORDS,
    );
  }

  async function facts() {
    const asked = client.from("page_content").select("id, key, value, created_at, updated_at");
    return (await asked.order("key").throwOnError()).data;
  }

  async function redirects() {
    return allRows((from, to) =>
      client
        .from("redirects")
        .select("from_address, to_address, kind, created_at")
        .order("from_address")
        .range(from, to),
    );
  }

  /** All files of the library with what is known of each, the oldest first. */
  async function pictures(): Promise<unknown> {
    return (await client.rpc("list_pictures").throwOnError()).data;
  }

  async function picture(path: string): Promise<Uint8Array> {
    for (let left = TRIES; ; left--) {
      const { data, error } = await bucket.download(
        path,
        {},
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      );
      if (data) return new Uint8Array(await data.arrayBuffer());
      if (left === 1) throw error;
    }
  }

  const films = createFilmStore(client);
  return {
    note,
    count,
    records,
    formerSlugs,
    unpublishedChanges,
    facts,
    redirects,
    pictures,
    picture,
    films,
  };
}
