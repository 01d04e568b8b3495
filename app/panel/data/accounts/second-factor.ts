import { deviceStorage } from "~/data/browser-storage.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { problem } from "~/panel/data/problem.ts";
import type { FactorLook } from "../../../../supabase/functions/accounts/factors.ts";
import { callAccounts } from "./accounts.ts";

/** What a session of the password alone lacks. */
export type MissingStep = Exclude<FactorLook["state"], "open">;

/** `state` is 'none' for an account without access to the panel. */
export type FactorState = FactorLook | { state: "none" };

export const readFactor = (client: AdminClient, device = "") =>
  callAccounts<FactorState>(client, { action: "factor", device });

export const startFactor = (client: AdminClient) =>
  callAccounts<{ secret: string }>(client, { action: "factor-start" });

export const finishFactor = (client: AdminClient, code: string) =>
  callAccounts<{ codes: string[] }>(client, { action: "factor-finish", code });

export const removeFactor = (client: AdminClient, code: string) =>
  callAccounts<object>(client, { action: "factor-remove", code });

export const renewRecoveryCodes = (client: AdminClient, code: string) =>
  callAccounts<{ codes: string[] }>(client, { action: "factor-codes", code });

export const forgetDevices = (client: AdminClient) =>
  callAccounts<object>(client, { action: "factor-forget-devices" });

export const resetFactor = (client: AdminClient, id: string) =>
  callAccounts<object>(client, { action: "factor-reset", id });

export const requireFactor = (client: AdminClient, required: boolean) =>
  callAccounts<object>(client, { action: "factor-require", required });

/** Opens the session of this client, and has the device remembered if that is wanted. */
export async function giveCode(
  client: AdminClient,
  code: string,
  remember: boolean,
): Promise<void> {
  const asked = { action: "factor-give", code, remember };
  const { device } = await callAccounts<{ device?: string }>(client, asked);
  const { data } = await client.auth.getSession();
  if (device && data.session) deviceStorage.setItem(deviceKey(data.session.user.id), device);
}

/** For a factor that was enrolled with Supabase's own MFA. False for a wrong code. */
export async function giveCodeToSupabase(client: AdminClient, code: string): Promise<boolean> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw problem(error);
  for (const { id } of data.totp) {
    const { error: refused } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
    if (!refused) return true;
    if (refused.status === undefined || refused.status >= 500) throw problem(refused);
  }
  return false;
}

export function rememberedDevice(userId: string): string | undefined {
  return deviceStorage.getItem(deviceKey(userId)) ?? undefined;
}

/** Several people may use one browser. */
const deviceKey = (userId: string) => `kadr-device-${userId}`;
