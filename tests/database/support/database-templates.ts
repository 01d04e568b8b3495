import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "../../support/postgres.ts";
import { createAccounts } from "./roles.ts";
import { createSupabaseShaped } from "./supabase-shaped.ts";

export type DatabaseTemplates = {
  /** A data directory with an embedded database. */
  dataDir: string;
  /** A server with the databases `site` and `hosted`; null where Postgres is not to be had. */
  postgres: { url: string; superuserUrl: string } | null;
};

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
    /** Set in the project that repeats the tests of `onEachDatabase`. */
    onPglite?: boolean;
  }
}

/** Migrates each kind of database once; the tests then work on copies (`databases.ts`). */
export default async function prepareTemplates(project: TestProject) {
  const scratch = await mkdtemp(join(tmpdir(), "database-templates-"));
  const dataDir = join(scratch, "embedded");
  const server = findPostgres() === null ? null : await startPostgres();
  const stop = async () => {
    await server?.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  try {
    const onServer = async ({ url, superuserUrl }: { url: string; superuserUrl: string }) => {
      await createAccounts({ dataDir: join(scratch, "on-server"), databaseUrl: url });
      await createSupabaseShaped(superuserUrl);
    };
    await Promise.all([createAccounts({ dataDir }), server && onServer(server)]);
  } catch (error) {
    await stop();
    throw error;
  }
  const postgres = server && { url: server.url, superuserUrl: server.superuserUrl };
  project.provide("databaseTemplates", { dataDir, postgres });
  return stop;
}
