import { newestFirst } from "./all-rows.ts";
import type { PublicClient } from "./client.server.ts";
import { logFailure } from "./loaded.server.ts";
import { columns } from "./records/columns.ts";
import { postsOfService } from "./records/related.server.ts";
import { inOrder } from "./records/relations.ts";
import { caseStudySummary } from "./records/reshape.ts";
import type { CaseStudySummary, RelatedRecord } from "./types.ts";

const MOST_MORE = 6;

/** What a card of the portfolio shows, and nothing more: it travels within the page. */
export type PortfolioWork = Pick<
  CaseStudySummary,
  "id" | "slug" | "title" | "industry" | "summary" | "image"
>;

/** `more`: newer work of the same service, only when there is some; `related` are its newest posts. */
export type ServicePortfolio = {
  portfolio: PortfolioWork[];
  more?: PortfolioWork[];
  related?: RelatedRecord[];
};

/** In the order of the ids, for a service or, without one, with the newest of all; null when the backend does not answer: such a page is not kept. */
export async function portfolioOf(
  client: PublicClient,
  ids: readonly number[],
  service: string | null,
): Promise<ServicePortfolio | null> {
  const { db, images, describe } = client;
  try {
    const [all, posts] = await Promise.all([
      newestFirst(() => db.from("case_studies").select(columns.servedCaseStudy)),
      service === null ? {} : postsOfService(client, service),
    ]);
    await describe(all.map(({ image_url }) => image_url));
    const isOf = ({ services }: (typeof all)[number]) =>
      service === null || services?.includes(service);
    const more = all.filter((row) => isOf(row) && !ids.includes(row.id));
    const shown = (rows: typeof all) =>
      rows.map((row): PortfolioWork => {
        const { id, slug, title, industry, summary, image } = caseStudySummary(row, images);
        return { id, slug, title, industry, summary, image };
      });
    return {
      portfolio: shown(inOrder(ids, all)),
      ...posts,
      ...(more.length > 0 && { more: shown(more.slice(0, MOST_MORE)) }),
    };
  } catch (error) {
    logFailure("portfolio", error);
    return null;
  }
}
