/** Settings of every function, from the place where Supabase runs it. */

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

export const env = (name: string) => Deno.env.get(name) || undefined;

export const log = (event: string, fields?: object, level: "info" | "warn" = "info") =>
  console.log(JSON.stringify({ level, time: new Date(), event, ...fields }));

/** Supabase ends a worker after its last answer, unless it waits for a promise. */
export function keepAlive(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
}

/**
 * Supabase's gateway writes `cf-connecting-ip`, which visitors cannot forge. They can forge the first
 * entry of `x-forwarded-for`; then only the limit over all addresses holds.
 */
export function clientAddress(request: Request, remoteAddress: string): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return request.headers.get("cf-connecting-ip") || forwarded || remoteAddress;
}

/** Newer projects have named keys in JSON; older ones have a single service role key. */
export function readSecretKey(): string {
  const keys = env("SUPABASE_SECRET_KEYS");
  if (keys) {
    const named: Record<string, string> = JSON.parse(keys);
    const key = named.default ?? Object.values(named)[0];
    if (key) return key;
  }
  return env("SUPABASE_SECRET_KEY") ?? required("SUPABASE_SERVICE_ROLE_KEY");
}

export function readLimit(name: string, otherwise: number): number {
  const limit = Number(env(name) ?? otherwise);
  if (!Number.isInteger(limit) || limit < 1) throw new Error(`${name} is no positive number`);
  return limit;
}

export function required(name: string): string {
  const value = env(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
