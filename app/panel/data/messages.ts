import { z } from "zod";
import type { Database } from "~/data/database.types.ts";
import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "./client.ts";
import { dataOf, problem } from "./problem.ts";
import type { Table } from "./records/records.ts";

type Schema = Database["public"];
type Functions = Schema["Functions"];

/** The key of whatever is read of messages. */
export const messagesKey = ["messages"] as const;

export const handlings = ["new", "open", "answered", "spam"] as const;
export type Handling = (typeof handlings)[number];

export type MessageFilter = {
  handling: Handling | null;
  search: string;
  source: string | null;
  record: { table: Table; id: number } | null;
};

export type ListedMessage = Omit<Functions["find_messages"]["Returns"][number], "total">;
export type MessageEvent = Omit<Schema["Tables"]["message_events"]["Row"], "actor_id">;

const columns =
  "id, created_at, name, email, message, doubtful, visit, handling, taken_by, taken_by_email, answered_at, is_client, note, version, mail_status, mail_attempts, mail_due_at, mail_sent_at, mail_error";

function asked({ handling, search, source, record }: MessageFilter) {
  return {
    search,
    in_handling: handling ?? undefined,
    from_source: source ?? undefined,
    ...(record && { of_table: record.table, of_record: record.id }),
  };
}

export async function findMessages(
  client: AdminClient,
  filter: MessageFilter,
  first: number,
  count: number,
): Promise<{ rows: ListedMessage[]; total: number }> {
  const part = { first_row: first, row_limit: count, ...asked(filter) };
  const data = await client.rpc("find_messages", part).then(dataOf);
  const rows = data.map(({ total: _, ...row }) => withIsoMoments(row));
  return { rows, total: data[0]?.total ?? 0 };
}

const exported = z.array(
  z.object({
    id: z.number(),
    created_at: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    handling: z.string(),
    source: z.string().nullable(),
    taken_by: z.string().nullable(),
    answered_at: z.string().nullable(),
    is_client: z.boolean(),
    note: z.string(),
  }),
);
export type ExportedMessage = z.infer<typeof exported>[number];

/** All that the filter finds. The log of personal data keeps that they were taken. */
export async function exportMessages(
  client: AdminClient,
  filter: MessageFilter,
): Promise<ExportedMessage[]> {
  return exported.parse(await client.rpc("export_messages", asked(filter)).then(dataOf));
}

export async function listMessageSources(client: AdminClient) {
  return client.rpc("list_message_sources").then(dataOf);
}

/** A message with its history, the newest event last; null when there is no such message. */
export async function loadMessage(client: AdminClient, id: number) {
  const [message, events] = await Promise.all([
    client.from("contact_messages").select(columns).eq("id", id).maybeSingle().then(dataOf),
    client
      .from("message_events")
      .select("id, message_id, created_at, actor_email, kind, detail")
      .eq("message_id", id)
      .order("id")
      .limit(1000)
      .then(dataOf),
  ]);
  return message && { row: withIsoMoments(message), events: events.map(withIsoMoments) };
}

export type LoadedMessage = NonNullable<Awaited<ReturnType<typeof loadMessage>>>;
export type MessageRow = LoadedMessage["row"];

export const messageActions = [
  "take",
  "release",
  "answer",
  "reopen",
  "spam",
  "rescue",
  "resend",
] as const;
export type MessageAction = (typeof messageActions)[number];

/** `conflict`: somebody changed the message since it was read; nothing was written. */
export type HandlingOutcome = "done" | "conflict" | "refused" | "gone";

type Seen = { id: number; version: number };

export async function handleMessage(client: AdminClient, seen: Seen, action: MessageAction) {
  return client
    .rpc("handle_message", { message_id: seen.id, seen_version: seen.version, action })
    .then(dataOf)
    .then(outcomeOf);
}

/** From the list, which does not know the version: somebody may have dealt with the message meanwhile. */
export async function handleListed(
  client: AdminClient,
  listed: Pick<ListedMessage, "id" | "handling">,
  action: MessageAction,
): Promise<HandlingOutcome> {
  const message = await client
    .from("contact_messages")
    .select("id, version, handling")
    .eq("id", listed.id)
    .maybeSingle()
    .then(dataOf);
  if (!message) return "gone";
  return message.handling === listed.handling ? handleMessage(client, message, action) : "conflict";
}

export async function noteMessage(client: AdminClient, seen: Seen, note: string) {
  return client
    .rpc("note_message", { message_id: seen.id, seen_version: seen.version, note })
    .then(dataOf)
    .then(outcomeOf);
}

export async function markClient(client: AdminClient, seen: Seen, isClient: boolean) {
  return client
    .rpc("mark_client", { message_id: seen.id, seen_version: seen.version, client: isClient })
    .then(dataOf)
    .then(outcomeOf);
}

function outcomeOf(answer: string): HandlingOutcome {
  const known = (["done", "conflict", "refused", "gone"] as const).find((it) => it === answer);
  if (!known) throw problem({ message: `Unexpected answer: ${answer}` }, 200);
  return known;
}

/** How many enquiries came from visitors who read the record's page. */
export async function countPageMessages(
  client: AdminClient,
  table: Table,
  id: number,
): Promise<number> {
  return client.rpc("count_page_messages", { of_table: table, of_record: id }).then(dataOf);
}

type Moments = "unmailed_since" | "planned_at" | "backup_due_at" | "backup_made_at";
type MaybeNone = Moments | "to_review_table" | "to_review_title";
export type Attention = Omit<Functions["attention"]["Returns"][number], MaybeNone> &
  Record<MaybeNone, string | null>;

export async function readAttention(client: AdminClient): Promise<Attention> {
  const [row] = await client.rpc("attention").then(dataOf);
  if (!row) throw problem({ message: "Nothing was answered." }, 200);
  return withIsoMoments(row);
}
