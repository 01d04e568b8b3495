import { App, setExperimental } from "@supabase/lite";
import { MAX_FILM_BYTES } from "../../../app/picture-files/bucket-limits.ts";
import type { Keys } from "../shared/keys.ts";
import type { StorageFiles } from "../shared/storage-files.ts";
import type { OpenDatabase } from "./database.ts";
import { keepGrants } from "./patches/grants.ts";
import { setSessionInOneStatement } from "./patches/session-context.ts";
import { storageAdapter } from "./patches/storage-adapter.ts";

export async function createLite(
  database: OpenDatabase,
  files: StorageFiles,
  settings: { keys: Keys; signUp: boolean },
): Promise<App> {
  keepGrants(database.connection);
  setSessionInOneStatement(database.connection);
  setExperimental("storage", true);
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: settings.signUp,
      jwt_secret: settings.keys.jwtSecret,
      publishable_key: settings.keys.publishableKey,
      secret_key: settings.keys.secretKey,
      email: { enable_signup: settings.signUp, enable_confirmations: false },
    },
    // Buckets have smaller limits of their own.
    storage: { enabled: true, file_size_limit: `${MAX_FILM_BYTES / 1024 ** 2}MiB` },
    studio: { enabled: false },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = storageAdapter(files);
  return app.init();
}
