import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { type Roles, startWithRoles } from "./roles.ts";
import { applyMigrations, createUnmigrated } from "./supabase-shaped.ts";

export type TestDatabase = { dataDir: string; databaseUrl?: string; remove(): Promise<void> };

/** Left out where Postgres is not to be had; the test command then says so, and fails under CI. */
export const hasPostgres = inject("databaseTemplates").postgres !== null;

type Create = () => Promise<TestDatabase>;

/** Runs the tests on a new database of a Postgres server; `npm run test:nightly` repeats them on PGlite. */
export function onEachDatabase(tests: (create: Create) => void): void {
  if (hasPostgres && !inject("onPglite")) {
    describe("on a Postgres server, as no superuser", () => tests(copySite));
  } else describe("on PGlite", () => tests(copyEmbedded));
}

/** The same, with a running backend and its visitors. */
export function withRolesOnEachDatabase(tests: (roles: () => Roles) => void): void {
  onEachDatabase((create) => tests(useRoles(create)));
}

/** Runs a backend for the tests of this file or block. */
export function useRoles(create: () => Promise<TestDatabase>): () => Roles {
  let database: TestDatabase | undefined;
  let running: Roles | undefined;
  beforeAll(async () => {
    database = await create();
    running = await startWithRoles(database);
  });
  afterAll(async () => {
    await running?.stop();
    await database?.remove();
  });
  return () => {
    expect(running, "the backend runs").toBeDefined();
    return running as Roles;
  };
}

export async function copyEmbedded(): Promise<TestDatabase> {
  const { dataDir, remove } = await scratchDirectory();
  await cp(inject("databaseTemplates").dataDir, dataDir, { recursive: true });
  return { dataDir, remove };
}

async function copySite(): Promise<TestDatabase> {
  const { url } = serverTemplates();
  return { ...(await scratchDirectory()), databaseUrl: await copyOnServer(url, "site", "owner") };
}

/** A copy of the database that is shaped like one of Supabase, opened as its user `postgres`. */
export async function openSupabaseShaped() {
  const url = new URL(await copyOnServer(serverTemplates().superuserUrl, "hosted", "postgres"));
  url.username = "postgres";
  url.password = "postgres";
  return openAt(url.href);
}

/** The same as it was before that migration, with which `migrate` goes on. */
export async function openBefore(migration: string) {
  const name = `before_${randomUUID().replaceAll("-", "")}`;
  const url = await createUnmigrated(serverTemplates().superuserUrl, name);
  await applyMigrations(url, (file) => file < migration);
  return { ...openAt(url), migrate: () => applyMigrations(url, (file) => file >= migration) };
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

/** Copies a database and returns `url` with the name of the copy. */
async function copyOnServer(url: string, template: string, owner: string): Promise<string> {
  const name = `copy_${randomUUID().replaceAll("-", "")}`;
  const sql = postgres(serverTemplates().superuserUrl, { max: 1 });
  await sql.unsafe(`create database ${name} template ${template} owner ${owner}`);
  await sql.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function scratchDirectory() {
  const dataDir = await mkdtemp(join(tmpdir(), "database-"));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
