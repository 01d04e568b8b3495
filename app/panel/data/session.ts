import type { Session } from "@supabase/supabase-js";
import { DataProblem } from "~/panel/kit/problem.ts";
import { type Role, rolesIn } from "../../../supabase/functions/accounts/roles.ts";
import { type MissingStep, readFactor, rememberedDevice } from "./accounts/second-factor.ts";
import { type AdminClient, passingClient } from "./client.ts";
import { dataOf, problem } from "./problem.ts";

/** `name` signs texts; null where none was given. */
export type Account = { id: string; email: string; name?: string | null };

function account(session: Session | null): Account | null {
  return session && { id: session.user.id, email: session.user.email ?? "" };
}

export async function currentAccount(client: AdminClient): Promise<Account | null> {
  const { data, error } = await client.auth.getSession();
  // Without a network the session cannot be refreshed, but still exists.
  if (error && problem(error).kind === "offline") throw problem(error);
  return account(data.session);
}

/** Throws `signed-out`: without a session a call goes out as a visitor's, and is refused for another reason. */
export async function requireAccount(client: AdminClient): Promise<Account> {
  const found = await currentAccount(client);
  if (!found) throw new DataProblem("signed-out", "The session has ended.");
  return found;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof DataProblem && error.kind === "signed-out";
}

/** Without roles for an account without access to the panel. */
export async function readMember(
  client: AdminClient,
  userId: string,
): Promise<{ roles: Role[]; name: string | null }> {
  const data = await client
    .from("admin_users")
    .select("roles, name")
    .eq("id", userId)
    .maybeSingle()
    .then(dataOf);
  return { roles: rolesIn(data?.roles), name: data?.name ?? null };
}

/** `passing` has a session of the password alone, which this browser keeps when the step is done. */
export type SecondStep = { passing: AdminClient; missing: MissingStep };

export type SignInOutcome =
  | { kind: "signed-in"; account: Account }
  | ({ kind: "second-step" } & SecondStep)
  | { kind: "wrong-credentials" | "too-many" | "not-admin" | "check-failed" | "failed" };

/** Signs in somebody of the team; any other account is signed out again. */
export async function signIn(
  client: AdminClient,
  email: string,
  password: string,
): Promise<SignInOutcome> {
  const passing = passingClient();
  const { data, error } = await passing.auth.signInWithPassword({ email, password });
  if (error) {
    if (error.status === 429) return { kind: "too-many" };
    const wrong = error.code === "invalid_credentials" || error.status === 400;
    // Copied with a space; older passwords may have one.
    if (wrong && password.trim() !== password) return signIn(client, email, password.trim());
    return { kind: wrong ? "wrong-credentials" : "failed" };
  }
  return data.session ? enter(client, passing) : { kind: "failed" };
}

/** Takes the session over, once nothing is missing. */
export async function enter(client: AdminClient, passing: AdminClient): Promise<SignInOutcome> {
  try {
    const { data } = await passing.auth.getSession();
    const signedIn = account(data.session);
    if (!signedIn || !data.session) return { kind: "failed" };
    const isOpen = async () => (await rolesIfOpen(passing, signedIn.id)).length > 0;
    if (!(await isOpen())) {
      const { state } = await readFactor(passing, rememberedDevice(signedIn.id));
      if (state !== "open" && state !== "none") {
        return { kind: "second-step", passing, missing: state };
      }
      if (state === "none" || !(await isOpen())) {
        await signOut(passing);
        return { kind: "not-admin" };
      }
    }
    const { error } = await client.auth.refreshSession(data.session);
    return error ? { kind: "failed" } : { kind: "signed-in", account: signedIn };
  } catch (error) {
    console.error(error);
    await signOut(passing);
    return { kind: "check-failed" };
  }
}

/** Empty also where a second factor has to be set up, for which the database ends the session. */
async function rolesIfOpen(client: AdminClient, userId: string): Promise<Role[]> {
  return readMember(client, userId).then(
    ({ roles }) => roles,
    (error) => {
      if (isSignedOut(error)) return [];
      throw error;
    },
  );
}

/** This browser forgets the session even when the call to the backend fails. Returns the failure, or null. */
export async function signOut(client: AdminClient): Promise<DataProblem | null> {
  const { error } = await client.auth.signOut({ scope: "local" });
  return error && problem(error);
}

export async function signOutOthers(client: AdminClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "others" });
  if (error) throw problem(error);
}
