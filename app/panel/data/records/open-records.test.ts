import { createClient } from "@supabase/supabase-js";
import { expect, it, vi } from "vitest";
import type { Database } from "~/data/database.types.ts";
import { noteOpenRecord } from "./open-records.ts";

it("asks nothing as a visitor once the session has ended", async () => {
  const fetch = vi.fn(async () => Response.json([]));
  const client = createClient<Database>("https://x.supabase.co", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch },
  });
  await expect(noteOpenRecord(client, "blog_posts", 1, true)).rejects.toMatchObject({
    kind: "signed-out",
  });
  expect(fetch).not.toHaveBeenCalled();
});
