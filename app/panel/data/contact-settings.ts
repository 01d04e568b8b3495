import type { Database } from "~/data/database.types.ts";
import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";

type Table = Database["public"]["Tables"]["contact_settings"];
export type ContactSettings = Omit<Table["Row"], "id" | "created_at">;

const columns =
  "retention_months, recipients, webhook_url, webhook_secret, webhook_has_text, confirms";

/** Null until something was saved: then the defaults of the database hold. */
export async function readContactSettings(client: AdminClient): Promise<ContactSettings | null> {
  const { data, error, status } = await client
    .from("contact_settings")
    .select(columns)
    .maybeSingle();
  if (error) throw problem(error, status);
  return data;
}

export async function saveContactSettings(
  client: AdminClient,
  changes: Partial<ContactSettings>,
): Promise<void> {
  const { error, status } = await client.from("contact_settings").upsert({ id: true, ...changes });
  if (error) throw problem(error, status);
}
