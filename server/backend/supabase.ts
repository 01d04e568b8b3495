import type { ServerAccess } from "../base/call-database.ts";
import type { Env } from "../base/env.ts";
import { checkEmbedded, type Readiness } from "../base/health.ts";
import { log, logProblem } from "../base/log.ts";
import type { Api } from "../http/api.ts";
import { checkSupabase, warnOfSupabase } from "./remote.ts";

type Address = { url: string; publishableKey: string };

export type SiteBackend = {
  forLoaders: Address & { headers?: Record<string, string> };
  /** An empty URL is the site's own origin. */
  forBrowsers: Address;
  /** With the rights of the server itself; null when it was given no secret key. */
  forServer: ServerAccess | null;
  api: Api | null;
  callFunction: (request: Request, visitorAddress: string) => Promise<Response>;
  firstAdmin?: { email: string; password: string };
  firstAdminShown: () => void;
  onWrite: (listener: () => void) => void;
  isOverloaded: () => boolean;
  readiness: () => Promise<Readiness>;
  stop: (served?: Promise<void>) => Promise<void>;
};

export async function openSiteBackend(env: Env, askedEmail?: string): Promise<SiteBackend> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey = "" } = env;
  if (url) return elsewhere(url, publishableKey, env.SUPABASE_SECRET_KEY);
  return embedded(env, askedEmail);
}

function elsewhere(url: string, publishableKey: string, secretKey?: string): SiteBackend {
  void warnOfSupabase(url, publishableKey);
  return {
    forLoaders: { url, publishableKey },
    forBrowsers: { url, publishableKey },
    forServer: secretKey ? { url, secretKey } : null,
    api: null,
    callFunction: (request, visitorAddress) => {
      // Believed where this process is a trusted proxy; a hosted Supabase counts this process.
      request.headers.set("x-forwarded-for", visitorAddress);
      return fetch(request);
    },
    firstAdminShown: () => {},
    onWrite: () => {},
    isOverloaded: () => false,
    readiness: () => checkSupabase(url, publishableKey),
    stop: async (served) => served,
  };
}

async function embedded(env: Env, askedEmail?: string): Promise<SiteBackend> {
  // Not needed in remote mode, which saves 40 MB.
  const { startBackend } = await import("./web/start.ts");
  const backend = await startBackend({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    allowNewer: env.ALLOW_NEWER_DATABASE === "yes",
    seed: env.SEED,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    secretKey: env.SUPABASE_SECRET_KEY,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    askedEmail,
    signInLimit: env.SIGN_IN_LIMIT,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    contact: {
      smtpUrl: env.SMTP_URL,
      to: env.CONTACT_TO,
      from: env.CONTACT_FROM,
      limit: env.CONTACT_LIMIT,
      siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    },
    backups: env.BACKUP_DIR
      ? { directory: env.BACKUP_DIR, time: env.BACKUP_TIME, keep: env.BACKUP_KEEP }
      : undefined,
    log,
  });
  return {
    forLoaders: backend.address,
    forBrowsers: { url: "", publishableKey: backend.publishableKey },
    forServer: { ...backend.address, secretKey: backend.secretKey },
    api: async (request, clientAddress) => {
      const answer = await backend.handle(request, clientAddress);
      if (answer && answer.status >= 400 && answer.status < 500 && isSignIn(request)) {
        // The form that fail2ban reads.
        logProblem("sign-in-failed", { address: clientAddress, status: answer.status });
      }
      return answer;
    },
    callFunction: async (request, visitorAddress) =>
      (await backend.handle(request, visitorAddress)) ?? new Response(null, { status: 404 }),
    firstAdmin: backend.firstAdmin,
    firstAdminShown: () => backend.firstAdminShown(),
    onWrite: (listener) => backend.onWrite(listener),
    isOverloaded: () => backend.isOverloaded(),
    readiness: () => checkEmbedded(() => backend.check()),
    stop: (served) => backend.stop(served),
  };
}

function isSignIn(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const isPassword = searchParams.get("grant_type") === "password";
  return request.method === "POST" && pathname === "/auth/v1/token" && isPassword;
}
