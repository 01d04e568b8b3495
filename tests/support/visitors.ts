import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { expect, vi } from "vitest";
import { demoKeys } from "./demo-keys.ts";
import type { CaughtMail, SmtpTrap } from "./smtp.ts";

const duplicate = "[możliwy duplikat] ";
const about = "Wiadomość ze strony: ";

/** What a site with visitors needs: keys that are known, no limit that they would meet, a mail server. */
export function mailSettings(smtp: SmtpTrap): Record<string, string> {
  return {
    ...demoKeys,
    SEED: "none",
    CONTACT_LIMIT: "1000",
    SMTP_URL: smtp.url,
    CONTACT_TO: "biuro@kadr.example",
  };
}

/**
 * Visitors who write through the contact form, each once and under a name of his own, and the
 * books that are kept of what they were told: nothing that was acknowledged may be missing.
 */
export class Visitors {
  /** Whoever was told that his message came. */
  readonly told: string[] = [];
  /** Whoever wrote, told or not. */
  #written = 0;
  #url = "";

  /** The site's present address. */
  at(url: string): this {
    this.#url = url;
    return this;
  }

  /** This many write at once. True for each who was told that it worked. */
  write(count: number): Promise<boolean[]> {
    return Promise.all(Array.from({ length: count }, () => this.#writeOne()));
  }

  async #writeOne(): Promise<boolean> {
    const name = `Gość ${++this.#written}`;
    const answer = await fetch(`${this.#url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name, email: "gosc@example.pl", message: `Pisze ${name}` }),
    }).catch(() => null);
    if (answer?.status !== 200) return false;
    this.told.push(name);
    return true;
  }

  get database(): SupabaseClient {
    return createClient(this.#url, demoKeys.SUPABASE_SECRET_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      db: { retry: false },
    });
  }

  async rows() {
    const { data } = await this.database.from("contact_messages").select().throwOnError();
    return data;
  }

  /** How many messages are in each state. */
  async states(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { mail_status: state } of await this.rows())
      counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  /** No retry of any message that is there now, until `letTimePass`. */
  async holdBack(): Promise<void> {
    // A retry is at most an hour away; what seems further is the work of a wrong clock, and due.
    const later = new Date(Date.now() + 50 * 60_000).toISOString();
    const messages = () => this.database.from("contact_messages");
    // A message whose retry begins just now waits again a moment later, so one update may miss it.
    await vi.waitFor(
      async () => {
        await messages().update({ mail_due_at: later }).eq("mail_status", "waiting").throwOnError();
        const { sending } = await this.states();
        expect(sending).toBeUndefined();
      },
      { timeout: 15_000, interval: 100 },
    );
    await messages().update({ mail_due_at: later }).eq("mail_status", "waiting").throwOnError();
  }

  /** As if the time of every retry and of every lease had come. */
  async letTimePass(): Promise<void> {
    const past = "2020-01-01T00:00:00Z";
    const messages = () => this.database.from("contact_messages");
    await messages().update({ mail_due_at: past }).eq("mail_status", "waiting").throwOnError();
    await messages().update({ mail_lease_until: past }).eq("mail_status", "sending").throwOnError();
  }

  /** The count of everything, by what visitors were told, by the rows and by the mails that somebody may read. */
  async count(smtp: SmtpTrap) {
    const rows = await this.rows();
    const stored = rows.map((row): string => row.name);
    const mails = smtp.mails.filter(({ refused }) => !refused);
    const mailed = mails.map(nameOf);
    const failed = new Set(
      rows.filter((row) => row.mail_status === "failed").map((row) => row.name),
    );
    return {
      told: this.told.length,
      /** Told that it came, but not stored. */
      lost: this.told.filter((name) => !stored.includes(name)),
      storedTwice: repeated(stored),
      /** Stored, not refused for good, and never mailed. */
      unmailed: stored.filter((name) => !failed.has(name) && !mailed.includes(name)),
      mailed: new Set(mailed).size,
      /** Mailed once more, rightly or wrongly. */
      again: mailed.length - new Set(mailed).size,
      /** Mails of a message that came before, without a word about that or under another Message-ID. */
      unmarked: mails.filter((mail, index) => {
        const before = mails.slice(0, index).find((other) => nameOf(other) === nameOf(mail));
        if (!before) return false;
        const marked = mail.parsed.subject?.startsWith(duplicate);
        return !marked || mail.parsed.messageId !== before.parsed.messageId;
      }).length,
    };
  }
}

function nameOf({ parsed }: CaughtMail): string {
  return (parsed.subject ?? "").replace(duplicate, "").replace(about, "");
}

function repeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
