import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../app/data/database.types.ts";
import type { Env } from "../base/env.ts";
import { OperatorError } from "../base/operator-error.ts";
import { refuseUnusable } from "./remote.ts";
import { holdsSite, openDataDir, refuseUnfinishedRestore } from "./shared/disk.ts";
import { loadKeys } from "./shared/keys.ts";
import { bootHeader } from "./shared/messages.ts";
import { readRunning } from "./shared/running.ts";
import type { SiteBackend } from "./supabase.ts";
import { supervise } from "./web/supervise.ts";

const longestRestart = 15_000;

export type SecretClient = SupabaseClient<Database>;

type Reached = {
  url: string;
  secretKey: string;
  headers?: Record<string, string>;
  leave?: () => Promise<void>;
};

/** The site's Supabase with the secret key, whether a server runs or not. */
export async function withSecretKey<T>(
  env: Env,
  work: (connect: () => SecretClient) => Promise<T>,
): Promise<T> {
  const { url, secretKey, headers, leave } = await reach(env);
  const connect = () =>
    createClient<Database>(url, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers },
    });
  try {
    return await work(connect);
  } finally {
    await leave?.();
  }
}

/** The site's Supabase with the rights of the person whom the `Authorization` header names. */
export function asPerson(
  { url, publishableKey, headers }: SiteBackend["forLoaders"],
  authorization: string,
  timeout: number,
): SecretClient {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout },
    global: { headers: { ...headers, authorization } },
  });
}

/** Such a place has no people, and asking for them would make a whole site there. */
export function hasNoSite({ SUPABASE_URL, DATABASE_URL, DATA_DIR }: Env): boolean {
  if (SUPABASE_URL || DATABASE_URL) return false;
  refuseUnfinishedRestore(DATA_DIR);
  return !holdsSite(DATA_DIR);
}

export function noSite(dataDir: string): string {
  return `DATA_DIR: ${dataDir} held no site yet. Is it the one of the server?`;
}

async function reach(env: Env): Promise<Reached> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url) return reachEmbedded(env);
  if (!secretKey) {
    throw new OperatorError("SUPABASE_SECRET_KEY must be set, too: this command works with it.");
  }
  await refuseUnusable(url, secretKey);
  return { url, secretKey };
}

/** The backend of the server that runs, or one that is started for this command alone. */
async function reachEmbedded(env: Env): Promise<Reached> {
  const { DATA_DIR: dataDir } = env;
  refuseUnfinishedRestore(dataDir);
  if (!holdsSite(dataDir)) process.stderr.write(`${noSite(dataDir)}\n`);
  openDataDir(dataDir);
  const { secretKey, ...keys } = loadKeys(dataDir, {
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
  });
  const deadline = performance.now() + longestRestart;
  for (;;) {
    const running = await findRunning(dataDir, secretKey);
    if (running) return { ...running, secretKey };
    const bootSecret = randomBytes(24).toString("base64url");
    const order = {
      dataDir,
      databaseUrl: env.DATABASE_URL,
      allowNewer: env.ALLOW_NEWER_DATABASE === "yes",
      keys: { ...keys, secretKey },
      bootSecret,
    };
    const started = await supervise(
      { ...order, seed: "later", admin: "none", port: 0 },
      longestRestart,
      () => {},
    ).catch((error) => {
      // A server holds the directory, but does not listen yet.
      if (error instanceof OperatorError && performance.now() < deadline) return null;
      throw error;
    });
    if (started) {
      return {
        url: `http://127.0.0.1:${started.port}`,
        secretKey,
        headers: { [bootHeader]: bootSecret },
        leave: started.stop,
      };
    }
    await pause(200);
  }
}

/** Null when the server that wrote its place down does not run any more. */
async function findRunning(dataDir: string, apikey: string) {
  const running = readRunning(dataDir);
  if (!running) return null;
  const url = `http://127.0.0.1:${running.port}`;
  const headers = { [bootHeader]: running.secret };
  const answer = await fetch(`${url}/auth/v1/health`, { headers: { ...headers, apikey } }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  return answer?.ok ? { url, headers } : null;
}
