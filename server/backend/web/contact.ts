import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { hashAddress } from "../../../supabase/functions/send-contact-email/address.ts";
import { createHandler } from "../../../supabase/functions/send-contact-email/handler.ts";
import {
  createMailer,
  tryMailServer,
} from "../../../supabase/functions/send-contact-email/mail.ts";
import { drainOutbox } from "../../../supabase/functions/send-contact-email/outbox.ts";
import {
  type ContactStore,
  createContactStore,
} from "../../../supabase/functions/send-contact-email/store.ts";
import { Overloaded } from "../../http/work-queue.ts";
import type { MailState } from "../health.ts";
import type { BackendOptions } from "../shared/options.ts";

export type ContactOptions = {
  address: { url: string; headers: Record<string, string> };
  secretKey: string;
  smtpUrl?: string;
  to?: string;
  from?: string;
  hasRoom: () => Promise<boolean>;
  /** Rejects with Overloaded when too much work waits. */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Messages per ten minutes and address. */
  limit: number;
  /** Address hashes cannot be compared with those of another site; it stays the same over restarts. */
  salt: string;
  log: BackendOptions["log"];
  pollMilliseconds?: number;
};

export type Contact = {
  /** `clientAddress` is the visitor's, not a proxy's. */
  handle(request: Request, clientAddress: string): Promise<Response>;
  mailState(): Promise<MailState>;
  /** Ends within two seconds; a mail under way is finished or due again. */
  stop(): Promise<void>;
};

/** The contact function inside this process, with a timer in place of the hosted scheduler. */
export function mountContact(options: ContactOptions): Contact {
  const { log, inTurn = (work) => work() } = options;
  const client = createClient(options.address.url, options.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: options.address.headers },
    db: { timeout: 8000, retry: false },
  });
  const store = createContactStore(client, options.limit);
  const mailer = startMailer(options, store);

  return {
    handle: (request, clientAddress) =>
      createHandler({
        store: async (message) => {
          if (!(await options.hasRoom())) throw new Error("the disk is full");
          return inTurn(() => store.store(message)).catch((error) => {
            if (error instanceof Overloaded) return "busy";
            throw error;
          });
        },
        hashAddress: () => hashAddress(options.salt, clientAddress),
        startMailing: () => mailer?.wake(),
        log,
      })(request),
    async mailState() {
      if (!mailer) return "unconfigured";
      const { retried, stuck, failed } = await store.state();
      if (stuck + failed > 0) return "failed";
      return retried > 0 ? "waiting" : mailer.server();
    },
    async stop() {
      await mailer?.stop();
    },
  };
}

function startMailer(options: ContactOptions, store: ContactStore) {
  const { smtpUrl, to, from, log } = options;
  if (!smtpUrl || !to) return undefined;

  const mail = createMailer({ smtpUrl, to, from });
  const stopping = new AbortController();
  const server = watchMailServer(smtpUrl, log, stopping.signal);
  const send: typeof mail = async (message, signal) => {
    const outcome = await mail(message, signal);
    if (outcome.status === "sent") server.works();
    return outcome;
  };
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false;
      try {
        await drainOutbox({ ...store, send, log, pause }, stopping.signal);
      } catch (error) {
        log("contact_drain_failed", { error: String(error) }, "warn");
      }
    }
    running = undefined;
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    again = true;
    running ??= run();
  }

  const timer = setInterval(wake, options.pollMilliseconds ?? 15_000);
  timer.unref();
  wake();

  return {
    wake,
    server: server.state,
    async stop(): Promise<void> {
      clearInterval(timer);
      again = false;
      await Promise.race([running, pause(1000, undefined, { ref: false })]);
      stopping.abort();
      await Promise.race([running, pause(900, undefined, { ref: false })]);
    },
  };
}

/** Logs each change once. */
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
