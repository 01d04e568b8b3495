import { newestFirst } from "~/data/all-rows.ts";
import type { PublicClient } from "~/data/client.server.ts";
import type { Database } from "~/data/database.types.ts";
import type { CaseStudy, CaseStudyCard, CaseStudySummary, RelatedRecord } from "~/data/types.ts";
import { type CaseStudyRow, columns } from "./columns.ts";
import { findRow } from "./lookup.ts";
import { nextRow } from "./next-row.server.ts";
import { relatedCaseStudies } from "./related.server.ts";
import { caseStudy, caseStudySummary } from "./reshape.ts";

type AfterStudy = { next: CaseStudySummary | null; related?: RelatedRecord[] };

/** Published case studies, those with a place first, then the newest; throws when the backend does not answer. */
export async function listCaseStudies(
  client: PublicClient,
  options: { limit?: number } = {},
): Promise<CaseStudySummary[]> {
  const rows = await listRows(client, options);
  return rows.map((row) => caseStudySummary(row, client.images));
}

/** The three of the home page: those chosen for it, then rather not those whose slug is among `shown`. */
export async function listHomeCaseStudies(
  client: PublicClient,
  shown: ReadonlySet<string>,
): Promise<CaseStudyCard[]> {
  const rank = ({ on_home, slug }: Listed) => (on_home ? 0 : shown.has(slug) ? 2 : 1);
  const rows = await listRows(client, {});
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 3)
    .map((row) => {
      // All that is returned travels in the HTML of the page, also the texts that it does not show.
      const { summary, publishedAt, day, updatedAt, ...card } = caseStudySummary(
        row,
        client.images,
      );
      return card;
    });
}

type Listed = Pick<
  Database["public"]["Tables"]["case_studies"]["Row"],
  "slug" | "list_position" | "on_home"
>;

async function listRows({ db, describe }: PublicClient, { limit }: { limit?: number }) {
  const rows = await newestFirst(
    () => db.from("case_studies").select(columns.listedCaseStudy),
    limit,
  );
  await describe(rows.map(({ image_url }) => image_url));
  const place = ({ list_position }: Listed) => list_position ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** The case study that an address names, by slug, then by id, and the one after it; null when there is none. */
export async function findCaseStudy(
  client: PublicClient,
  param: string,
): Promise<({ study: CaseStudy } & AfterStudy) | null> {
  const row = await findRow(param, (column, value) =>
    client.db
      .from("case_studies")
      .select(columns.caseStudy)
      .eq(column, value)
      .maybeSingle()
      .throwOnError(),
  );
  return row && studyWithNext(client, row);
}

export async function studyWithNext(
  client: PublicClient,
  row: CaseStudyRow,
): Promise<{ study: CaseStudy } & AfterStudy> {
  const { db, images } = client;
  const [next] = await Promise.all([
    nextRow(client, row, () => db.from("case_studies").select(columns.caseStudySummary)),
    client.measure(row),
  ]);
  return {
    study: caseStudy(row, images),
    next: next && caseStudySummary(next, images),
    ...(await relatedCaseStudies(client, row, next?.id)),
  };
}
