import type { Database } from "~/data/database.types.ts";
import type { AdminClient } from "./client.ts";
import { dataOf } from "./problem.ts";

type Table = Database["public"]["Tables"]["contact_settings"];
export type ContactSettings = Omit<
  Table["Row"],
  "id" | "created_at" | "recipients_by" | "webhook_by"
>;

const columns =
  "retention_months, recipients, webhook_url, webhook_secret, webhook_has_text, confirms";

/** Null until something was saved: then the defaults of the database hold. */
export async function readContactSettings(client: AdminClient): Promise<ContactSettings | null> {
  return client.from("contact_settings").select(columns).maybeSingle().then(dataOf);
}

export async function saveContactSettings(
  client: AdminClient,
  changes: Partial<ContactSettings>,
): Promise<void> {
  dataOf(await client.from("contact_settings").upsert({ id: true, ...changes }));
}
