import { createClient } from "@supabase/supabase-js";
import { hashAddress } from "./address.ts";
import { createHandler } from "./handler.ts";
import { createLetterMailer } from "./letters.ts";
import { createMailer, type MailSettings } from "./mail.ts";
import { drainNotifications, mailKinds, webhookKinds } from "./notifications.ts";
import { drainOutbox } from "./outbox.ts";
import { createContactStore } from "./store.ts";
import { createWebhook } from "./webhook.ts";

/** The entry point on Supabase. docs/contact.md describes its settings. */

declare const EdgeRuntime: { waitUntil(promise: Promise<unknown>): void } | undefined;

/** Supabase ends a worker after 150 s; the remaining messages wait for the next run. */
const drainMilliseconds = 100_000;

const env = (name: string) => Deno.env.get(name) || undefined;
const secretKey = readSecretKey();
const store = createContactStore(
  createClient(required("SUPABASE_URL"), secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: 8000, retry: false },
  }),
  readLimit(),
);
const mailSettings = readMailSettings();
const drainSecret = env("CONTACT_DRAIN_SECRET");
const log = (event: string, fields?: object, level: "info" | "warn" = "info") =>
  console.log(JSON.stringify({ level, time: new Date(), event, ...fields }));

async function drain(): Promise<object> {
  const signal = AbortSignal.timeout(drainMilliseconds);
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const report = mailSettings
    ? await drainMessages(mailSettings, signal, pause)
    : { sent: 0, waiting: 0, failed: 0, mail: "unconfigured" };
  await store.queueDaily(mailSettings !== undefined);
  const mail = mailSettings && createLetterMailer(mailSettings);
  const deps = {
    ...store,
    mail,
    callWebhook: createWebhook(),
    siteUrl: env("SITE_URL"),
    log,
    pause,
  };
  await drainNotifications(deps, [...mailKinds, ...webhookKinds], signal);
  return report;
}

async function drainMessages(
  settings: MailSettings,
  signal: AbortSignal,
  pause: (milliseconds: number) => Promise<void>,
): Promise<object> {
  // A message goes to CONTACT_TO, also when the others are refused.
  const more = await store.recipients().catch(() => []);
  const mail = createMailer(settings);
  const send: typeof mail = (message, stop) => mail(message, stop, more);
  return drainOutbox({ ...store, send, log, pause }, signal);
}

const handle = (remoteAddress: string) =>
  createHandler({
    store: store.add,
    hashAddress: (request) =>
      hashAddress(env("CONTACT_SALT") ?? secretKey, clientAddress(request, remoteAddress)),
    startMailing: () =>
      keepAlive(
        drain().catch((error) => log("contact_drain_failed", { error: String(error) }, "warn")),
      ),
    drain: drainSecret ? { secret: drainSecret, run: drain } : undefined,
    log,
  });

Deno.serve((request, info) =>
  handle(info?.remoteAddr && "hostname" in info.remoteAddr ? info.remoteAddr.hostname : "")(
    request,
  ),
);

/** Supabase ends a worker after its last answer, unless it waits for a promise. */
function keepAlive(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
}

/**
 * Supabase's gateway writes `cf-connecting-ip`, which visitors cannot forge. They can forge the first
 * entry of `x-forwarded-for`; then only the limit over all addresses holds.
 */
function clientAddress(request: Request, remoteAddress: string): string {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return request.headers.get("cf-connecting-ip") || forwarded || remoteAddress;
}

/** Newer projects have named keys in JSON; older ones have a single service role key. */
function readSecretKey(): string {
  const keys = env("SUPABASE_SECRET_KEYS");
  if (keys) {
    const named: Record<string, string> = JSON.parse(keys);
    const key = named.default ?? Object.values(named)[0];
    if (key) return key;
  }
  return env("SUPABASE_SECRET_KEY") ?? required("SUPABASE_SERVICE_ROLE_KEY");
}

function readLimit(): number {
  const limit = Number(env("CONTACT_LIMIT") ?? 5);
  if (!Number.isInteger(limit) || limit < 1) throw new Error("CONTACT_LIMIT is no positive number");
  return limit;
}

function readMailSettings(): MailSettings | undefined {
  const smtpUrl = env("SMTP_URL");
  return smtpUrl ? { smtpUrl, to: required("CONTACT_TO"), from: env("CONTACT_FROM") } : undefined;
}

function required(name: string): string {
  const value = env(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
