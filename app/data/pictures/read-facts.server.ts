import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "~/data/database.types.ts";
import type { FileFacts } from "./images.ts";
import type { ReadFacts } from "./picture-files.server.ts";

type Row = Database["public"]["Functions"]["picture_facts"]["Returns"][number];

export function readFactsFrom(db: SupabaseClient<Database>): ReadFacts {
  return async (paths) => {
    const { data } = await db.rpc("picture_facts", { paths }).throwOnError();
    return new Map(data.map((row) => [row.path, fileFacts(row)]));
  };
}

/** Without the keys of what is not known: what is left goes into the page. */
export function fileFacts(row: Omit<Row, "path">): FileFacts {
  const { description, decorative, width, height, focus_x: x, focus_y: y, sizes, revision } = row;
  return {
    ...(width && height && { width, height }),
    ...(decorative ? { alt: "" } : description && { alt: description }),
    ...((x !== 50 || y !== 50) && { focus: { x, y } }),
    ...(sizes.length > 0 && { sizes }),
    ...(revision > 0 && { revision }),
  };
}
