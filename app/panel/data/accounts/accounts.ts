import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import type { AdminClient } from "~/panel/data/client.ts";
import { dataOf, problem } from "~/panel/data/problem.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { Remains } from "../../../../supabase/functions/accounts/remains.ts";
import type { Role } from "../../../../supabase/functions/accounts/roles.ts";

export type Person = {
  id: string;
  email: string;
  roles: Role[];
  since: string;
  lastSignIn: string | null;
  isMe: boolean;
  hasFactor: boolean;
  remains: Remains;
};
/** `by` is null where it is not known who made it. */
export type Invitation = { email: string; roles: Role[]; until: string; by: string | null };
export type People = {
  people: Person[];
  invitations: Invitation[];
  mail: boolean;
  /** Whom every start of the server makes an administrator again. */
  comesBack: string | null;
};
/** Without `token` when it was mailed. */
export type Invited = { token?: string; until: string; mailed: boolean };
export type PasswordLink = { email: string; purpose: "invitation" | "reset" | "address" };

/** Refused for a reason that its message gives, as a Polish sentence. */
export class Refused extends Error {}

export const listPeople = (client: AdminClient) =>
  callAccounts<People>(client, { action: "people" });

export const invite = (
  client: AdminClient,
  asked: { email: string; roles: readonly Role[]; mail: boolean },
) => callAccounts<Invited>(client, { action: "invite", ...asked });

export const setRoles = (client: AdminClient, id: string, roles: readonly Role[]) =>
  callAccounts<object>(client, { action: "set-roles", id, roles });

export const withdrawInvitation = (client: AdminClient, email: string) =>
  callAccounts<object>(client, { action: "withdraw", email });

export const removePerson = (client: AdminClient, id: string) =>
  callAccounts<object>(client, { action: "remove", id });

export const askForPassword = (client: AdminClient, email: string) =>
  callAccounts<object>(client, { action: "forgotten", email });

export const readPasswordLink = (client: AdminClient, token: string) =>
  callAccounts<PasswordLink>(client, { action: "look", token });

/** Every session of the account ends, hence the new one for this browser. */
export async function changePassword(
  client: AdminClient,
  email: string,
  passwords: { current: string; next: string },
): Promise<void> {
  const asked = { action: "change-password", ...passwords };
  const changed = await callAccounts<{ email?: string; device?: string }>(client, asked);
  const { error } = await client.auth.signInWithPassword({
    email: changed.email ?? email,
    password: passwords.next,
  });
  if (error) throw problem(error);
  // The second factor was given in the session that ended.
  const { device } = changed;
  if (device) await callAccounts(client, { action: "factor", device });
}

/** The hints that the account has put away. */
export async function readHints(client: AdminClient): Promise<string[]> {
  const rows = dataOf(await client.from("read_hints").select("hint"));
  return rows.map(({ hint }) => hint);
}

export async function rememberHint(client: AdminClient, hint: string): Promise<void> {
  dataOf(await client.from("read_hints").upsert({ hint }, { ignoreDuplicates: true }));
}

export const redeemPasswordLink = (client: AdminClient, token: string, password: string) =>
  callAccounts<object>(client, { action: "redeem", token, password });

/** The shape of an answer is that of the function `accounts`, which is a part of this project. */
export async function callAccounts<Answer>(client: AdminClient, body: object): Promise<Answer> {
  const { data, error } = await client.functions.invoke<Answer>("accounts", { body });
  if (data && !error) return data;
  if (error instanceof FunctionsFetchError) throw new DataProblem("offline", error.message);
  if (!(error instanceof FunctionsHttpError)) throw new DataProblem("other", String(error));
  const answer: Response = error.context;
  const said: unknown = await answer.json().catch(() => null);
  const sentence =
    typeof said === "object" && said !== null && "error" in said ? String(said.error) : "";
  if (answer.status === 401) throw new DataProblem("signed-out", sentence);
  if (sentence) throw new Refused(sentence);
  throw problem({ message: error.message }, answer.status);
}
