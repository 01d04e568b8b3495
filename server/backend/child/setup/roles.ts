import { OperatorError } from "../../../base/operator-error.ts";
import type { OpenDatabase } from "../database.ts";

const roles = ["anon", "authenticated", "service_role"] as const;

const makeRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;`;

/** Views that are read with the rights of their reader came with it. */
const lowestVersion = 15;

export async function ensureRoles(database: OpenDatabase): Promise<void> {
  const [server] = await database.rows(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  if (Number(server?.major) < lowestVersion) {
    throw new OperatorError(
      `The Postgres of DATABASE_URL has the version ${server?.major}; the lowest that the site runs on is ${lowestVersion}.`,
    );
  }
  for (const role of roles) {
    const [found] = await database.rows("select from pg_roles where rolname = $1", [role]);
    if (found) continue;
    const attribute = role === "service_role" ? "nologin bypassrls" : "nologin";
    try {
      await database.script(`create role ${role} ${attribute}`);
    } catch (error) {
      throw new OperatorError(rolesMissing(error));
    }
  }
  const [service] = await database.rows(
    "select rolbypassrls as ok from pg_roles where rolname = 'service_role'",
  );
  if (service?.ok !== true) {
    throw new OperatorError(
      "The role service_role of the database is held back by row-level security, so no message could be stored. Run this once as a superuser: alter role service_role bypassrls;",
    );
  }
  const [member] = await database.rows(
    `select current_user::text as name, bool_and(pg_has_role(current_user, rolname, 'member')) as ok
     from pg_roles where rolname in ('anon', 'authenticated', 'service_role')`,
  );
  if (member?.ok === true) return;
  try {
    await database.script(`grant ${roles.join(", ")} to current_user`);
  } catch (error) {
    throw new OperatorError(rolesMissing(error));
  }
}

/** As a hosted Supabase grants them: lite would grant ALL on every table of every schema. */
export async function grantSystemSchemas(database: OpenDatabase): Promise<void> {
  await database.script(`
    grant usage on schema auth, storage to anon, authenticated, service_role;
    grant execute on all functions in schema auth, storage to anon, authenticated, service_role;
    grant select, insert, update, delete on storage.buckets, storage.objects
      to anon, authenticated, service_role;
    create schema if not exists bootstrap;
    create table if not exists bootstrap.done
      (what text primary key, at timestamptz not null default now());
  `);
}

/** Lite ignores statements that the database refuses. */
export async function checkSystemSchemas(database: OpenDatabase): Promise<void> {
  const [made] = await database.rows(
    `select to_regclass('auth.users') is not null and to_regclass('storage.objects') is not null
       as ok, current_database()::text as database, current_user::text as name`,
  );
  if (made?.ok === true) return;
  throw new OperatorError(
    `The database user may not make schemas. Run: grant create on database "${made?.database}" to "${made?.name}";`,
  );
}

function rolesMissing(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return [
    `The database lacks the roles of Supabase and its user may not make them (${reason}).`,
    "Run this once as a superuser, with the name of the database user in the last line:",
    `${makeRoles}\n  grant anon, authenticated, service_role to "the database user";`,
  ].join("\n");
}
