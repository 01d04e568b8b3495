import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect } from "vitest";
import type { Backend } from "../../../server/backend/shared/options.ts";
import { type Contact, mountContact } from "../../../server/backend/web/contact.ts";
import {
  hintsHeader,
  writeHints,
} from "../../../supabase/functions/send-contact-email/message/hints.ts";
import type { WebhookCall } from "../../../supabase/functions/send-contact-email/outbox/webhook/webhook.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";
import { onEachDatabase, useBackend } from "./databases.ts";
import { insideOf } from "./roles.ts";

export const message = { name: "Jan", email: "jan@example.pl", message: "Dzień dobry" };
export const addressLimit = 3;

/** Tests of the outbox: each begins with an empty one, a mail server and no web process. */
export function withOutbox(tests: (outbox: () => Outbox) => void): void {
  onEachDatabase((create) => {
    let backend: Backend | undefined;
    let outbox: Outbox | undefined;
    useBackend(create, async (running) => {
      backend = running;
    });
    beforeEach(async () => {
      if (backend) outbox = new Outbox(backend, await startSmtp());
      await outbox?.db.from("contact_messages").delete().gt("id", 0).throwOnError();
      await outbox?.db.from("notifications").delete().gt("id", 0).throwOnError();
      await outbox?.db.from("contact_settings").delete().eq("id", true).throwOnError();
    });
    afterEach(() => outbox?.stop());
    tests(() => {
      expect(outbox, "the backend runs").toBeDefined();
      return outbox as Outbox;
    });
  });
}

class Outbox {
  readonly db: SupabaseClient;
  readonly smtp: SmtpTrap;
  readonly #backend: Backend;
  readonly #mounted: Contact[] = [];

  constructor(backend: Backend, smtp: SmtpTrap) {
    this.#backend = backend;
    this.smtp = smtp;
    this.db = this.connect();
  }

  connect(): SupabaseClient {
    return insideOf(this.#backend);
  }

  /** A web process: it mails what is due when it starts, and every new message. */
  mount({
    mail = true,
    limit = addressLimit,
    callWebhook,
  }: {
    mail?: boolean;
    limit?: number;
    callWebhook?: WebhookCall;
  } = {}) {
    const events = new Set<string>();
    const mailbox = { smtpUrl: this.smtp.url, to: "biuro@kadr.example", from: "www@kadr.example" };
    const contact = mountContact({
      ...{ client: this.db, limit, salt: "salt", pollMilliseconds: 60_000 },
      ...{ callWebhook, siteUrl: "https://kadr.example" },
      ...(mail && mailbox),
      hasRoom: async () => true,
      log: (event) => events.add(event),
    });
    this.#mounted.push(contact);
    const send = (
      changes: object = {},
      from = "192.0.2.1",
      hints: Parameters<typeof writeHints>[0] = {},
    ) =>
      contact.handle(
        new Request("http://site.test/functions/v1/send-contact-email", {
          method: "POST",
          headers: { "Content-Type": "application/json", [hintsHeader]: writeHints(hints) },
          body: JSON.stringify({ ...message, ...changes }),
        }),
        from,
      );
    const event = (name: string) => expect.poll(() => events.has(name)).toBe(true);
    return { ...contact, send, event };
  }

  async rows() {
    const { data } = await this.db.from("contact_messages").select().order("id").throwOnError();
    return data;
  }

  async onlyRow() {
    const [row, ...others] = await this.rows();
    expect(others).toEqual([]);
    return row;
  }

  /** Changes every message. */
  async update(changes: object): Promise<void> {
    await this.db.from("contact_messages").update(changes).gt("id", 0).throwOnError();
  }

  makeDue(): Promise<void> {
    return this.update({ mail_due_at: "2020-01-01T00:00:00Z" });
  }

  /** As if no worker were at work any more. */
  async endLeases(): Promise<void> {
    const ended = { lease_until: "2020-01-01T00:00:00Z" };
    await this.db.from("notifications").update(ended).eq("status", "sending").throwOnError();
  }

  /** The row of the queue that mails the only message. */
  async onlyMail() {
    const mails = this.db.from("notifications").select().eq("kind", "message");
    return (await mails.single().throwOnError()).data;
  }

  subjects() {
    return this.smtp.mails.map(({ parsed }) => parsed.subject);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#mounted.map((contact) => contact.stop()));
    await this.smtp.stop();
  }
}
