import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Backend, BackendOptions } from "../../../server/backend/shared/options.ts";
import { startBackend } from "../../../server/backend/web/start.ts";

export const visitors = ["nobody", "stranger", "administrator"] as const;
export type Visitor = (typeof visitors)[number];
const origin = "http://site.test";

/** Without the types of the schema, for the tests send what those forbid. */
type Client = SupabaseClient;

/** A running backend and its visitors, each behind the allow-list of the public listener. */
export type Roles = Record<Visitor, Client> & {
  /** The secret key: arranges what the visitors find and looks at what they did. */
  service: Client;
  ids: { stranger: string; administrator: string };
  /** Of a Postgres server; undefined on PGlite. */
  databaseUrl?: string;
  /** A request that supabase-js would not make. */
  request(visitor: Visitor, path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
};

type Database = Pick<BackendOptions, "dataDir" | "databaseUrl">;
type Account = { adminEmail: string; adminPassword: string };

const accounts = { stranger: account("stranger"), administrator: account("administrator") };

/** Starts twice: the administrator of the first start loses that right and is the later stranger. */
export async function createAccounts(database: Database): Promise<void> {
  const first = await start(database, accounts.stranger);
  const service = clientOf(first, first.secretKey);
  await service.from("admin_users").delete().not("id", "is", null).throwOnError();
  await first.stop();
  const second = await start(database, accounts.administrator);
  await second.stop();
}

/** Starts a backend on a database that has the accounts. */
export async function startWithRoles(database: Database): Promise<Roles> {
  const backend = await start(database, accounts.administrator);
  const stranger = await signIn(backend, accounts.stranger);
  const administrator = await signIn(backend, accounts.administrator);
  const clients = {
    nobody: clientOf(backend, backend.publishableKey),
    stranger: stranger.client,
    administrator: administrator.client,
  };
  return {
    ...clients,
    service: clientOf(backend, backend.secretKey),
    ids: { stranger: stranger.id, administrator: administrator.id },
    databaseUrl: database.databaseUrl,
    request: async (visitor, path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("apikey", backend.publishableKey);
      const { data } = await clients[visitor].auth.getSession();
      if (data.session) headers.set("authorization", `Bearer ${data.session.access_token}`);
      return publicFetch(backend)(new URL(path, origin), { ...init, headers });
    },
    stop: () => backend.stop(),
  };
}

function account(name: string): Account {
  return { adminEmail: `${name}@example.com`, adminPassword: `${name}-long-password` };
}

function start(database: Database, administrator: Account): Promise<Backend> {
  return startBackend({
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
    ...administrator,
    seed: "none",
    signInLimit: 1000,
    contact: { limit: 5 },
    log: () => {},
  });
}

async function signIn(backend: Backend, { adminEmail, adminPassword }: Account) {
  const client = clientOf(backend, backend.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({
    email: adminEmail,
    password: adminPassword,
  });
  if (error) throw error;
  return { client, id: data.user.id };
}

function clientOf(backend: Backend, key: string): Client {
  return createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: publicFetch(backend) },
  });
}

function publicFetch(backend: Backend): typeof fetch {
  return async (input, init) => {
    const answer = await backend.handle(new Request(input, init), "192.0.2.1");
    return answer ?? new Response(null, { status: 404 });
  };
}
