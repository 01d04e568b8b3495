import { DataProblem } from "~/panel/kit/problem.ts";
import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "../client.ts";
import { dataOf } from "../problem.ts";
import type { Table } from "./records.ts";

/** What the team says of a record: `review` while its author waits for somebody who may publish it. */
export async function readTalk(client: AdminClient, table: Table, id: number, signal: AbortSignal) {
  const of = { table_name: table, record_id: id };
  const [review, notes] = await Promise.all([
    client
      .from("record_reviews")
      .select("sent_by, created_at")
      .match(of)
      .abortSignal(signal)
      .maybeSingle()
      .then(dataOf),
    client
      .from("record_notes")
      .select("id, note, words, author_email, created_at, done_at, done_by")
      .match(of)
      .order("id")
      .limit(500)
      .abortSignal(signal)
      .then(dataOf),
  ]);
  return { review: review && withIsoMoments(review), notes: notes.map(withIsoMoments) };
}

export type RecordNote = Awaited<ReturnType<typeof readTalk>>["notes"][number];

export async function sendForReview(client: AdminClient, table: Table, id: number) {
  const asked = { of_table: table, of_record: id };
  settled(await client.rpc("send_for_review", asked).then(dataOf));
}

export async function sendBack(client: AdminClient, table: Table, id: number, note: string) {
  const asked = { of_table: table, of_record: id, note };
  settled(await client.rpc("send_back", asked).then(dataOf));
}

/** `words`: what was marked in the text. */
export async function addNote(
  client: AdminClient,
  table: Table,
  id: number,
  { note, words }: { note: string; words: string },
) {
  const asked = { of_table: table, of_record: id, note, ...(words && { words }) };
  settled(await client.rpc("add_record_note", asked).then(dataOf));
}

export async function settleNote(client: AdminClient, id: number, isDone: boolean) {
  settled(await client.rpc("settle_record_note", { note_id: id, is_done: isDone }).then(dataOf));
}

function settled(answer: string): void {
  if (answer !== "done") throw new DataProblem("refused", answer);
}
