import { listCaseStudies } from "./case-studies.server.ts";
import type { PublicClient } from "./client.server.ts";
import { logFailure } from "./loaded.server.ts";
import type { CaseStudySummary } from "./types.ts";

/**
 * The case studies that a page links to by their fixed ids, in that order. One that does not exist
 * is left out; null says that the backend did not answer: such a page shows none and is not kept.
 */
export async function portfolioOf(
  client: PublicClient,
  ids: readonly number[],
): Promise<CaseStudySummary[] | null> {
  try {
    const all = await listCaseStudies(client);
    return ids.flatMap((id) => all.filter((caseStudy) => caseStudy.id === id));
  } catch (error) {
    logFailure("portfolio", error);
    return null;
  }
}
