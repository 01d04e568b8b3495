import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { openPostgres } from "../../../server/backend/child/database.ts";
import type { Backend } from "../../../server/backend/shared/options.ts";
import {
  hasPostgres,
  newDatabase,
  type TestDatabase,
  useBackend,
} from "../../database/support/databases.ts";
import { rolesOf } from "../../database/support/roles.ts";
import { backup, everythingIn, filesOf, live, restore } from "../../support/backups.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

describe.skipIf(!hasPostgres || inject("onPglite"))("a backup with DATABASE_URL", () => {
  let backend: Backend;
  let database: TestDatabase;
  useBackend(newDatabase, async (running, found) => {
    backend = running;
    database = found;
  });

  test("holds files, keys and what pg_dump says; pg_restore does the rows, as docs/operating.md says", async () => {
    const scratch = scratchDirectory(onTestFinished);
    const [target, file] = [join(scratch, "restored"), join(scratch, "backup.tar.gz")];
    const { dataDir, databaseUrl = "" } = database;
    const { administrator } = await rolesOf(backend);
    await live(administrator, backend);
    const without = await backup(join(scratch, "files.tar.gz"), dataDir);
    expect(without.output).toContain("It does NOT hold the rows and accounts");
    const made = await backup(file, dataDir, { DATABASE_URL: databaseUrl });
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toContain("all rows and accounts of DATABASE_URL in rows.dump");
    expect((await restore(file, target)).output).toContain("Set DATABASE_URL to where they are");

    const moved = await emptyDatabase(databaseUrl);
    const restored = await restore(file, target, { DATABASE_URL: moved });
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain("pg_restore --no-owner --dbname=");
    expect(filesOf(join(target, "storage"))).toEqual(filesOf(join(dataDir, "storage")));
    const args = ["--no-owner", `--dbname=${moved}`, join(target, "rows.dump")];
    execFileSync("pg_restore", args, { stdio: ["ignore", "ignore", "inherit"] });
    expect(await everythingAt(moved)).toEqual(await everythingAt(databaseUrl));
  });
});

async function emptyDatabase(beside: string): Promise<string> {
  const { postgres } = inject("databaseTemplates");
  const database = await openPostgres(postgres?.superuserUrl ?? "");
  const name = `moved_${randomUUID().replaceAll("-", "")}`;
  await database.script(`create database ${name} owner owner`);
  await database.connection.close();
  return Object.assign(new URL(beside), { pathname: `/${name}` }).href;
}

async function everythingAt(url: string) {
  const database = await openPostgres(url);
  const found = await everythingIn(database);
  await database.connection.close();
  return found;
}
