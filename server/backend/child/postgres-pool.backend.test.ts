import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findPostgres, startPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { type OpenDatabase, openPostgres } from "./database.ts";
import { forSender, SenderLeft } from "./sender.ts";

// The last of them is what the next statement is told when the connection was closed between two.
const wasCut =
  /terminating connection|CONNECTION_CLOSED|CONNECTION_DESTROYED|ECONNRESET|EPIPE|connection to Postgres was cut/;
const polling = { timeout: 20_000, interval: 20 };
const without = findPostgres() === null;
let server: TestPostgres;
let superuser: postgres.Sql;
/** Another program that uses the same database. */
let other: postgres.Sql;
let database: OpenDatabase;

beforeAll(async () => {
  if (without) return;
  server = await startPostgres();
  superuser = postgres(server.superuserUrl, { max: 1 });
  other = postgres(server.url, { max: 1 });
}, 60_000);
afterAll(async () => {
  await Promise.all([superuser?.end(), other?.end()]);
  await server?.stop();
});
beforeEach(async ({ onTestFinished }) => {
  if (without) return;
  database = await openPostgres(server.url);
  await database.script("drop table if exists rows; create table rows (word text)");
  onTestFinished(async () => {
    await superuser`alter role owner connection limit -1`;
    await database.connection.close();
  });
});

const write = (word: string, amid = async () => {}) =>
  database.transaction(async (tx) => {
    await tx.rows("insert into rows values ($1)", [word]);
    await amid();
    await tx.rows("insert into rows values ($1)", [word]);
  });
const words = async () =>
  (await database.rows("select word from rows order by word")).map(({ word }) => word);
const asRequest = () => database.connection.kysely.transaction().execute(async () => "answered");
const cutAll = () =>
  superuser`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'owner'`;

test.skipIf(without)(
  "others use up the connections: every request is answered on those that it has",
  async () => {
    await superuser`alter role owner connection limit 3`;
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.allSettled(Array.from({ length: 30 }, asRequest));
      expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    }
  },
);

test.skipIf(without)(
  "a connection that is cut amid a write costs that write, and says why",
  async () => {
    const cut = write("half", async () => void (await cutAll()));
    await expect(cut).rejects.toThrow(wasCut);
    await expect.poll(asRequest, polling).toBe("answered");
    await write("whole");
    expect(await words()).toEqual(["whole", "whole"]);
  },
);

test.skipIf(without)(
  "a write whose sender left while a lock held it up is not carried out",
  async () => {
    const leaving = new AbortController();
    let saved: Promise<unknown> = Promise.resolve();
    await other.begin(async (lock) => {
      await lock`lock table rows`;
      saved = forSender(leaving.signal, () => write("left")).catch((error: unknown) => error);
      await expect
        .poll(async () => (await superuser`select from pg_locks where not granted`).length, polling)
        .toBe(1);
      leaving.abort();
    });
    expect(await saved).toBeInstanceOf(SenderLeft);
    expect(await words()).toEqual([]);
  },
);

test.skipIf(without)(
  "who waits for a connection is told when there is none, and when it leaves",
  async ({ onTestFinished }) => {
    const small = await openPostgres(server.url, { atMost: 1, longestWait: 2000 });
    onTestFinished(() => small.connection.close());
    const saving = (word: string) =>
      small.transaction((tx) => tx.rows("insert into rows values ($1)", [word]));
    await small.transaction(async () => {
      const leaving = new AbortController();
      const left = forSender(leaving.signal, () => saving("left"));
      leaving.abort();
      await expect(left).rejects.toThrow(SenderLeft);
      await expect(saving("late")).rejects.toThrow("No connection to Postgres became free");
    });
    await saving("then");
    expect(await words()).toEqual(["then"]);
  },
);

test.skipIf(without)(
  "a database that takes no writes is noticed, also when it takes them again",
  async () => {
    expect(await database.takesWrites()).toBe(true);
    await superuser`alter role owner set default_transaction_read_only = on`;
    await cutAll();
    await expect.poll(() => database.takesWrites().catch(() => true), polling).toBe(false);
    await superuser`alter role owner reset default_transaction_read_only`;
    await cutAll();
    await expect.poll(() => database.takesWrites().catch(() => false), polling).toBe(true);
  },
);
