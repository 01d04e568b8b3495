import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "~/data/database.types.ts";
import { writeRedirects } from "~/panel/data/redirects.ts";

const rows = Array.from({ length: 8_926 }, (_, at) => ({
  ...{ from_address: `/stary-${at}`, to_address: "/blog", kind: "permanent" as const },
}));

/** A backend that takes all, and the lengths of what it was sent. */
function backend() {
  const sent: number[] = [];
  const client = createClient<Database>("https://kadr.example", "key", {
    global: {
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)).length);
        return new Response(null, { status: 201 });
      },
    },
  });
  return { client, sent };
}

test("a list of any length is written in portions, each of which is told", async () => {
  const { client, sent } = backend();
  const told: number[] = [];
  const { signal } = new AbortController();
  await writeRedirects(client, rows, (count) => told.push(count), signal);
  expect(Math.max(...sent)).toBeLessThanOrEqual(500);
  expect(sent.reduce((sum, count) => sum + count)).toBe(rows.length);
  expect(told).toHaveLength(sent.length);
  expect(told.at(-1)).toBe(rows.length);
});
