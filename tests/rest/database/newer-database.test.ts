import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyEmbedded, type TestDatabase } from "../../database/support/databases.ts";
import { startTestBackend } from "../../support/backend.ts";
import { backup, restore } from "../../support/backups.ts";

const told =
  /The database is newer than this build, which does not know the migration 20991231000000_colours\. .*ALLOW_NEWER_DATABASE=yes/;

let newer: TestDatabase;
beforeEach(async () => {
  newer = await copyEmbedded();
  const database = await PGlite.create(join(newer.dataDir, "database"));
  await database.exec(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'colours')",
  );
  await database.close();
});
afterEach(() => newer.remove());

test("what a newer build has migrated is not started", async () => {
  await expect(startTestBackend({ dataDir: newer.dataDir })).rejects.toThrow(told);
}, 240_000);

test("a backup of it is restored only when a setting says so; without it one sentence tells why, and nothing is left", async () => {
  const { dataDir } = newer;
  const [file, target] = [join(dataDir, "b.tar.gz"), join(dataDir, "target")];
  const made = await backup(file, dataDir);
  expect(made).toEqual({ code: 0, output: expect.stringContaining("found whole") });
  const refused = await restore(file, target);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(told) });
  expect(refused.output.trim().split("\n")).toHaveLength(1);
  expect(existsSync(target)).toBe(false);
  const allowed = await restore(file, target, { ALLOW_NEWER_DATABASE: "yes" });
  expect(allowed).toMatchObject({ code: 0 });
}, 240_000);
