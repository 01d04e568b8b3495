import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import type { Database } from "~/data/database.types.ts";
import { editedPage } from "./site-texts.ts";

const session = {
  ...{ access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3_600 },
  ...{ expires_at: 4_102_444_800, user: { id: "1", email: "jan@kadr.example" } },
};
const storage = { getItem: () => JSON.stringify(session), setItem() {}, removeItem() {} };
const client = createClient<Database>("https://kadr.example", "key", {
  auth: { storage, persistSession: true, autoRefreshToken: false },
});

test("the page is asked of the site's own server by its address, as the person signed in", async () => {
  const page = { html: "<p></p>", texts: [], brand: [], facts: {}, card: null };
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(page));
  vi.stubGlobal("fetch", fetch);
  expect(await editedPage(client, "/uslugi/podcasty")).toEqual(page);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe("/admin/edited-page?path=%2Fuslugi%2Fpodcasty");
  expect(init?.headers).toMatchObject({ authorization: "Bearer a.b.c" });
});

test("an answer that is no page is told, not shown, and one of no such page is not asked for again", async () => {
  vi.stubGlobal("fetch", async () => new Response("404", { status: 404 }));
  // The query client tries „other” three times more.
  await expect(editedPage(client, "/nie-ma")).rejects.toMatchObject({ kind: "invalid" });
  vi.stubGlobal("fetch", async () => Response.json({ html: "" }));
  await expect(editedPage(client, "/")).rejects.toThrow();
});
