import { sha256 } from "~/panel/kit/sha256.ts";
import type { AdminClient } from "./client.ts";
import { dataOf } from "./problem.ts";
import type { Table } from "./records/records.ts";

export type PreviewLink = { id: number; by: string; expiresAt: string };

export async function listPreviewLinks(
  client: AdminClient,
  table: Table,
  recordId: number,
  now: Date,
): Promise<PreviewLink[]> {
  const data = await client
    .from("preview_links")
    .select("id, created_by, expires_at")
    .eq("table_name", table)
    .eq("record_id", recordId)
    .gt("expires_at", now.toISOString())
    .order("id", { ascending: false })
    .then(dataOf);
  return data.map(({ id, created_by, expires_at }) => ({
    id,
    by: created_by ?? "",
    expiresAt: expires_at,
  }));
}

/** Gives the link's token (256 random bits), which the database knows only by its hash. */
export async function createPreviewLink(
  client: AdminClient,
  table: Table,
  recordId: number,
): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
  const token_hash = await sha256(new TextEncoder().encode(token));
  await client
    .from("preview_links")
    .insert({ table_name: table, record_id: recordId, token_hash })
    .then(dataOf);
  return token;
}

export async function revokePreviewLink(client: AdminClient, id: number): Promise<void> {
  await client.from("preview_links").delete().eq("id", id).then(dataOf);
}
