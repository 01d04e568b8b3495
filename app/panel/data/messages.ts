import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";

/** The newest messages. */
export async function listMessages(client: AdminClient) {
  const { data, error, status } = await client
    .from("contact_messages")
    .select("id, created_at, name, message")
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(50);
  if (error) throw problem(error, status);
  return data;
}
