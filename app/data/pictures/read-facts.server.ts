import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "~/data/database.types.ts";
import { fileFacts } from "./file-facts.ts";
import type { ReadFacts } from "./picture-files.server.ts";

export function readFactsFrom(db: SupabaseClient<Database>): ReadFacts {
  return async (paths) => {
    const { data } = await db.rpc("picture_facts", { paths }).throwOnError();
    return new Map(data.map((row) => [row.path, fileFacts(row)]));
  };
}
