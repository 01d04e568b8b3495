import type { Session } from "@supabase/supabase-js";
import { DataProblem } from "~/panel/kit/problem.ts";
import { type Role, rolesIn } from "../../../supabase/functions/accounts/roles.ts";
import type { AdminClient } from "./client.ts";
import { dataOf, problem } from "./problem.ts";

export type Account = { id: string; email: string };

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

/** Empty for an account without access to the panel. */
export async function readRoles(client: AdminClient, userId: string): Promise<Role[]> {
  const data = await client
    .from("admin_users")
    .select("roles")
    .eq("id", userId)
    .maybeSingle()
    .then(dataOf);
  return rolesIn(data?.roles);
}

export type SignInOutcome =
  | { kind: "signed-in"; account: Account }
  | { kind: "wrong-credentials" | "too-many" | "not-admin" | "check-failed" | "failed" };

/** Signs in somebody of the team; any other account is signed out again. */
export async function signIn(
  client: AdminClient,
  email: string,
  password: string,
): Promise<SignInOutcome> {
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    if (error.status === 429) return { kind: "too-many" };
    const wrong = error.code === "invalid_credentials" || error.status === 400;
    // Copied with a space; older passwords may have one.
    if (wrong && password.trim() !== password) return signIn(client, email, password.trim());
    return { kind: wrong ? "wrong-credentials" : "failed" };
  }
  const signedIn = account(data.session);
  if (!signedIn) return { kind: "failed" };
  try {
    if ((await readRoles(client, signedIn.id)).length > 0) {
      return { kind: "signed-in", account: signedIn };
    }
  } catch {
    await signOut(client);
    return { kind: "check-failed" };
  }
  await signOut(client);
  return { kind: "not-admin" };
}

/** This browser forgets the session even when the call to the backend fails. Returns the failure, or null. */
export async function signOut(client: AdminClient): Promise<DataProblem | null> {
  const { error } = await client.auth.signOut({ scope: "local" });
  return error && problem(error);
}

export async function signOutEverywhere(client: AdminClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "global" });
  if (error) throw problem(error);
}
