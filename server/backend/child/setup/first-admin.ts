import { randomBytes } from "node:crypto";
import { compare } from "bcryptjs";
import { passwordProblem } from "../../../../supabase/functions/accounts/password-rules.ts";
import { OperatorError } from "../../../base/operator-error.ts";
import { defaultEmail, type FirstAdmin } from "../../shared/options.ts";
import type { Database } from "../database.ts";
import { findAccount, setPassword } from "./accounts.ts";

const unshown = "first administrator, not shown yet";

export type SignUp = (email: string, password: string) => Promise<Response>;

/** An existing password is left alone; an unnamed account gets new ones until one was shown. */
export async function ensureAdmin(
  database: Database,
  signUp: SignUp,
  given: { email?: string; password?: string; asked?: string },
  warn: (sentence: string) => void = () => {},
): Promise<FirstAdmin | undefined> {
  if (given.email && given.password) {
    const admin = { email: given.email, password: given.password };
    const isNew = await makeAdmin(database, signUp, admin);
    if (!isNew && !(await hasPassword(database, admin))) {
      warn(
        `ADMIN_PASSWORD is ignored: the account ${admin.email} exists already, with another password.`,
      );
    } else if (passwordProblem(admin.password, admin.email)) {
      warn(
        "ADMIN_PASSWORD is too weak: it has fewer than 12 characters or is easily guessed. Choose another one in the panel, at „Konto”.",
      );
    }
    return undefined;
  }
  const [someone] = await database.rows(
    "select from public.admin_users where 'administrator' = any (roles) limit 1",
  );
  const [isUnshown] = await database.rows("select from bootstrap.done where what = $1", [unshown]);
  if (someone && !isUnshown) return undefined;
  // After a start that ended before it showed the password, the account that it made.
  const email = given.asked ?? (isUnshown && (await oldestAddress(database))) ?? "";
  const admin = {
    email: (email || defaultEmail).toLowerCase(),
    password: randomBytes(15).toString("base64url"),
  };
  const account = await findAccount(database, admin.email);
  if (!isUnshown && account) {
    await makeAdmin(database, signUp, admin);
    return undefined;
  }
  await database.rows("insert into bootstrap.done (what) values ($1) on conflict do nothing", [
    unshown,
  ]);
  await makeAdmin(database, signUp, admin);
  if (account) await setPassword(database, account.id, admin.password);
  return admin;
}

async function oldestAddress(database: Database): Promise<string | undefined> {
  const [oldest] = await database.rows(
    "select email from auth.users join public.admin_users using (id) order by admin_users.created_at limit 1",
  );
  return oldest && String(oldest.email);
}

export async function forgetUnshown(database: Database): Promise<void> {
  await database.rows("delete from bootstrap.done where what = $1", [unshown]);
}

async function makeAdmin(database: Database, signUp: SignUp, admin: FirstAdmin): Promise<boolean> {
  const email = admin.email.toLowerCase();
  const existing = await findAccount(database, email);
  if (!existing) {
    const answer = await signUp(email, admin.password);
    if (!answer.ok) throw new OperatorError(await refusal(admin.email, answer));
  }
  await database.rows(
    `insert into public.admin_users as known (id) select id from auth.users where email = $1
     on conflict (id) do update set roles = array_prepend('administrator', known.roles)
     where not 'administrator' = any (known.roles)`,
    [email],
  );
  return !existing;
}

async function hasPassword(database: Database, { email, password }: FirstAdmin): Promise<boolean> {
  const account = await findAccount(database, email);
  return compare(password, account?.hash ?? "");
}

async function refusal(email: string, answer: Response): Promise<string> {
  return `The administrator account ${email} could not be made: ${await answer.text()}`;
}
