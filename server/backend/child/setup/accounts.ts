import { hash } from "bcryptjs";
import type { Database } from "../database.ts";

/** Lite's own cost. */
const cost = 10;

export async function findAccount(
  database: Database,
  email: string,
): Promise<{ id: string; hash: string } | undefined> {
  const [account] = await database.rows(
    "select id, encrypted_password as hash from auth.users where email = $1",
    [email.toLowerCase()],
  );
  return account && { id: String(account.id), hash: String(account.hash ?? "") };
}

export async function findAddress(database: Database, id: string): Promise<string | undefined> {
  const [account] = await database.rows("select email from auth.users where id = $1::uuid", [id]);
  return account && String(account.email);
}

export async function setPassword(database: Database, id: string, password: string): Promise<void> {
  await database.rows(
    "update auth.users set encrypted_password = $1, updated_at = now() where id = $2::uuid",
    [await hash(password, cost), id],
  );
  await endSessions(database, id);
}

/** The sessions stay; their next tokens have the new address. */
export async function setAddress(database: Database, id: string, email: string): Promise<void> {
  const address = email.toLowerCase();
  await database.rows("update auth.users set email = $1, updated_at = now() where id = $2::uuid", [
    address,
    id,
  ]);
  await database.rows(
    `update auth.identities
     set identity_data = identity_data::jsonb || jsonb_build_object('email', $1::text)
     where user_id = $2::uuid and provider = 'email'`,
    [address, id],
  );
}

/** The refresh tokens go with the sessions. */
async function endSessions(database: Database, id: string): Promise<void> {
  await database.rows("delete from auth.sessions where user_id = $1::uuid", [id]);
}

/** Lite signs every new account in; here no person is at the other end. */
export async function undoFirstSignIn(database: Database, id: string): Promise<void> {
  await endSessions(database, id);
  await database.rows("update auth.users set last_sign_in_at = null where id = $1::uuid", [id]);
}

export async function removeAccount(database: Database, id: string): Promise<void> {
  await database.rows("delete from auth.users where id = $1::uuid", [id]);
}
