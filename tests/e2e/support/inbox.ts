import { expect, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { message } from "../../database/samples.ts";
import type { SmtpTrap } from "../../support/smtp.ts";

export async function storeEnquiry(database: SupabaseClient, changes: object = {}) {
  const row = { ...message(), mail_status: "sent", mail_sent_at: new Date(), ...changes };
  const rows = database.from("contact_messages").insert(row).select().single();
  return (await rows.throwOnError()).data;
}

export const enquiry = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
export const mailsAbout = (smtp: SmtpTrap, name: string) =>
  smtp.mails.filter(({ parsed }) => parsed.subject?.includes(name)).length;

export async function openEnquiry(page: Page, name: string) {
  await enquiry(page, name).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
