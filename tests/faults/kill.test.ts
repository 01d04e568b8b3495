import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brokenRules } from "../support/database-rules.ts";
import { killAgainAndAgain } from "../support/kill-rounds.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";

const rounds = process.env.TEST_LONG ? 60 : 20;

test(`kill -9 amid writes, ${rounds} times: what was answered for is there, nothing by half`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  try {
    const { promised, cutShort } = await killAgainAndAgain(rounds, dataDir);
    console.log(`${promised} writes were answered, ${cutShort} cut short, 0 lost`);
    expect(promised).toBeGreaterThan(rounds * 3);
    expect(cutShort).toBeGreaterThan(rounds / 2);
    expect(await brokenRules(join(dataDir, "database"))).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 600_000);

test.skipIf(findPostgres() === null)(
  "the same on a Postgres server",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
    const postgres = await startPostgres();
    try {
      const times = process.env.TEST_LONG ? 20 : 3;
      const { promised } = await killAgainAndAgain(times, dataDir, { DATABASE_URL: postgres.url });
      expect(promised).toBeGreaterThan(times * 3);
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  300_000,
);
