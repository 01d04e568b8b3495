import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../app/data/database.types.ts";
import { message } from "../../database/samples.ts";
import { demoKeys } from "../../support/demo-keys.ts";
import { killGroup, ownGroup } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { chance, times } from "../../support/seeded.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { startSite } from "../../support/site.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";

const rounds = times(8);

const dataDir = scratchDirectory();
let smtp: SmtpTrap;
let desk: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  smtp = await startSmtp();
  desk = await start();
});
afterAll(async () => {
  if (desk) await killGroup(desk.site);
  await smtp.stop();
});

/** A site on the same data at each start, with mail, as the database and as an administrator. */
async function start() {
  const env = { ...writerEnv, SMTP_URL: smtp.url, CONTACT_TO: "biuro@kadr.example" };
  const site = await startSite({ dataDir, env, through: ownGroup });
  const { token } = await signIn(site.url).catch(async (error) => {
    await killGroup(site);
    throw error;
  });
  return {
    site,
    database: client(site.url, demoKeys.SUPABASE_SECRET_KEY),
    admin: client(site.url, demoKeys.SUPABASE_PUBLISHABLE_KEY, token),
  };
}

/** An enquiry that the filter kept and an administrator lets through. */
async function rescueOne(): Promise<void> {
  const row = { ...message(), mail_status: "trapped" };
  const stored = desk.database.from("contact_messages").insert(row).select("id, version");
  const { data: trapped } = await stored.single().throwOnError();
  const rescue = { message_id: trapped.id, seen_version: trapped.version, action: "rescue" };
  expect((await desk.admin.rpc("handle_message", rescue).throwOnError()).data).toBe("done");
}

function client(url: string, key: string, token?: string): SupabaseClient<Database> {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient<Database>(url, key, { auth, global: { headers } });
}

test(`an enquiry and a rescued one are mailed once, killed ${rounds} times while they are claimed and mailed`, async () => {
  const random = chance();
  for (let round = 0; round < rounds; round++) {
    await rescueOne();
    const sent = await fetch(`${desk.site.url}/functions/v1/send-contact-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message()),
    });
    expect(sent.status).toBe(200);
    await sleep(random.between(0, 60));
    await killGroup(desk.site);
    desk = await start();
  }
  // The leases of the dead workers run out, and one more rescue has the worker mail what is due.
  const ended = { lease_until: new Date(0).toISOString() };
  const claimed = desk.database.from("notifications").update(ended);
  await claimed.eq("status", "sending").throwOnError();
  await rescueOne();
  const states = () => desk.database.from("contact_messages").select("mail_status").throwOnError();
  await expect
    .poll(async () => (await states()).data, { timeout: 60_000, interval: 500 })
    .toEqual(Array(2 * rounds + 1).fill({ mail_status: "sent" }));

  // Nobody can know whether a mail that was begun got through: the next one says so and has the same id.
  const ids = (mails: typeof smtp.mails) => mails.map(({ parsed }) => parsed.messageId);
  expect(new Set(ids(smtp.mails)).size).toBe(2 * rounds + 1);
  const unmarked = ids(smtp.mails.filter(({ parsed }) => !parsed.subject?.includes("duplikat")));
  expect(unmarked).toEqual([...new Set(unmarked)]);
}, 420_000);
