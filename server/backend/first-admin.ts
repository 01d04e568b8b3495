import { randomBytes } from "node:crypto";
import { OperatorError } from "../operator-error.ts";
import type { Database } from "./database.ts";
import type { FirstAdmin } from "./options.ts";

const defaultEmail = "admin@kadr.example";

export type SignUp = (email: string, password: string) => Promise<Response>;

/**
 * The account that the operator named exists and is an administrator; its password is left alone
 * when the account was there. Unnamed, an account is made on the first boot and returned.
 */
export async function ensureAdmin(
  database: Database,
  signUp: SignUp,
  given: { email?: string; password?: string },
): Promise<FirstAdmin | undefined> {
  if (given.email && given.password) {
    await makeAdmin(database, signUp, { email: given.email, password: given.password });
    return undefined;
  }
  const [someone] = await database.rows("select from public.admin_users limit 1");
  if (someone) return undefined;
  const admin = { email: defaultEmail, password: randomBytes(15).toString("base64url") };
  const isNew = await makeAdmin(database, signUp, admin);
  return isNew ? admin : undefined;
}

async function makeAdmin(database: Database, signUp: SignUp, admin: FirstAdmin): Promise<boolean> {
  const email = admin.email.toLowerCase();
  const find = () => database.rows("select id from auth.users where email = $1", [email]);
  const [existing] = await find();
  if (!existing) {
    const answer = await signUp(email, admin.password);
    if (!answer.ok) throw new OperatorError(await refusal(admin.email, answer));
    await database.rows(
      "delete from auth.sessions where user_id = (select id from auth.users where email = $1)",
      [email],
    );
  }
  await database.rows(
    `insert into public.admin_users (id) select id from auth.users where email = $1
     on conflict do nothing`,
    [email],
  );
  return !existing;
}

async function refusal(email: string, answer: Response): Promise<string> {
  return `The administrator account ${email} could not be made: ${await answer.text()}`;
}
