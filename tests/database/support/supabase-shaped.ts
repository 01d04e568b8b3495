import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";

/** Makes the database `hosted`, with the migrations as the Supabase CLI sends them. */
export async function createSupabaseShaped(superuserUrl: string): Promise<void> {
  await run(superuserUrl, roles);
  await applyMigrations(await createUnmigrated(superuserUrl, "hosted"));
}

/**
 * A database as a new Supabase project has it, as far as migrations can tell: `postgres` is no
 * superuser, `auth` and `storage` belong to others, and every new object of `public` is granted to
 * the API roles. Returns its address for `postgres`.
 */
export async function createUnmigrated(superuserUrl: string, name: string): Promise<string> {
  const url = Object.assign(new URL(superuserUrl), { pathname: `/${name}` });
  await run(superuserUrl, `create database ${name} owner postgres`);
  await run(url.href, schemas, auth);
  return Object.assign(url, { username: "postgres", password: "postgres" }).href;
}

export async function applyMigrations(url: string): Promise<void> {
  const files = readdirSync("supabase/migrations").sort();
  await run(url, ...files.map((file) => readFileSync(join("supabase/migrations", file), "utf8")));
}

async function run(url: string, ...scripts: string[]): Promise<void> {
  const connection = { search_path: '"$user", public, extensions' };
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection });
  for (const script of scripts) await sql.unsafe(script);
  await sql.end();
}

/** To be run once by a superuser. */
export const roles = `
  create role postgres login password 'postgres' nosuperuser createdb createrole bypassrls;
  create role supabase_auth_admin nologin noinherit;
  create role supabase_storage_admin nologin noinherit;
  grant anon, authenticated, service_role to postgres;
  -- Supabase lets postgres make policies on storage's tables by an extension of its own.
  grant supabase_storage_admin to postgres;
`;

/** Everything but the tables of `auth`, which belong to Supabase Auth. */
export const schemas = `
  create schema auth authorization supabase_auth_admin;
  create schema storage authorization supabase_storage_admin;
  create schema extensions;
  grant usage on schema public, auth, storage, extensions
    to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on tables to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to postgres, anon, authenticated, service_role;

  set role supabase_storage_admin;
  create table storage.buckets (
    id text primary key, name text not null unique, owner uuid, owner_id text,
    public boolean default false, avif_autodetection boolean default false,
    file_size_limit bigint, allowed_mime_types text[],
    created_at timestamptz default now(), updated_at timestamptz default now()
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets,
    name text, owner uuid, owner_id text, metadata jsonb, user_metadata jsonb, version text,
    created_at timestamptz default now(), updated_at timestamptz default now(),
    last_accessed_at timestamptz default now(), unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
  reset role;
`;

const auth = `
  set role supabase_auth_admin;
  create table auth.users (
    id uuid primary key, email varchar(255), encrypted_password varchar(255),
    last_sign_in_at timestamptz
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users,
    created_at timestamptz, refreshed_at timestamp, user_agent text
  );
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(), user_id uuid not null references auth.users,
    status text not null
  );
  alter table auth.mfa_factors enable row level security;
  grant select, insert, update on auth.mfa_factors to postgres;
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  grant all on auth.users to postgres;
  -- A hosted one lets postgres only read them; the tests make some.
  grant select, insert on auth.sessions to postgres;
  create function auth.uid() returns uuid language sql stable
    as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
`;
