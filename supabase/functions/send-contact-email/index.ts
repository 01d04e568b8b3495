import { createClient } from "@supabase/supabase-js";
import {
  clientAddress,
  env,
  keepAlive,
  log,
  readLimit,
  readSecretKey,
  required,
} from "./environment.ts";
import { createHandler } from "./handler.ts";
import { hashAddress } from "./hash-address.ts";
import { createLetterMailer } from "./mail/letters.ts";
import { createMailer, type MailSettings } from "./mail/mail.ts";
import { drainOutbox } from "./mail/outbox.ts";
import { mailKinds, webhookKinds } from "./notification.ts";
import { drainNotifications } from "./notifications.ts";
import { createContactStore } from "./store.ts";
import { createWebhook } from "./webhook/webhook.ts";

/** The entry point on Supabase. docs/contact.md describes its settings. */

/** Supabase ends a worker after 150 s; the remaining messages wait for the next run. */
const drainMilliseconds = 100_000;

const secretKey = readSecretKey();
const store = createContactStore(
  createClient(required("SUPABASE_URL"), secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { timeout: 8000, retry: false },
  }),
  readLimit("CONTACT_LIMIT", 5),
);
const mailSettings = readMailSettings();
const drainSecret = env("CONTACT_DRAIN_SECRET");

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

function readMailSettings(): MailSettings | undefined {
  const smtpUrl = env("SMTP_URL");
  return smtpUrl ? { smtpUrl, to: required("CONTACT_TO"), from: env("CONTACT_FROM") } : undefined;
}
