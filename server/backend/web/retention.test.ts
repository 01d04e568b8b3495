import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { type Erasure, erasuresFile, readErasures } from "../shared/erasures.ts";
import { startRetention } from "./retention.ts";

const dataDir = scratchDirectory();
const now = new Date("2026-11-28T12:00:00Z");
let asked: string[];
let rows: Record<string, object[]>;
let isLocked: boolean;
let erased: Erasure[];

const rpc = async (name: string) => {
  asked.push(name);
  if (isLocked) return { data: null, error: { code: "PGRST202", message: "locked" } };
  return { data: name === "repeat_erasures" ? erased : 1, error: null };
};
const from = (table: string) => {
  const query = {
    select: () => query,
    order: () => query,
    limit: () => query,
    throwOnError: async () => ({ data: rows[table] ?? [] }),
  };
  return query;
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  asked = [];
  rows = {};
  erased = [];
  isLocked = false;
});
afterEach(() => vi.useRealTimers());

async function start() {
  const log = vi.fn();
  const client = { rpc, from } as unknown as Parameters<typeof startRetention>[0]["client"];
  const retention = await startRetention({ dataDir, client, vacuum: undefined, log });
  return { retention, log };
}

test.each([
  ["a new site", {}],
  [
    "a site that had a message last week",
    { contact_messages: [{ created_at: "2026-11-21T10:00:00Z" }] },
  ],
  [
    "a site that had a visit yesterday",
    {
      page_visits: [{ day: "2026-11-27" }],
      contact_messages: [{ created_at: "2025-11-21T10:00:00Z" }],
    },
  ],
])("%s deletes what is old", async (_, stored) => {
  rows = stored;
  const { retention } = await start();
  expect(asked).toContain("forget_old_messages");
  await retention.stop();
});

test("a clock that is far ahead of the newest row deletes nothing, and the log says so", async () => {
  rows = {
    contact_messages: [{ created_at: "2025-10-20T10:00:00Z" }],
    page_visits: [{ day: "2025-10-24" }],
  };
  const { retention, log } = await start();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(asked).not.toContain("forget_old_messages");
  expect(log).toHaveBeenCalledWith("clock-far-ahead", expect.anything(), "warn");
  await retention.stop();
});

test("an erasure that only the database knows, after a kill before it was listed, is listed by the next start", async () => {
  erased = [{ erased_at: "2026-11-27T10:00:00.000Z", subject_hash: "a".repeat(64) }];
  const { retention } = await start();
  expect(readErasures(join(dataDir, erasuresFile))).toEqual(erased);
  await retention.stop();
});
