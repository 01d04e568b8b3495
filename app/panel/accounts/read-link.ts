import { type PasswordLink, readPasswordLink } from "~/panel/data/accounts/accounts.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { failureText } from "./failure-text.ts";

export type PasswordPage =
  | { kind: "ask" }
  | { kind: "set"; token: string; link: PasswordLink }
  | { kind: "dead"; sentence: string };

export async function readLink(client: AdminClient, token: string): Promise<PasswordPage> {
  if (token === "") return { kind: "ask" };
  try {
    return { kind: "set", token, link: await readPasswordLink(client, token) };
  } catch (error) {
    return { kind: "dead", sentence: failureText(error) };
  }
}
