import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../tests/support/backend.ts";
import { backup, restore } from "../../tests/support/backups.ts";
import { openPglite } from "../backend/child/database.ts";

const scratch = mkdtempSync(join(tmpdir(), "newer-database-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("what a newer build has migrated is started and restored only when a setting says so", async () => {
  const [dataDir, target, file] = ["data", "target", "b.tar.gz"].map((name) => join(scratch, name));
  if (!dataDir || !target || !file) throw new Error("three names");
  await (await startTestBackend({ dataDir })).stop();
  const database = await openPglite(join(dataDir, "database"));
  await database.script(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20991231000000', 'colours')",
  );
  await database.connection.close();

  const told =
    /^The database is newer than this build, which does not know the migration 20991231000000_colours\. .*ALLOW_NEWER_DATABASE=yes/;
  await expect(startTestBackend({ dataDir })).rejects.toThrow(told);

  const site = await startTestBackend({ dataDir, allowNewer: true });
  expect(site.log.map(({ message }) => message)).toContainEqual(expect.stringMatching(told));
  expect(await backup(file, dataDir)).toMatchObject({ code: 0 });
  await site.stop();

  const refused = await restore(file, target);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(told) });
  expect(refused.output.trim().split("\n")).toHaveLength(1);
  expect(existsSync(target)).toBe(false);
  const allowed = await restore(file, target, { ALLOW_NEWER_DATABASE: "yes" });
  expect(allowed).toMatchObject({ code: 0 });
}, 120_000);
