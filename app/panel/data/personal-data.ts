import type { Json } from "~/data/database.types.ts";
import type { AdminClient } from "./client.ts";
import { dataOf } from "./problem.ts";

const mentionKinds = [
  "message",
  "post",
  "case-study",
  "facts",
  "revision",
  "unseen",
  "note",
  "recipient",
  "panel",
  "account",
] as const;

export type Mention = {
  kind: (typeof mentionKinds)[number];
  id: number;
  at: string;
  title: string;
};

export type Person = {
  address: string;
  messages: { id: number; at: string }[];
  mentions: Mention[];
};

export async function findPerson(client: AdminClient, address: string): Promise<Person> {
  const data = await client.rpc("find_person", { address }).then(dataOf);
  return {
    address,
    messages: rowsOf(data, "messages").map((row) => ({
      id: Number(row.id),
      at: textOf(row.created_at),
    })),
    mentions: rowsOf(data, "mentions").map((row) => ({
      kind: mentionKinds.find((kind) => kind === row.kind) ?? "revision",
      id: Number(row.id),
      at: textOf(row.at),
      title: textOf(row.title),
    })),
  };
}

/** Everything about the person, as JSON text. The log keeps that it was asked for. */
export async function exportPerson(client: AdminClient, address: string): Promise<string> {
  const data = await client.rpc("export_person", { address }).then(dataOf);
  return JSON.stringify(data, null, 2);
}

export type Correction = { name: string; email: string };

export async function correctPerson(
  client: AdminClient,
  address: string,
  { name, email }: Correction,
): Promise<number> {
  const given = { address, new_name: name, new_email: email };
  return client.rpc("correct_person", given).then(dataOf);
}

/** Returns the number of messages. */
export async function erasePerson(client: AdminClient, address: string): Promise<number> {
  return client.rpc("erase_person", { address }).then(dataOf);
}

export async function listPrivacyEvents(client: AdminClient) {
  return client
    .from("privacy_events")
    .select("id, created_at, kind, messages, actor_email")
    .order("id", { ascending: false })
    .limit(50)
    .then(dataOf);
}

type Row = { [key: string]: Json | undefined };

function rowsOf(data: Json, name: string): Row[] {
  const rows = isRow(data) ? data[name] : null;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

function isRow(value: Json | undefined): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
