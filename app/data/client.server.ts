import type { SupabaseClient } from "@supabase/supabase-js";
import { createClient } from "@supabase/supabase-js";
import type { RouterContextProvider } from "react-router";
import { pictureAt } from "~/own-pictures.ts";
import { type SiteSettings, settingsContext } from "~/settings.ts";
import type { Database } from "./database.types.ts";
import { fileFacts } from "./pictures/file-facts.ts";
import type { ImageContext } from "./pictures/images.ts";
import type { ReadFacts } from "./pictures/picture-files.server.ts";
import { pictureFiles } from "./pictures/picture-files.server.ts";

export type PublicClient = {
  db: SupabaseClient<Database>;
  images: ImageContext;
  /** Before rows are reshaped: makes known what the library says of their uploaded pictures. */
  describe: (rows: unknown) => Promise<void>;
  measure: (row: unknown) => Promise<void>;
};

const clients = new WeakMap<SiteSettings, PublicClient>();

/** The client of the process: it holds no session, so all requests share it. */
export function publicClient(context: Readonly<RouterContextProvider>): PublicClient {
  const settings = context.get(settingsContext);
  const known = clients.get(settings);
  if (known) return known;

  const client = connect(settings);
  clients.set(settings, client);
  return client;
}

/** Never retries: a dead backend must be told within two seconds, and the browser asks again. */
function connect({ backend, browserBackend }: SiteSettings): PublicClient {
  const db = createClient<Database>(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { timeout: 8000, retry: false },
    global: { headers: backend.headers ?? {} },
  });
  const { describe, measure, fileOf } = pictureFiles(backend, readFactsFrom(db));
  const backendUrl = browserBackend.url.replace(/\/$/, "");
  return { db, images: { backendUrl, picture: pictureAt, fileOf }, describe, measure };
}

function readFactsFrom(db: SupabaseClient<Database>): ReadFacts {
  return async (paths) => {
    const { data } = await db.rpc("picture_facts", { paths }).throwOnError();
    return new Map(data.map((row) => [row.path, fileFacts(row)]));
  };
}
