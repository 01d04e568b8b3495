import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { hashAddress } from "../../../supabase/functions/_shared/hash.ts";
import { createHandler } from "../../../supabase/functions/send-contact-email/handler.ts";
import { drain } from "../../../supabase/functions/send-contact-email/outbox/drain.ts";
import {
  type Agency,
  readAgency,
} from "../../../supabase/functions/send-contact-email/outbox/mail/agency.ts";
import { tryMailServer } from "../../../supabase/functions/send-contact-email/outbox/mail/mail.ts";
import {
  createMailer,
  type Mailer,
} from "../../../supabase/functions/send-contact-email/outbox/mail/mailer.ts";
import {
  letterKinds,
  type NotificationKind,
  webhookKinds,
} from "../../../supabase/functions/send-contact-email/outbox/notification.ts";
import { createContactStore } from "../../../supabase/functions/send-contact-email/outbox/store.ts";
import {
  createWebhook,
  type WebhookCall,
} from "../../../supabase/functions/send-contact-email/outbox/webhook/webhook.ts";
import type { MailState } from "../../base/health.ts";
import { Overloaded } from "../../base/work-queue.ts";
import type { BackendOptions } from "../shared/options.ts";
import { startWorker } from "./worker.ts";

export type ContactOptions = {
  client: Pick<SupabaseClient, "rpc"> & Partial<Pick<SupabaseClient, "from">>;
  smtpUrl?: string;
  to?: string;
  from?: string;
  siteUrl?: string;
  callWebhook?: WebhookCall;
  hasRoom: () => Promise<boolean>;
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  limit: number;
  /** Address hashes cannot be compared with those of another site; it stays the same over restarts. */
  salt: string;
  log: BackendOptions["log"];
  pollMilliseconds?: number;
};

export type Contact = {
  handle(request: Request, clientAddress: string): Promise<Response>;
  wake(): void;
  mailState(): Promise<MailState>;
  /** Ends within two seconds; a mail under way is finished or due again. */
  stop(): Promise<void>;
};

/** The contact function inside this process, with a timer in place of the hosted scheduler. */
export function mountContact(options: ContactOptions): Contact {
  const { log, inTurn = (work) => work() } = options;
  const store = createContactStore(options.client, options.limit);
  const watching = new AbortController();
  const server = watchMailServer(options, watching.signal);
  const mail =
    server && noticing(server.works, createMailer(server.settings, agencyOf(options.client)));
  const callWebhook = options.callWebhook ?? createWebhook();
  const deps = { ...store, mail, callWebhook, siteUrl: options.siteUrl, log, pause };
  const start = (kinds: readonly NotificationKind[], first = async () => {}) =>
    startWorker(
      async (signal) => {
        await first();
        await drain(deps, kinds, signal);
      },
      options.pollMilliseconds ?? 15_000,
      (error) => log("contact_drain_failed", { kinds, error: String(error) }, "warn"),
    );
  // A mail that hangs does not delay the others.
  const workers = [
    start(letterKinds, () => store.queueDaily(mail !== undefined)),
    start(webhookKinds),
  ];
  // Without a mail server the mails wait. The other notifications are sent.
  if (mail) workers.push(start(["message"]));
  const wake = () => {
    for (const worker of workers) worker.wake();
  };

  return {
    handle: (request, clientAddress) =>
      createHandler({
        store: async (message) => {
          if (!(await options.hasRoom())) throw new Error("the disk is full");
          return inTurn(() => store.add(message)).catch((error) => {
            if (error instanceof Overloaded) return "busy";
            throw error;
          });
        },
        hashAddress: () => hashAddress(options.salt, clientAddress),
        startMailing: wake,
        log,
      })(request),
    wake,
    async mailState() {
      if (!server) return "unconfigured";
      const { retried, stuck, failed } = await store.state();
      if (stuck + failed > 0) return "failed";
      return retried > 0 ? "waiting" : server.state();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      watching.abort();
    },
  };
}

function agencyOf(client: ContactOptions["client"]): (() => Promise<Agency>) | undefined {
  const { from } = client;
  return from && (() => readAgency({ from: from.bind(client) }));
}

/** A mail that was taken proves that the server works. */
function noticing(works: () => void, mail: Mailer): Mailer {
  return async (notification, signal) => {
    const outcome = await mail(notification, signal);
    if (outcome.status === "sent") works();
    return outcome;
  };
}

/** Undefined when the settings name no mail server. */
function watchMailServer({ smtpUrl, to, from, siteUrl, log }: ContactOptions, signal: AbortSignal) {
  if (!smtpUrl || !to) return undefined;
  let state: "trying" | "ok" | "unusable" = "trying";
  const { host } = new URL(smtpUrl);
  const works = () => {
    if (state !== "ok") log("mail-server-works", { server: host });
    state = "ok";
  };
  const watch = async () => {
    while (state !== "ok" && !signal.aborted) {
      const reason = await tryMailServer({ smtpUrl, siteUrl });
      if (signal.aborted) return;
      if (reason === null) return works();
      if (state === "trying") {
        const message =
          "The mail server of SMTP_URL cannot be used. Messages are stored and mailed when it can.";
        log("mail-server-unusable", { message, server: host, reason }, "warn");
        state = "unusable";
      }
      await pause(60_000, undefined, { ref: false, signal }).catch(() => {});
    }
  };
  void watch();
  return { settings: { smtpUrl, to, from, siteUrl }, works, state: () => state };
}
