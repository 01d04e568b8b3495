import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Backend, BackendOptions } from "../../server/backend/shared/options.ts";
import { startBackend } from "../../server/backend/web/start.ts";
import { placeMigratedDatabase } from "./migrated-database.ts";
import { countStart } from "./suite.ts";

export type LogLine = { event: string; [field: string]: unknown };

export type TestBackend = Backend & {
  dataDir: string;
  log: LogLine[];
  /** Asks the front door as a browser at this address would. */
  ask(path: string, init?: RequestInit, clientAddress?: string): Promise<Response>;
  /** supabase-js on the front door. */
  client(clientAddress?: string): SupabaseClient;
  /** supabase-js with the administrator signed in. */
  adminClient(): Promise<SupabaseClient>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

export const admin = { email: "admin@kadr.example", password: "correct horse battery" };

/** An embedded backend with its own data directory, asked through its front door. */
export async function startTestBackend(given: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), "backend-")));
  if (!given.dataDir && !given.databaseUrl) await placeMigratedDatabase(dataDir);
  const log: LogLine[] = [];
  const backend = await startBackend({
    seed: "none",
    adminEmail: admin.email,
    adminPassword: admin.password,
    signInLimit: 10,
    contact: { limit: 5 },
    log: (event, fields) => log.push({ event, ...fields }),
    ...given,
    dataDir,
  }).catch(async (error) => {
    countStart("refused");
    if (!given.dataDir) await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  countStart("backend");

  const handle = async (request: Request, clientAddress = "192.0.2.1") => {
    const answer = await backend.handle(request, clientAddress);
    if (!answer) throw new Error(`${request.url} is not an address of the backend`);
    return answer;
  };
  const client = (clientAddress?: string) =>
    createClient("http://site.test", backend.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => handle(toRequest(input, init), clientAddress) },
    });

  return {
    ...backend,
    dataDir,
    log,
    ask: (path, init, clientAddress) => {
      const headers = new Headers(init?.headers);
      if (!headers.has("apikey")) headers.set("apikey", backend.publishableKey);
      return handle(toRequest(`http://site.test${path}`, { ...init, headers }), clientAddress);
    },
    client,
    async adminClient() {
      const signedIn = client("192.0.2.99");
      const { error } = await signedIn.auth.signInWithPassword(admin);
      if (error) throw error;
      return signedIn;
    },
    async remove() {
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function toRequest(input: RequestInfo | URL, init?: RequestInit): Request {
  return new Request(input, init?.body ? Object.assign({ duplex: "half" }, init) : init);
}

// Back-references make Postgres try every length at every place of the text.
export const slowQuery = `/rest/v1/blog_posts?select=id&content=match.${encodeURIComponent("(.{50}).*c.*\\1")}`;

export async function count(backend: TestBackend, table: string): Promise<number> {
  const answer = await backend.ask(`/rest/v1/${table}?select=id`, {
    headers: { apikey: backend.secretKey, "user-agent": "test" },
  });
  const rows: unknown = await answer.json();
  if (!Array.isArray(rows)) throw new Error(`No rows but ${answer.status}`);
  return rows.length;
}
