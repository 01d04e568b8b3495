import { App, setExperimental } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection } from "@supabase/lite/pglite";

/** A database in memory as the migrations leave it, seen by its owner. */
export async function openMigratedDatabase() {
  setExperimental("storage", true);
  const connection = await createPgliteConnection({ url: "memory://" });
  const app = new App({ connection, auth: { enabled: true }, storage: { enabled: true } });
  // Lite makes its storage tables only for an app that could store files; none are stored here.
  app._storageAdapter = { driver: {} } as typeof app._storageAdapter;
  const { applied } = await applyPendingMigrations(app);
  return {
    applied: applied.map((migration) => migration.filename),
    applyAgain: async () => (await applyPendingMigrations(app)).applied,
    query: async (sql: string) =>
      (await connection.driver.query<Record<string, unknown>>(sql)).rows,
    close: () => connection.close(),
  };
}
