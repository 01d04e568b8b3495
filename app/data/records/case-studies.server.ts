import { newestFirst } from "~/data/all-rows.ts";
import type { PublicClient } from "~/data/client.server.ts";
import type { CaseStudy, CaseStudyCard, CaseStudySummary, RelatedRecord } from "~/data/types.ts";
import { type CaseStudyRow, columns } from "./columns.ts";
import { findRow } from "./lookup.ts";
import { nextRow } from "./next-row.server.ts";
import type { RowList } from "./portions.server.ts";
import { relatedCaseStudies } from "./related.server.ts";
import { caseStudy, caseStudySummary, rowLine } from "./reshape.ts";

type AfterStudy = { next: CaseStudySummary | null; related?: RelatedRecord[] };

/** Published case studies, those with a place first, then the newest; throws when the backend does not answer. */
export function caseStudyList({ db, images, describe }: PublicClient): RowList<CaseStudySummary> {
  return {
    read: async (from, size) => {
      const rows = await newestFirst(
        () => inPlace(db.from("case_studies").select(columns.caseStudySummary)),
        size,
        from,
      );
      await describe(rows.map(({ image_url }) => image_url));
      return rows.map((row) => caseStudySummary(row, images));
    },
    count: async () => {
      const counted = db.from("case_studies").select("id", { count: "exact", head: true });
      return (await counted.throwOnError()).count ?? 0;
    },
    lines: async () => {
      const rows = await newestFirst(() => inPlace(db.from("case_studies").select(columns.line)));
      return rows.map(rowLine);
    },
  };
}

type Ordered<Query> = {
  order: (column: "list_position", options: { ascending: true; nullsFirst: false }) => Query;
};

/** For readers that follow them: by their day, wherever the list has them. */
export async function newestStudies({ db, images }: PublicClient, most: number) {
  const rows = await newestFirst(
    () => db.from("case_studies").select(columns.caseStudySummary),
    most,
  );
  return rows.map((row) => caseStudySummary(row, images));
}

function inPlace<Query>(query: Ordered<Query>): Query {
  return query.order("list_position", { ascending: true, nullsFirst: false });
}

/** The three of the home page: those chosen for it, then rather not those whose slug is among `shown`. */
export async function listHomeCaseStudies(
  { db, images, describe }: PublicClient,
  shown: ReadonlySet<string>,
): Promise<CaseStudyCard[]> {
  const rank = ({ on_home, slug }: { on_home: boolean; slug: string }) =>
    on_home ? 0 : shown.has(slug) ? 2 : 1;
  const wanted = 3;
  const select = () =>
    inPlace(
      db.from("case_studies").select(columns.homeCaseStudy).order("on_home", { ascending: false }),
    );
  const rows = (await newestFirst(select, wanted + shown.size))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, wanted);
  await describe(rows.map(({ image_url }) => image_url));
  return rows.map((row) => {
    // All that is returned travels in the HTML of the page, also the texts that it does not show.
    const { summary, publishedAt, day, updatedAt, ...card } = caseStudySummary(row, images);
    return card;
  });
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
