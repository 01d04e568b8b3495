import { newestFirst } from "./all-rows.ts";
import type { PublicClient } from "./client.server.ts";
import { logFailure } from "./loaded.server.ts";
import { columns } from "./records/columns.ts";
import { inOrder } from "./records/relations.ts";
import { caseStudySummary } from "./records/reshape.ts";
import type { CaseStudySummary } from "./types.ts";

const MOST_MORE = 6;

/** `more`: newer work of the same service, only when there is some. */
export type ServicePortfolio = { portfolio: CaseStudySummary[]; more?: CaseStudySummary[] };

/** In the order of the ids; null when the backend does not answer: such a page is not kept. */
export async function portfolioOf(
  { db, images, describe }: PublicClient,
  ids: readonly number[],
  service: string,
): Promise<ServicePortfolio | null> {
  try {
    const all = await newestFirst(() => db.from("case_studies").select(columns.servedCaseStudy));
    await describe(all.map(({ image_url }) => image_url));
    const more = all.filter((row) => row.services?.includes(service) && !ids.includes(row.id));
    const shown = (rows: typeof all) => rows.map((row) => caseStudySummary(row, images));
    return {
      portfolio: shown(inOrder(ids, all)),
      ...(more.length > 0 && { more: shown(more.slice(0, MOST_MORE)) }),
    };
  } catch (error) {
    logFailure("portfolio", error);
    return null;
  }
}
