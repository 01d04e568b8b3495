import type { Extensions } from "@electric-sql/pglite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { WriteTrouble, writeProbe } from "./database-trouble.ts";
import { keepClean } from "./patches/clean-connection.ts";
import { noticePanic } from "./patches/panic.ts";
import { reportRefusedValues } from "./patches/refused-values.ts";
import { refuseWrongTypes } from "./patches/wrong-types.ts";
import { type Lease, PostgresPool } from "./postgres-pool.ts";
import { noteTrouble, refuseIfLeft } from "./sender.ts";
import { Turns } from "./turns.ts";

/** Milliseconds, on a Postgres server. */
const longestQuery = 8000;

/** Of these the site lives when others use up all that Postgres has. */
const firstConnections = 3;

/** Milliseconds: wait and query together are shorter than the 15 s for which the panel waits. */
const poolLimits = { atMost: 10, longestWait: 6000, longestSilence: 15_000, retryAfter: 1000 };

/** lite 0.10.0 writes the arguments of a function as JSON itself, and its client of Postgres would do so once more. */
function jsonType(oid: number) {
  const serialize = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return { to: oid, from: [oid], serialize, parse: (text: string): unknown => JSON.parse(text) };
}

/** Of one connection: the pool makes more, and none is closed in the middle of its work. */
const connectionSettings = {
  max: 1,
  max_lifetime: null,
  connect_timeout: 5,
  types: { json: jsonType(114), jsonb: jsonType(3802) },
  onnotice: () => {},
};

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
  /** False when it answers, and refuses to write: full, or only for reading. */
  takesWrites(): Promise<boolean>;
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
    inTurn: (work) =>
      turns.run(async () => {
        await refuseIfLeft();
        return work();
      }),
    besideTurn: (work) => turns.pause(work),
    whileIdle: (work) => driver._runExclusiveQuery(work),
    isWell: () =>
      turns
        .runNext(() => driver.query("select 1"))
        .then(
          () => true,
          () => false,
        ),
    // Its disk is looked at by the web process.
    takesWrites: async () => true,
  };
}

export async function openPostgres(
  url: string,
  limits: Partial<typeof poolLimits> = {},
): Promise<OpenDatabase> {
  const { createPostgresConnection } = await import("@supabase/lite/postgres");
  const connect = (onclose: () => void) =>
    createPostgresConnection({
      url,
      postgresOptions: {
        ...connectionSettings,
        connection: { statement_timeout: longestQuery },
        onclose,
      },
    });
  const connection = connect(() => {});
  const trouble = new WriteTrouble();
  const pool = new PostgresPool({
    ...poolLimits,
    ...limits,
    connect: (onClose) => connect(onClose).driver,
    onError: (error) => {
      trouble.note(error);
      noteTrouble(error);
    },
  });
  // Kysely takes its connections by this function, and lite reads only `kysely`.
  Object.assign(connection.driver, { reserve: () => pool.take(), end: () => pool.end() });
  reportRefusedValues(connection);
  await pool.open(firstConnections);
  const database = (on: Pick<Lease, "unsafe">): Database => ({
    rows: async (sql, parameters) => [...(await on.unsafe(sql, parameters))],
    script: async (sql) => void (await on.unsafe(sql)),
  });
  const leased = async <T>(work: (lease: Lease) => Promise<T>): Promise<T> => {
    const lease = await pool.take();
    try {
      return await work(lease);
    } finally {
      lease.release();
    }
  };
  const free: Pick<Lease, "unsafe"> = {
    unsafe: (sql, parameters) => leased((lease) => lease.unsafe(sql, parameters)),
  };
  const transaction: OpenDatabase["transaction"] = (work) =>
    leased(async (lease) => {
      await lease.unsafe("begin");
      try {
        await lease.unsafe("set local statement_timeout = 0");
        const value = await work(database(lease));
        await lease.unsafe("commit");
        return value;
      } catch (error) {
        await lease.unsafe("rollback").catch(() => {});
        throw error;
      }
    });
  return {
    ...database(free),
    connection,
    inTurn: (work) => work(),
    besideTurn: (work) => work(),
    whileIdle: (work) => work(),
    isWell: async () => true,
    takesWrites: async () => {
      const [row] = await free.unsafe("select current_setting('transaction_read_only') as is");
      if (row?.is === "on") return false;
      return trouble.isOver(() => transaction((tx) => tx.script(writeProbe)));
    },
    transaction,
  };
}
