import { randomBytes } from "node:crypto";
import { compare, hash } from "bcryptjs";
import { OperatorError } from "../../../operator-error.ts";
import type { FirstAdmin } from "../../shared/options.ts";
import type { Database, Row } from "../database.ts";

const defaultEmail = "admin@kadr.example";
const unshown = "first administrator, not shown yet";

export type SignUp = (email: string, password: string) => Promise<Response>;

/**
 * A named account is made if it is missing; an existing password is left alone. Without a name, an account is made
 * on the first start and returned; each later start gives it a new password until one was shown.
 */
export async function ensureAdmin(
  database: Database,
  signUp: SignUp,
  given: { email?: string; password?: string },
  warn: (sentence: string) => void = () => {},
): Promise<FirstAdmin | undefined> {
  if (given.email && given.password) {
    const admin = { email: given.email, password: given.password };
    const isNew = await makeAdmin(database, signUp, admin);
    if (!isNew && !(await hasPassword(database, admin))) {
      warn(
        `ADMIN_PASSWORD is ignored: the account ${admin.email} exists already, with another password.`,
      );
    }
    return undefined;
  }
  const [someone] = await database.rows("select from public.admin_users limit 1");
  const [isUnshown] = await database.rows("select from bootstrap.done where what = $1", [unshown]);
  if (someone && !isUnshown) return undefined;
  const admin = { email: defaultEmail, password: randomBytes(15).toString("base64url") };
  if (!isUnshown && (await find(database, admin.email))) {
    await makeAdmin(database, signUp, admin);
    return undefined;
  }
  await database.rows("insert into bootstrap.done (what) values ($1) on conflict do nothing", [
    unshown,
  ]);
  const isNew = await makeAdmin(database, signUp, admin);
  if (!isNew) await setPassword(database, admin);
  return admin;
}

export async function forgetUnshown(database: Database): Promise<void> {
  await database.rows("delete from bootstrap.done where what = $1", [unshown]);
}

async function makeAdmin(database: Database, signUp: SignUp, admin: FirstAdmin): Promise<boolean> {
  const email = admin.email.toLowerCase();
  const existing = await find(database, email);
  if (!existing) {
    const answer = await signUp(email, admin.password);
    if (!answer.ok) throw new OperatorError(await refusal(admin.email, answer));
    await forgetSessions(database, email);
  }
  await database.rows(
    `insert into public.admin_users (id) select id from auth.users where email = $1
     on conflict do nothing`,
    [email],
  );
  return !existing;
}

async function hasPassword(database: Database, { email, password }: FirstAdmin): Promise<boolean> {
  const [account] = await database.rows(
    "select encrypted_password as hash from auth.users where email = $1",
    [email.toLowerCase()],
  );
  return compare(password, String(account?.hash ?? ""));
}

async function setPassword(database: Database, { email, password }: FirstAdmin): Promise<void> {
  await database.rows("update auth.users set encrypted_password = $1 where email = $2", [
    await hash(password, 10),
    email,
  ]);
  await forgetSessions(database, email);
}

async function find(database: Database, email: string): Promise<Row | undefined> {
  const [account] = await database.rows("select id from auth.users where email = $1", [email]);
  return account;
}

async function forgetSessions(database: Database, email: string): Promise<void> {
  await database.rows(
    "delete from auth.sessions where user_id = (select id from auth.users where email = $1)",
    [email],
  );
}

async function refusal(email: string, answer: Response): Promise<string> {
  return `The administrator account ${email} could not be made: ${await answer.text()}`;
}
