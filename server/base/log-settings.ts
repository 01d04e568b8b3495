import type { IncomingMessage } from "node:http";
import type { Env } from "./env.ts";
import { log, logProblem } from "./log.ts";
import { envFileWarnings } from "./settings-warnings.ts";

export function logSettings(env: Env): void {
  if (env.ignored.length > 0) {
    logProblem("ignored", { because: "SUPABASE_URL is set", variables: env.ignored });
  }
  const warnings = [...envFileWarnings("."), ...env.warnings];
  for (const message of warnings) logProblem("settings", { message });
  if (env.seedWithheld && !env.SUPABASE_URL) {
    const message =
      "SITE_URL is public, so no demo content is written, nor at any later start. SEED=demo at the first one writes it.";
    log("settings", { message });
  }
}

const FORWARDED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"];

/** Logged once: the site seems to be behind a proxy and does not know its own address. */
export function watchForProxy(env: Env): (request: IncomingMessage) => void {
  let isTold = env.SITE_URL !== undefined || env.TRUSTED_PROXIES !== undefined;
  return ({ headers }) => {
    if (isTold || !FORWARDED.some((name) => headers[name] !== undefined)) return;
    isTold = true;
    const message =
      "Requests come through a proxy, but SITE_URL is not set: feeds, sitemap and share cards lead to localhost. " +
      "Neither is TRUSTED_PROXIES: to the limits all visitors are one.";
    logProblem("settings", { message });
  };
}
