import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import type { AdminClient } from "./client.ts";
import { dataOf } from "./problem.ts";
import type { Table } from "./records/records.ts";

export type PlannedRow = {
  table: Table;
  id: number;
  title: string;
  published_at: string | null;
  hidden_after: string | null;
};

export async function listPlanned(
  client: AdminClient,
  table: Table,
  now: Date,
): Promise<PlannedRow[]> {
  const moment = now.toISOString();
  const data = await client
    .from(table)
    .select("id, title, published_at, hidden_after")
    .or(`published_at.gt.${moment},hidden_after.gt.${moment}`)
    .then(dataOf);
  return data.map((row) => ({ ...withIsoMoments(row), table }));
}
