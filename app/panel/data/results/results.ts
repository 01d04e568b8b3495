import type { Database } from "~/data/database.types.ts";
import type { AdminClient } from "../client.ts";
import { dataOf } from "../problem.ts";

type Functions = Database["public"]["Functions"];
type Days = { first: string; last: string };

export type DayResult = Functions["results_by_day"]["Returns"][number];
export type PageResult = Functions["results_by_page"]["Returns"][number];
export type SourceResult = Omit<Functions["results_by_source"]["Returns"][number], "source"> & {
  /** Null for those that name no source. */
  source: string | null;
};

export type Results = { days: DayResult[]; sources: SourceResult[]; pages: PageResult[] };

/** What the site brought in the days of `now`, beside those of `earlier`, which come before. */
export async function readResults(
  client: AdminClient,
  { now, earlier }: { now: Days; earlier: Days },
): Promise<Results> {
  const both = {
    first_day: now.first,
    last_day: now.last,
    earlier_first: earlier.first,
    earlier_last: earlier.last,
  };
  const [days, sources, pages] = await Promise.all([
    client
      .rpc("results_by_day", { first_day: earlier.first, last_day: now.last })
      .then(dataOf<DayResult[]>),
    client.rpc("results_by_source", both).then(dataOf<SourceResult[]>),
    client.rpc("results_by_page", both).then(dataOf<PageResult[]>),
  ]);
  return { days, sources, pages };
}

/** After so many months enquiries are deleted, and count no more. */
export async function readRetentionMonths(client: AdminClient): Promise<number> {
  return client.rpc("retention_months").then(dataOf);
}
