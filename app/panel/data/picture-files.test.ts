import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "~/data/database.types.ts";
import { mediaBucket } from "./picture-files.ts";

type Asked = { method: string; path: string; body: unknown };

/** A client of a storage that gives these answers, and what it was asked. */
function storage(answer: (asked: Asked) => [status: number, body: object]) {
  const asked: Asked[] = [];
  const client = createClient<Database>("https://x.supabase.co", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const body = typeof init?.body === "string" ? JSON.parse(init.body) : null;
        const path = new URL(String(input)).pathname;
        const one = { method: init?.method ?? "GET", path, body };
        asked.push(one);
        const [status, said] = answer(one);
        return Response.json(said, { status });
      },
    },
  });
  return { client, asked };
}

// As supabase/storage v1.70.6 answered them, and earlier ones the second.
const recorded: [string, number, object][] = [
  [
    "signed-out",
    500,
    { statusCode: "500", error: "DatabaseError", message: "database error, code: PT401" },
  ],
  ["signed-out", 500, { statusCode: "500", error: "Internal", message: "The session has ended" }],
  [
    "signed-out",
    400,
    { statusCode: "403", error: "Unauthorized", message: '"exp" claim timestamp check failed' },
  ],
  [
    "refused",
    400,
    {
      statusCode: "403",
      error: "Unauthorized",
      message: "new row violates row-level security policy",
    },
  ],
  [
    "other",
    400,
    { statusCode: "415", error: "invalid_mime_type", message: "mime type not supported" },
  ],
];

test.each(recorded)("it is %s when the storage answers %i %j", async (kind, status, body) => {
  const bucket = mediaBucket(storage(() => [status, body]).client);
  const written = bucket.write("blog/a.webp", new ArrayBuffer(1), "image/webp");
  await expect(written).rejects.toMatchObject({ name: "DataProblem", kind });
  await expect(bucket.remove(["blog/a.webp"])).rejects.toMatchObject({ kind });
});
