import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "~/data/database.types.ts";
import { mediaBucket } from "./picture-files.ts";

// As supabase/storage v1.70.6 answered them, and earlier ones the second.
const recorded: [kind: string, status: number, code: string, error: string, message: string][] = [
  ["signed-out", 500, "500", "DatabaseError", "database error, code: PT401"],
  ["signed-out", 500, "500", "Internal", "The session has ended"],
  ["signed-out", 400, "403", "Unauthorized", '"exp" claim timestamp check failed'],
  ["refused", 400, "403", "Unauthorized", "new row violates row-level security policy"],
  ["other", 400, "415", "invalid_mime_type", "mime type not supported"],
];

test.each(recorded)("it is %s when the storage answers %i %s %s: %s", async (...answer) => {
  const [kind, status, statusCode, error, message] = answer;
  const client = createClient<Database>("https://x.supabase.co", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => Response.json({ statusCode, error, message }, { status }) },
  });
  const bucket = mediaBucket(client);
  const written = bucket.write("blog/a.webp", new ArrayBuffer(1), "image/webp");
  await expect(written).rejects.toMatchObject({ name: "DataProblem", kind });
  await expect(bucket.remove(["blog/a.webp"])).rejects.toMatchObject({ kind });
});
