import type { AdminClient } from "~/panel/data/client.ts";
import { dataOf } from "~/panel/data/problem.ts";
import { callAccounts } from "./accounts.ts";

/** `email` as it is by now; `comesBack`: every start of the server makes an account with this address. */
type OwnAccount = { email: string | null; mail: boolean; comesBack: boolean };

/** A new address reaches the token of this browser only when it is renewed. */
export async function readOwnAccount(client: AdminClient): Promise<OwnAccount> {
  const own = await callAccounts<OwnAccount>(client, { action: "account" });
  const { data } = await client.auth.getSession();
  if (data.session && own.email !== data.session.user.email) await client.auth.refreshSession();
  return own;
}

export const changeAddress = (client: AdminClient, asked: { email: string; current: string }) =>
  callAccounts<{ until: string }>(client, { action: "change-address", ...asked });

export const confirmAddress = (client: AdminClient, token: string) =>
  callAccounts<{ email: string }>(client, { action: "confirm-address", token });

/** An empty name is none. */
export async function saveOwnName(client: AdminClient, id: string, name: string): Promise<void> {
  dataOf(
    await client
      .from("admin_users")
      .update({ name: name || null })
      .eq("id", id),
  );
}

export async function listOwnSessions(client: AdminClient) {
  return client.rpc("list_own_sessions").then(dataOf);
}
