import type { Extensions } from "@electric-sql/pglite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import type { TransactionSql } from "postgres";
import { keepClean } from "./patches/clean-connection.ts";
import { noticePanic } from "./patches/panic.ts";
import { reportRefusedValues } from "./patches/refused-values.ts";
import { refuseWrongTypes } from "./patches/wrong-types.ts";
import { Turns } from "./turns.ts";

/** Milliseconds, on a Postgres server. */
const longestQuery = 8000;

export type Row = Record<string, unknown>;

export type Database = {
  rows(sql: string, parameters?: string[]): Promise<Row[]>;
  script(sql: string): Promise<void>;
};

export type OpenDatabase = Database & {
  connection: PgliteConnection | PostgresConnection;
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * A request, or a piece of background work, holds PGlite's one connection alone, and leaves it
   * outside of a transaction. Not to be called inside of itself. On a Postgres server each
   * transaction has a connection of its own, so there it only runs `work`.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** For work without the database in the middle of a turn. */
  besideTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` while no query does. A Postgres server has other clients, so there it only runs `work`. */
  whileIdle<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the connection still answers. A pool of connections renews itself. */
  isWell(): Promise<boolean>;
};

/** `reading`: a copy that is read with these extensions and then given up, so nothing of it needs to reach the disk. */
export async function openPglite(
  directory: string,
  onBroken: () => void = () => {},
  reading?: Extensions,
): Promise<OpenDatabase> {
  const [{ createPgliteConnection }, { durableFiles }] = await Promise.all([
    import("@supabase/lite/pglite"),
    import("./patches/durable-files.ts"),
  ]);
  // A cache of 128 MB would repeat that of the operating system.
  // A file of the log that is used again would still hold what was erased; `vacuum.ts` has it removed.
  const own = ["-c", "shared_buffers=16MB", "-c", "wal_recycle=off"];
  const startParams = [...durableFiles.startParams, ...own, ...(reading ? ["-F"] : [])];
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: {
      startParams,
      extensions: { durableFiles: durableFiles.extension, ...reading },
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  refuseWrongTypes(driver);
  reportRefusedValues(connection);
  noticePanic(driver, onBroken);
  const turns = new Turns(keepClean(driver, onBroken));
  type Driver = Pick<typeof driver, "query" | "exec">;
  const database = (on: Driver): Database => ({
    rows: async (sql, parameters) => (await on.query<Row>(sql, parameters)).rows,
    script: async (sql) => void (await on.exec(sql)),
  });
  return {
    ...database(driver),
    connection,
    transaction: (work) => driver.transaction((tx) => work(database(tx))),
    inTurn: (work) => turns.run(work),
    besideTurn: (work) => turns.pause(work),
    whileIdle: (work) => driver._runExclusiveQuery(work),
    isWell: () =>
      turns
        .runNext(() => driver.query("select 1"))
        .then(
          () => true,
          () => false,
        ),
  };
}

export async function openPostgres(url: string): Promise<OpenDatabase> {
  const { createPostgresConnection } = await import("@supabase/lite/postgres");
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      connect_timeout: 10,
      max: 10,
      connection: { statement_timeout: longestQuery },
    },
  });
  reportRefusedValues(connection);
  const { driver } = connection;
  const database = (on: Pick<TransactionSql, "unsafe">): Database => ({
    rows: async (sql, parameters) => [...(await on.unsafe<Row[]>(sql, parameters))],
    script: async (sql) => void (await on.unsafe(sql)),
  });
  return {
    ...database(driver),
    connection,
    inTurn: (work) => work(),
    besideTurn: (work) => work(),
    whileIdle: (work) => work(),
    isWell: async () => true,
    // postgres.js types a transaction's result as if it unwrapped arrays of promises.
    transaction: async <T>(work: (database: Database) => Promise<T>) => {
      const result: { value?: T } = {};
      await driver.begin(async (tx) => {
        await tx.unsafe("set local statement_timeout = 0");
        result.value = await work(database(tx));
      });
      return result.value as T;
    },
  };
}
