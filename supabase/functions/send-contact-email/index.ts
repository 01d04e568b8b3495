import { createClient } from "@supabase/supabase-js";
import {
  clientAddress,
  env,
  keepAlive,
  log,
  readLimit,
  readSecretKey,
  required,
} from "../_shared/environment.ts";
import { hashAddress } from "../_shared/hash.ts";
import { createHandler } from "./handler.ts";
import { drain } from "./outbox/drain.ts";
import { readAgency } from "./outbox/mail/agency.ts";
import type { MailSettings } from "./outbox/mail/mail.ts";
import { createMailer } from "./outbox/mail/mailer.ts";
import { letterKinds, webhookKinds } from "./outbox/notification.ts";
import { createContactStore } from "./outbox/store.ts";
import { createWebhook } from "./outbox/webhook/webhook.ts";

/** The entry point on Supabase. docs/contact.md describes its settings. */

/** Supabase ends a worker after 150 s; the remaining messages wait for the next run. */
const drainMilliseconds = 100_000;

const secretKey = readSecretKey();
const client = createClient(required("SUPABASE_URL"), secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
  db: { timeout: 8000, retry: false },
});
const store = createContactStore(client, readLimit("CONTACT_LIMIT", 5));
const mailSettings = readMailSettings();
const drainSecret = env("CONTACT_DRAIN_SECRET");

/** Reports of the messages. */
async function sendDue(): Promise<object> {
  const signal = AbortSignal.timeout(drainMilliseconds);
  const deps = {
    ...store,
    mail: mailSettings && createMailer(mailSettings, () => readAgency(client)),
    callWebhook: createWebhook(),
    siteUrl: env("SITE_URL"),
    log,
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  };
  const report = mailSettings
    ? await drain(deps, ["message"], signal)
    : { sent: 0, waiting: 0, failed: 0, mail: "unconfigured" };
  await store.queueDaily(mailSettings !== undefined);
  await drain(deps, [...letterKinds, ...webhookKinds], signal);
  return report;
}

const handle = (remoteAddress: string) =>
  createHandler({
    store: store.add,
    hashAddress: (request) =>
      hashAddress(env("CONTACT_SALT") ?? secretKey, clientAddress(request, remoteAddress)),
    startMailing: () =>
      keepAlive(
        sendDue().catch((error) => log("contact_drain_failed", { error: String(error) }, "warn")),
      ),
    drain: drainSecret ? { secret: drainSecret, run: sendDue } : undefined,
    log,
  });

Deno.serve((request, info) =>
  handle(info?.remoteAddr && "hostname" in info.remoteAddr ? info.remoteAddr.hostname : "")(
    request,
  ),
);

function readMailSettings(): MailSettings | undefined {
  const smtpUrl = env("SMTP_URL");
  if (!smtpUrl) return undefined;
  return {
    smtpUrl,
    to: required("CONTACT_TO"),
    from: env("CONTACT_FROM"),
    siteUrl: env("SITE_URL"),
  };
}
