import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { erasuresFile } from "../../../server/backend/shared/erasures.ts";
import { loadKeys } from "../../../server/backend/shared/keys.ts";
import type { Backend, BackendOptions } from "../../../server/backend/shared/options.ts";
import { migrateDatabase, placeMigratedDatabase } from "../../support/migrated-database.ts";
import { type Roles, rolesOf, startOn, type Team, teamOf } from "./roles.ts";

export type TestDatabase = {
  dataDir: string;
  databaseUrl?: string;
  remove(): Promise<void>;
};
type Renewable = TestDatabase & {
  /** Makes it as it was at first, also below a backend that runs. */
  renew?: () => Promise<void>;
};

/** Left out where Postgres is not to be had; the test command then says so, and fails under CI. */
export const hasPostgres = inject("databaseTemplates").postgres !== null;

const isOnServer = hasPostgres && !inject("onPglite");

type Create = () => Promise<Renewable>;

/** A new database of a Postgres server; of PGlite where there is none, or where the project asks for it. */
export function newDatabase(): Promise<Renewable> {
  return isOnServer ? copySite() : copyEmbedded();
}

/** Runs the tests on a new database of a Postgres server; `npm run test:nightly` repeats them on PGlite. */
export function onEachDatabase(tests: (create: Create) => void): void {
  const name = isOnServer ? "on a Postgres server, as no superuser" : "on PGlite";
  describe(name, () => tests(newDatabase));
}

/** The same, with a running backend and its visitors. */
export function withRolesOnEachDatabase(tests: (roles: () => Roles) => void): void {
  onEachDatabase((create) => tests(useRoles(create)));
}

/** The same, with somebody of each role. */
export function withTeamOnEachDatabase(tests: (team: () => Team) => void): void {
  onEachDatabase((create) => tests(useVisitors(create, teamOf)));
}

/** Runs a backend for the tests of this file or block, which finds the accounts of `roles.ts` and no other row. */
export const useRoles = (create: Create): (() => Roles) => useVisitors(create, rolesOf);

function useVisitors<Visitors>(
  create: Create,
  find: (backend: Backend, databaseUrl?: string) => Promise<Visitors>,
): () => Visitors {
  let running: Visitors | undefined;
  useBackend(create, async (backend, { databaseUrl }) => {
    running = await find(backend, databaseUrl);
  });
  return () => {
    expect(running, "the backend runs").toBeDefined();
    return running as Visitors;
  };
}

type Settings = Partial<BackendOptions>;
type Kept = { database: Renewable; backend: Backend };
const usual: Settings = {};
/** On a Postgres server, by their settings. They end with this process. */
const kept = new Map<Settings, Kept>();

/**
 * Gives the tests of this file or block a backend. On a Postgres server the files of one process that ask for the same
 * settings share it, each with a new copy of the database: a copy costs a tenth of a start.
 */
export function useBackend(
  create: Create,
  begin: (backend: Backend, database: TestDatabase) => Promise<void>,
  settings: Settings = usual,
): void {
  let own: Kept | undefined;
  beforeAll(async () => {
    const known = kept.get(settings);
    await known?.database.renew?.();
    const { database, backend } = known ?? (await startOnNew(create, settings));
    if (database.renew) kept.set(settings, { database, backend });
    else own = { database, backend };
    await begin(backend, database);
  });
  afterAll(async () => {
    await own?.backend.stop();
    await own?.database.remove();
  });
}

async function startOnNew(create: Create, settings: Settings): Promise<Kept> {
  const database = await create();
  return { database, backend: await startOn(database, settings) };
}

export async function copyEmbedded(): Promise<TestDatabase> {
  const { dataDir, remove } = await scratchDirectory();
  if (!(await placeMigratedDatabase(dataDir))) await migrateDatabase(dataDir);
  // Without keys a directory holds no site.
  loadKeys(dataDir, {});
  return { dataDir, remove };
}

async function copySite(): Promise<Renewable> {
  const { url } = serverTemplates();
  const { dataDir, remove } = await scratchDirectory();
  const databaseUrl = await copyOnServer(url, "site", "owner");
  const renew = async () => {
    // The backend would repeat what was erased from the copy before.
    await rm(join(dataDir, erasuresFile), { force: true });
    await copyOnServer(url, "site", "owner", new URL(databaseUrl).pathname.slice(1));
  };
  return { dataDir, databaseUrl, remove, renew };
}

/** A copy of the embedded database, opened without a backend. */
export async function openEmbedded() {
  const { dataDir, remove } = await copyEmbedded();
  const database = await openPglite(join(dataDir, "database"));
  return {
    query: (sql: string) => database.rows(sql),
    close: async () => {
      await database.connection.close();
      await remove();
    },
  };
}

/** A copy of the database that is shaped like one of Supabase, opened as its user `postgres`. */
export async function openSupabaseShaped() {
  const url = new URL(await copyOnServer(serverTemplates().superuserUrl, "hosted", "postgres"));
  url.username = "postgres";
  url.password = "postgres";
  return openAt(url.href);
}

function openAt(url: string) {
  const connection = { search_path: '"$user", public, extensions' };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  return {
    url,
    query: async (text: string) => [...(await sql.unsafe<Record<string, unknown>[]>(text))],
    close: () => sql.end(),
  };
}

function serverTemplates() {
  const { postgres: server } = inject("databaseTemplates");
  if (!server) throw new Error("Postgres is not installed");
  return server;
}

/** Copies a database, in place of the one of that name, and returns `url` with the name of the copy. */
async function copyOnServer(
  url: string,
  template: string,
  owner: string,
  name = `copy_${randomUUID().replaceAll("-", "")}`,
): Promise<string> {
  const sql = postgres(serverTemplates().superuserUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(`drop database if exists ${name} with (force)`);
  await sql.unsafe(`create database ${name} template ${template} owner ${owner}`);
  await sql.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function scratchDirectory() {
  const dataDir = await mkdtemp(join(tmpdir(), "database-"));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
