import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Backend, BackendOptions } from "../../../server/backend/shared/options.ts";
import { startBackend } from "../../../server/backend/web/start.ts";
import { countStart } from "../../support/suite.ts";

export const visitors = ["nobody", "stranger", "administrator"] as const;
export type Visitor = (typeof visitors)[number];
const team = ["editor", "author", "enquiries"] as const;
type Member = (typeof team)[number];
/** Everybody whom the matrix of permissions has a column for. */
export const columns = [...visitors, ...team];
/** And an administrator with a second factor in a session that the password alone brought: a stranger everywhere. */
export const callers = [...columns, "unconfirmed"] as const;
export type Caller = Visitor | Member | "unconfirmed";
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
  request(visitor: Caller, path: string, init?: RequestInit): Promise<Response>;
};

/** With somebody of each role. */
export type Team = Roles & Record<Member | "unconfirmed", Client> & { ids: Record<Member, string> };

type Database = Pick<BackendOptions, "dataDir" | "databaseUrl">;
type Account = { adminEmail: string; adminPassword: string };

const accounts = { stranger: account("stranger"), administrator: account("administrator") };

/** Starts a backend on a new database, or on one that has the accounts; no timer of it touches a message. */
export async function startOn(
  { dataDir, databaseUrl }: Database,
  settings: Partial<BackendOptions> = {},
): Promise<Backend> {
  countStart("backend");
  const backend = await startBackend({
    ...{ dataDir, databaseUrl, ...accounts.administrator, seed: "none", signInLimit: 1000 },
    contact: { limit: 5, pollMilliseconds: 3_600_000 },
    log: () => {},
    ...settings,
  });
  const { adminEmail: email, adminPassword: password } = accounts.stranger;
  const made = { email, password, email_confirm: true };
  const { error } = await insideOf(backend).auth.admin.createUser(made);
  if (error && error.code !== "email_exists") throw error;
  return backend;
}

/** The visitors of a backend, signed in. */
export async function rolesOf(
  backend: Backend,
  databaseUrl?: string,
  others: Partial<Record<Caller, Client>> = {},
): Promise<Roles> {
  const stranger = await signIn(backend, accounts.stranger);
  const administrator = await signIn(backend, accounts.administrator);
  const own = {
    nobody: clientOf(backend, backend.publishableKey),
    stranger: stranger.client,
    administrator: administrator.client,
  };
  const clients: Partial<Record<Caller, Client>> = { ...own, ...others };
  return {
    ...own,
    service: serviceOf(backend),
    ids: { stranger: stranger.id, administrator: administrator.id },
    databaseUrl,
    request: async (visitor, path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("apikey", backend.publishableKey);
      const session = (await clients[visitor]?.auth.getSession())?.data.session;
      if (session) headers.set("authorization", `Bearer ${session.access_token}`);
      return publicFetch(backend)(new URL(path, origin), { ...init, headers });
    },
  };
}

/** The same with a new account of each role. */
export async function teamOf(backend: Backend, databaseUrl?: string): Promise<Team> {
  const [editor, author, enquiries] = await Promise.all(
    team.map((role) => newMember(backend, role, [role])),
  );
  if (!editor || !author || !enquiries) throw new Error("Each role has an account");
  const withFactor = await newMember(backend, "unconfirmed", ["administrator"]);
  await addFactor(backend, withFactor.id);
  const clients = {
    editor: editor.client,
    author: author.client,
    enquiries: enquiries.client,
    unconfirmed: withFactor.client,
  };
  const roles = await rolesOf(backend, databaseUrl, clients);
  const ids = { editor: editor.id, author: author.id, enquiries: enquiries.id };
  return { ...roles, ...clients, ids: { ...roles.ids, ...ids } };
}

/** Somebody with these roles, signed in. */
async function newMember(backend: Backend, name: string, roles: string[]) {
  const made = account(name);
  const inside = insideOf(backend);
  const { adminEmail: email, adminPassword: password } = made;
  const { data, error } = await inside.auth.admin.createUser({
    ...{ email, password, email_confirm: true },
  });
  if (error) throw error;
  await inside.from("admin_users").insert({ id: data.user.id, roles }).throwOnError();
  return signIn(backend, made);
}

async function addFactor(backend: Backend, person: string): Promise<void> {
  const inside = insideOf(backend);
  const secret = "A".repeat(32);
  await inside.rpc("start_second_factor", { person, new_secret: secret }).throwOnError();
  const first = { person, session: null, of_secret: secret, step: 1, code_hashes: [] };
  await inside.rpc("finish_second_factor", first).throwOnError();
}

function account(name: string): Account {
  return { adminEmail: `${name}@example.com`, adminPassword: `${name}-long-password` };
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

/** Past the allow-list of the public listener, as the web process asks its backend. */
export function insideOf({ address, secretKey }: Backend): Client {
  return createClient(address.url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { headers: address.headers },
  });
}

function serviceOf(backend: Backend): Client {
  return clientOf(backend, backend.secretKey);
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
