import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres, startPostgres } from "../../support/postgres.ts";
import { startOn } from "./roles.ts";
import { createSupabaseShaped } from "./supabase-shaped.ts";

export type DatabaseTemplates = {
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

/** Makes each kind of database on a Postgres server once; the tests then work on copies (`databases.ts`). */
export default async function prepareTemplates(project: TestProject) {
  const server = findPostgres() === null ? null : await startPostgres();
  const scratch = await mkdtemp(join(tmpdir(), "database-templates-"));
  const stop = async () => {
    await server?.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  try {
    if (server) {
      const site = await startOn({ dataDir: scratch, databaseUrl: server.url });
      await site.stop();
      await createSupabaseShaped(server.superuserUrl);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const postgres = server && { url: server.url, superuserUrl: server.superuserUrl };
  project.provide("databaseTemplates", { postgres });
  return stop;
}
