import { expect, test } from "vitest";
import { startTestBackend } from "../../../../tests/support/backend.ts";
import { findPostgres, startPostgres } from "../../../../tests/support/postgres.ts";
import { openPostgres } from "../database.ts";
import { markDatabase } from "./one-server.ts";

test.skipIf(findPostgres() === null)(
  "a second server on the same Postgres is told, the next one alone is not; a service_role that row-level security holds back stops the start",
  async ({ onTestFinished }) => {
    const database = await startPostgres();
    onTestFinished(() => database.stop());
    const [first, second] = [await markDatabase(database.url), await markDatabase(database.url)];
    await Promise.all([first.release(), second.release()]);
    const third = await markDatabase(database.url);
    await third.release();
    expect([first, second, third].map(({ isShared }) => isShared)).toEqual([false, true, false]);

    const superuser = await openPostgres(database.superuserUrl);
    onTestFinished(() => superuser.connection.close());
    await superuser.script("alter role service_role nobypassrls");
    const starting = startTestBackend({ databaseUrl: database.url });
    await expect(starting).rejects.toThrow("alter role service_role bypassrls");
  },
);
