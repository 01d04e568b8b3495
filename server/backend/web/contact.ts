import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createHandler } from "../../../supabase/functions/send-contact-email/handler.ts";
import { hashAddress } from "../../../supabase/functions/send-contact-email/hash-address.ts";
import { createLetterMailer } from "../../../supabase/functions/send-contact-email/mail/letters.ts";
import {
  createMailer,
  tryMailServer,
} from "../../../supabase/functions/send-contact-email/mail/mail.ts";
import { drainOutbox } from "../../../supabase/functions/send-contact-email/mail/outbox.ts";
import {
  mailKinds,
  type NotificationKind,
  webhookKinds,
} from "../../../supabase/functions/send-contact-email/notification.ts";
import { drainNotifications } from "../../../supabase/functions/send-contact-email/notifications.ts";
import {
  type ContactStore,
  createContactStore,
} from "../../../supabase/functions/send-contact-email/store.ts";
import {
  createWebhook,
  type WebhookCall,
} from "../../../supabase/functions/send-contact-email/webhook/webhook.ts";
import type { MailState } from "../../base/health.ts";
import { Overloaded } from "../../base/work-queue.ts";
import type { BackendOptions } from "../shared/options.ts";
import { startWorker } from "./worker.ts";

export type ContactOptions = {
  client: Pick<SupabaseClient, "rpc">;
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
  const mailer = startMailer(options, store);
  const notifier = startNotifier(options, store, mailer?.works);
  const wake = () => {
    mailer?.wake();
    notifier.wake();
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
      if (!mailer) return "unconfigured";
      const { retried, stuck, failed } = await store.state();
      if (stuck + failed > 0) return "failed";
      return retried > 0 ? "waiting" : mailer.server();
    },
    async stop() {
      await Promise.all([mailer?.stop(), notifier.stop()]);
    },
  };
}

function startMailer(options: ContactOptions, store: ContactStore) {
  const { smtpUrl, to, from, log } = options;
  if (!smtpUrl || !to) return undefined;

  const mail = createMailer({ smtpUrl, to, from });
  const watching = new AbortController();
  const server = watchMailServer(smtpUrl, log, watching.signal);
  const send = async (...[message, signal]: Parameters<typeof mail>) => {
    // A message goes to CONTACT_TO, also when the others are refused.
    const more = await store.recipients().catch(() => []);
    const outcome = await mail(message, signal, more);
    if (outcome.status === "sent") server.works();
    return outcome;
  };
  const worker = startWorker(
    (signal) => drainOutbox({ ...store, send, log, pause }, signal),
    options.pollMilliseconds ?? 15_000,
    (error) => log("contact_drain_failed", { error: String(error) }, "warn"),
  );
  return {
    wake: worker.wake,
    server: server.state,
    works: server.works,
    async stop(): Promise<void> {
      await worker.stop();
      watching.abort();
    },
  };
}

/** Mails and webhooks beside the messages, each with a worker of its own: one that hangs delays no other. */
function startNotifier(options: ContactOptions, store: ContactStore, onMailed?: () => void) {
  const { smtpUrl, to, from, siteUrl, log, callWebhook = createWebhook() } = options;
  const letters = smtpUrl && to ? createLetterMailer({ smtpUrl, to, from }) : undefined;
  const mail: typeof letters =
    letters &&
    (async (letter, signal) => {
      const outcome = await letters(letter, signal);
      if (outcome.status === "sent") onMailed?.();
      return outcome;
    });
  const start = (kinds: readonly NotificationKind[], first = async () => {}) =>
    startWorker(
      async (signal) => {
        await first();
        await drainNotifications(
          { ...store, mail, callWebhook, siteUrl, log, pause },
          kinds,
          signal,
        );
      },
      options.pollMilliseconds ?? 15_000,
      (error) => log("notifications_failed", { error: String(error) }, "warn"),
    );
  const workers = [
    start(mailKinds, () => store.queueDaily(mail !== undefined)),
    start(webhookKinds),
  ];
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

function watchMailServer(smtpUrl: string, log: BackendOptions["log"], signal: AbortSignal) {
  let state: "trying" | "ok" | "unusable" = "trying";
  const { host } = new URL(smtpUrl);
  const works = () => {
    if (state !== "ok") log("mail-server-works", { server: host });
    state = "ok";
  };
  const watch = async () => {
    while (state !== "ok" && !signal.aborted) {
      const reason = await tryMailServer(smtpUrl);
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
  return { works, state: () => state };
}
