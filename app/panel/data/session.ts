import type { Session } from "@supabase/supabase-js";
import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";

/** Who is signed in, as far as the panel needs to know. */
export type Account = { id: string; email: string };

function account(session: Session | null): Account | null {
  return session && { id: session.user.id, email: session.user.email ?? "" };
}

/** The account of the session in this browser, refreshed if it had expired; null when there is none. */
export async function currentAccount(client: AdminClient): Promise<Account | null> {
  const { data, error } = await client.auth.getSession();
  // A session that cannot be refreshed for want of a network is still the user's.
  if (error && problem(error).kind === "offline") throw problem(error);
  return account(data.session);
}

/** Whether the account has its row in admin_users; throws when that cannot be found out. */
export async function isAdministrator(client: AdminClient, userId: string): Promise<boolean> {
  const { data, error, status } = await client
    .from("admin_users")
    .select("*")
    .eq("id", userId)
    .maybeSingle();
  if (error) throw problem(error, status);
  return data !== null;
}

export type SignInOutcome =
  | { kind: "signed-in"; account: Account }
  | { kind: "wrong-credentials" | "too-many" | "not-admin" | "check-failed" | "failed" };

/** Signs in an administrator; anybody else is signed out again at once. */
export async function signIn(
  client: AdminClient,
  email: string,
  password: string,
): Promise<SignInOutcome> {
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    if (error.status === 429) return { kind: "too-many" };
    const wrong = error.code === "invalid_credentials" || error.status === 400;
    return { kind: wrong ? "wrong-credentials" : "failed" };
  }
  const signedIn = account(data.session);
  if (!signedIn) return { kind: "failed" };
  try {
    if (await isAdministrator(client, signedIn.id)) {
      return { kind: "signed-in", account: signedIn };
    }
  } catch {
    await signOutHere(client);
    return { kind: "check-failed" };
  }
  await signOutHere(client);
  return { kind: "not-admin" };
}

/**
 * Ends the session. Throws when the backend did not hear of it: this browser has forgotten the
 * session even then, for whoever signs out may be leaving a computer that is not his.
 */
export async function signOut(client: AdminClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "local" });
  if (error) throw problem(error);
}

/** Forgets the session in this browser, whether or not the backend hears of it. */
async function signOutHere(client: AdminClient): Promise<void> {
  await client.auth.signOut({ scope: "local" });
}
