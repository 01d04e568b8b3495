import type { SupabaseClient } from "@supabase/supabase-js";

/** Whose password a request was signed in with, and in which session. */
export type Holder = { id: string; session: string; assurance: string | null };

/**
 * 'code' and 'assurance' ask for a code, of the app set up here or of Supabase's own MFA; 'setup' for setting one up.
 * A session that lacks nothing is 'open'.
 */
const states = ["open", "code", "assurance", "setup"] as const;

export type FactorLook = {
  state: (typeof states)[number];
  since: string | null;
  /** How many recovery codes and remembered devices are left. */
  codes: number;
  devices: number;
  required: boolean;
};

export type Factors = ReturnType<typeof createFactors>;

/** The second factors, in the database. `connect` gives a client with the secret key. */
export function createFactors(connect: () => SupabaseClient) {
  const client = connect();

  async function call(name: string, args: Record<string, unknown> = {}): Promise<unknown> {
    const { data, error } = await client.rpc(name, args);
    // Never the details, which may quote a row.
    if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
    return data;
  }
  const succeeds = async (name: string, args: Record<string, unknown>) =>
    (await call(name, args)) === true;

  return {
    /** Null for somebody without access to the panel. */
    async look({ id, session, assurance }: Holder): Promise<FactorLook | null> {
      const row = await call("look_at_second_factor", { person: id, session, assurance });
      if (typeof row !== "object" || row === null) return null;
      const { state, since, codes, devices, required }: Partial<Record<string, unknown>> = {
        ...row,
      };
      return {
        state: states.find((one) => one === state) ?? "code",
        since: typeof since === "string" ? since : null,
        codes: Number(codes),
        devices: Number(devices),
        required: required === true,
      };
    },

    /** The ids of those who have one. */
    async everybody(): Promise<string[]> {
      const rows = await call("list_second_factors");
      return Array.isArray(rows) ? rows.map(String) : [];
    },

    start: (person: string, secret: string) =>
      succeeds("start_second_factor", { person, new_secret: secret }),

    async secret(person: string, isConfirmed: boolean): Promise<string | null> {
      const secret = await call("second_factor_secret", { person, is_confirmed: isConfirmed });
      return typeof secret === "string" ? secret : null;
    },

    async finish(
      { id, session }: Holder,
      { secret, step, codes }: { secret: string; step: number; codes: string[] },
    ): Promise<boolean> {
      const code_hashes = await Promise.all(codes.map(hashOf));
      const given = { person: id, session, of_secret: secret, step, code_hashes };
      return succeeds("finish_second_factor", given);
    },

    takeCode: ({ id, session }: Holder, step: number) =>
      succeeds("take_second_factor_code", { person: id, session, step }),

    takeRecoveryCode: async ({ id, session }: Holder, code: string) =>
      succeeds("take_recovery_code", { person: id, session, hash: await hashOf(code) }),

    async replaceRecoveryCodes(person: string, codes: string[]): Promise<void> {
      const code_hashes = await Promise.all(codes.map(hashOf));
      await call("replace_recovery_codes", { person, code_hashes });
    },

    async trust(person: string, token: string, until: number): Promise<void> {
      const hash = await hashOf(token);
      await call("trust_device", { person, hash, until: new Date(until).toISOString() });
    },

    async takeDevice({ id, session }: Holder, token: string, now: number): Promise<boolean> {
      const hash = await hashOf(token);
      const moment = new Date(now).toISOString();
      return succeeds("take_trusted_device", { person: id, session, hash, moment });
    },

    async forgetDevices(person: string): Promise<void> {
      await call("forget_trusted_devices", { person });
    },

    /** False when there was none. Also one of Supabase's own MFA goes. `remover` is null for the operator. */
    async remove(person: string, remover: string | null): Promise<boolean> {
      const had = await succeeds("remove_second_factor", { person, remover });
      return (await removeOfSupabase(client, person)) || had;
    },

    async require(ofEverybody: boolean, changer: string): Promise<void> {
      await call("require_second_factor", { of_everybody: ofEverybody, changer });
    },
  };
}

/** The embedded backend has none. */
async function removeOfSupabase(client: SupabaseClient, userId: string): Promise<boolean> {
  const { data, error } = await client.auth.admin.mfa.listFactors({ userId });
  if (error?.status === 404) return false;
  if (error) throw new Error(`listFactors: ${error.code} ${error.message}`);
  for (const { id } of data.factors) {
    const { error: kept } = await client.auth.admin.mfa.deleteFactor({ userId, id });
    if (kept) throw new Error(`deleteFactor: ${kept.code} ${kept.message}`);
  }
  return data.factors.length > 0;
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
