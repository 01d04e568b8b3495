import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { SignJWT } from "jose";
import postgres from "postgres";
import { openPostgres } from "../../../server/backend/child/database.ts";
import { createLite } from "../../../server/backend/child/lite.ts";
import { StorageFiles } from "../../../server/backend/shared/storage-files.ts";
import { sendFetchResponse, toFetchRequest } from "../../../server/http/fetch-bridge.ts";
import { openPort, portOf } from "../../../server/http/listen.ts";
import { callerOf, holderOf } from "../../../supabase/functions/accounts/caller.ts";
import type { Letter } from "../../../supabase/functions/accounts/deps.ts";
import { createFactors } from "../../../supabase/functions/accounts/factors.ts";
import { createHandler } from "../../../supabase/functions/accounts/handler.ts";
import { createPeople } from "../../../supabase/functions/accounts/people.ts";
import type { Role } from "../../../supabase/functions/accounts/roles.ts";
import { freePort } from "../../support/free-port.ts";
import { startPostgres } from "../../support/postgres.ts";
import { Accounts, siteUrl } from "./accounts.ts";
import type { Team } from "./roles.ts";
import { applyMigrations, roles, schemas } from "./supabase-shaped.ts";

/** The program that supabase-auth.ts builds for the long tests; undefined in the others. */
export const authProgram = process.env.SUPABASE_AUTH;

const jwtSecret = "a secret of at least thirty-two characters";
const keys = {
  publishableKey: "sb_publishable_for_tests",
  secretKey: "sb_secret_for_tests",
  addressSalt: "salt for addresses in tests",
  jwtSecret,
};

/**
 * The real Supabase Auth on a Postgres shaped like a hosted one, with our migrations. Lite answers `/rest/v1` there in
 * place of PostgREST, and a door gives the keys their roles, as the gateway of Supabase does.
 */
export async function startRealAuth(program: string) {
  const server = await startPostgres();
  const asRole = (name: string, password: string) => {
    const url = Object.assign(new URL(server.superuserUrl), { username: name, password });
    return Object.assign(url, { pathname: "/hosted" }).href;
  };
  const superuser = postgres(server.superuserUrl, { max: 1, onnotice: () => {} });
  await superuser.unsafe(roles);
  await superuser.unsafe(`
    alter role supabase_auth_admin login createrole password 'auth';
    alter role supabase_auth_admin set search_path = 'auth';
  `);
  await superuser.unsafe("create database hosted owner postgres");
  await superuser.end();
  const inside = postgres(
    Object.assign(new URL(server.superuserUrl), { pathname: "/hosted" }).href,
    {
      max: 1,
      onnotice: () => {},
    },
  );
  await inside.unsafe(schemas);
  await inside.unsafe("grant create on database hosted to supabase_auth_admin");

  const port = await freePort();
  const env = authSettings(asRole("supabase_auth_admin", "auth"), port);
  const migrated = spawnSync(program, ["migrate"], { env, encoding: "utf8" });
  if (migrated.status !== 0) throw new Error(`auth migrate: ${migrated.stderr.slice(-2000)}`);
  // As the image of Supabase's Postgres does.
  await inside.unsafe(
    "grant all on auth.users to postgres; grant usage on schema auth to postgres",
  );
  await inside.end();
  await applyMigrations(asRole("postgres", "postgres"));

  const auth = spawn(program, ["serve"], { env, stdio: ["ignore", "ignore", "ignore"] });
  const database = await openPostgres(asRole("postgres", "postgres"));
  const lite = await createLite(database, new StorageFiles("/nowhere", 1), { keys, signUp: false });
  const serviceToken = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(jwtSecret));

  const letters: Letter[] = [];
  const connect = () =>
    createClient(url, keys.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const people = () => createPeople(connect);
  const route = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/functions/v1/accounts") {
      return createHandler({
        people: people(),
        factors: createFactors(connect),
        caller: (asked) => callerOf(asked, { url }),
        holder: (asked) => holderOf(asked, { url }),
        hashAddress: async () => "somewhere",
        mail: {
          origin: siteUrl,
          send: async (letter) => {
            letters.push(letter);
            return null;
          },
        },
        limit: 1000,
        later: () => {},
        log: (event, fields, level) => level && console.warn(event, fields),
      })(request);
    }
    if (pathname.startsWith("/rest/")) return lite.fetch(request, { peerAddress: null });
    const headers = new Headers(request.headers);
    if (headers.get("apikey") === keys.secretKey) {
      headers.set("authorization", `Bearer ${serviceToken}`);
    }
    const body = ["GET", "HEAD"].includes(request.method) ? undefined : await request.arrayBuffer();
    const to = `http://127.0.0.1:${port}${pathname.replace("/auth/v1", "")}${search}`;
    for (const name of ["connection", "host", "content-length"]) headers.delete(name);
    return fetch(to, { method: request.method, headers, body });
  };
  const door = createServer(async (request, response) => {
    const answer = await route(toFetchRequest(request, `http://127.0.0.1${request.url}`));
    const { status, headers } = answer;
    const plain = new Headers(headers);
    for (const name of ["connection", "content-encoding", "content-length", "transfer-encoding"]) {
      plain.delete(name);
    }
    await sendFetchResponse(response, new Response(answer.body, { status, headers: plain }), []);
  });
  await openPort(door, 0, "127.0.0.1");
  const url = `http://127.0.0.1:${portOf(door)}`;
  await untilHealthy(`http://127.0.0.1:${port}/health`, auth);

  const accounts = new Accounts((request) => route(request), keys.publishableKey);
  return {
    accounts,
    people: people(),
    letters,
    /** Somebody of each kind, with tokens of Supabase Auth. Of files there are none here. */
    async team(): Promise<Team> {
      const service = connect();
      const join = async (name: string, roles: readonly Role[]) => {
        const [email, password] = [`${name}@kadr.example`, "Pomarańczowy wiatrak 3"];
        if (roles.length > 0) await people().add(email, password, roles);
        else await service.auth.admin.createUser({ email, password, email_confirm: true });
        const client = await accounts.signIn(email, password);
        return { client, id: (await client.auth.getUser()).data.user?.id ?? "" };
      };
      const stranger = await join("obcy", []);
      const administrator = await join("administrator", ["administrator"]);
      const editor = await join("redaktor", ["editor"]);
      const author = await join("autor", ["author"]);
      const enquiries = await join("zapytania", ["enquiries"]);
      const unconfirmed = await join("drugi-skladnik", ["administrator"]);
      const of = { person: unconfirmed.id, new_secret: "A".repeat(32) };
      await service.rpc("start_second_factor", of).throwOnError();
      const first = { person: unconfirmed.id, session: null, of_secret: of.new_secret };
      const given = { ...first, step: 1, code_hashes: [] };
      await service.rpc("finish_second_factor", given).throwOnError();
      const clients = {
        unconfirmed: unconfirmed.client,
        nobody: accounts.browser(),
        stranger: stranger.client,
        administrator: administrator.client,
        editor: editor.client,
        author: author.client,
        enquiries: enquiries.client,
      };
      const ids = {
        stranger: stranger.id,
        administrator: administrator.id,
        editor: editor.id,
        author: author.id,
        enquiries: enquiries.id,
      };
      return {
        ...clients,
        service,
        ids,
        request: async (caller, path, init) => {
          const headers = new Headers(init?.headers);
          headers.set("apikey", keys.publishableKey);
          const { session } = (await clients[caller].auth.getSession()).data;
          if (session) headers.set("authorization", `Bearer ${session.access_token}`);
          return route(new Request(url + path, { ...init, headers }));
        },
      };
    },
    async stop() {
      door.closeAllConnections();
      door.close();
      auth.kill();
      await database.connection.close();
      await server.stop();
    },
  };
}

function authSettings(databaseUrl: string, port: number): Record<string, string> {
  return {
    GOTRUE_DB_DRIVER: "postgres",
    DATABASE_URL: `${databaseUrl}?sslmode=disable`,
    GOTRUE_API_HOST: "127.0.0.1",
    PORT: String(port),
    API_EXTERNAL_URL: `http://127.0.0.1:${port}`,
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_JWT_SECRET: jwtSecret,
    GOTRUE_JWT_AUD: "authenticated",
    GOTRUE_JWT_ADMIN_ROLES: "service_role",
    GOTRUE_JWT_DEFAULT_GROUP_NAME: "authenticated",
    // What supabase/config.toml sets on a hosted one.
    GOTRUE_DISABLE_SIGNUP: "true",
    GOTRUE_PASSWORD_MIN_LENGTH: "12",
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "true",
    GOTRUE_EXTERNAL_EMAIL_ENABLED: "true",
  };
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Supabase Auth ended with ${server.exitCode}`);
}
