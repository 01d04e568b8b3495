import { expect, test } from "vitest";
import { startTestBackend } from "../../../../tests/support/backend.ts";
import { findPostgres, startPostgres } from "../../../../tests/support/postgres.ts";
import { openPostgres } from "../database.ts";

test.skipIf(findPostgres() === null)(
  "a second server on the same Postgres, with a DATA_DIR of its own, is told; the next one alone is not",
  async ({ onTestFinished }) => {
    const database = await startPostgres();
    onTestFinished(() => database.stop());
    const start = async () => {
      const backend = await startTestBackend({ databaseUrl: database.url });
      const told = backend.log.filter(({ event }) => event === "settings");
      return { backend, told };
    };
    const first = await start();
    const second = await start();
    await Promise.all([first.backend.remove(), second.backend.remove()]);
    const third = await start();
    await third.backend.remove();
    expect([first.told, third.told]).toEqual([[], []]);
    expect(second.told).toMatchObject([{ message: expect.stringContaining("DATABASE_URL") }]);
  },
  90_000,
);

test.skipIf(findPostgres() === null)(
  "a service_role that row-level security holds back is told at the start, with what to do",
  async ({ onTestFinished }) => {
    const database = await startPostgres();
    onTestFinished(() => database.stop());
    const superuser = await openPostgres(database.superuserUrl);
    onTestFinished(() => superuser.connection.close());
    await superuser.script("alter role service_role nobypassrls");
    const starting = startTestBackend({ databaseUrl: database.url });
    await expect(starting).rejects.toThrow("alter role service_role bypassrls");
  },
  90_000,
);
