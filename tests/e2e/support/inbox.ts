import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { message } from "../../database/samples.ts";
import type { SmtpTrap } from "../../support/smtp.ts";

export async function storeEnquiry(database: SupabaseClient, changes: object = {}) {
  const row = { ...message(), mail_status: "sent", mail_sent_at: new Date(), ...changes };
  const rows = database.from("contact_messages").insert(row).select().single();
  return (await rows.throwOnError()).data;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
/** The newest first, a quarter of an hour apart. */
export async function storeMany(database: SupabaseClient, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...message(),
    ...{ name: `Osoba ${at}`, mail_status: "sent", created_at: hoursAgo(at / 4) },
  }));
  await database.from("contact_messages").insert(rows).throwOnError();
}

export const enquiry = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
export const mailsAbout = (smtp: SmtpTrap, name: string) =>
  smtp.mails.filter(({ parsed }) => parsed.subject?.includes(name)).length;

export async function openEnquiry(page: Page, name: string) {
  await enquiry(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
