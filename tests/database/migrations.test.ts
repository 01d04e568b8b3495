import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateDatabaseTypes } from "../support/database-types.ts";
import { openMigratedDatabase } from "../support/migrated-database.ts";
import { findPostgres, startPostgres, type TestPostgres } from "../support/postgres.ts";
import { openSupabaseShaped } from "../support/supabase-shaped.ts";
import { testSchemaRules } from "./schema-rules.ts";

describe("the migrations, on PGlite", () => {
  let database: Awaited<ReturnType<typeof openMigratedDatabase>>;

  beforeAll(async () => {
    database = await openMigratedDatabase();
  }, 120_000);
  afterAll(() => database.close());

  test("are applied in the order of their names, once", async () => {
    expect(database.applied).toEqual(readdirSync("supabase/migrations").sort());
    expect(await database.applyAgain()).toEqual([]);
  });

  test("give the types of app/data/database.types.ts", async () => {
    const written = readFileSync("app/data/database.types.ts", "utf8");
    expect(written, "run `node tests/support/write-database-types.ts`").toBe(
      await generateDatabaseTypes(database.query),
    );
  });

  testSchemaRules(() => database.query);
});

// Left out where Postgres is not installed; the test command then says so, and fails under CI.
describe.skipIf(findPostgres() === null)("the migrations, on what Supabase has", () => {
  let server: TestPostgres | undefined;
  let database: Awaited<ReturnType<typeof openSupabaseShaped>>;

  beforeAll(async () => {
    server = await startPostgres();
    database = await openSupabaseShaped(server.superuserUrl);
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await server?.stop();
  });

  testSchemaRules(() => database.query);
});
