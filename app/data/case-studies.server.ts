import type { PublicClient } from "./client.server.ts";
import { idOf, isSlugLike } from "./lookup.ts";
import { allRows } from "./pages.ts";
import { caseStudy, caseStudySummary } from "./reshape.ts";
import type { CaseStudy, CaseStudySummary } from "./types.ts";

const summaryColumns =
  "id, slug, title, client, industry, summary, image_url, published_at, created_at, updated_at";
const columns = `${summaryColumns}, content, youtube_url, gallery_images` as const;

/** Published case studies, newest first; throws when the backend does not answer. */
export async function listCaseStudies(
  { db, images }: PublicClient,
  { limit }: { limit?: number } = {},
): Promise<CaseStudySummary[]> {
  const rows = await allRows(
    (from, to) =>
      db
        .from("case_studies")
        .select(summaryColumns)
        .order("published_at", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to),
    limit,
  );
  return rows.map((row) => caseStudySummary(row, images));
}

/** The case study that an address names, by slug, then by id; null when there is none. */
export async function findCaseStudy(
  client: PublicClient,
  param: string,
): Promise<CaseStudy | null> {
  if (!isSlugLike(param)) return null;
  const id = idOf(param);
  const row = (await bySlug(client, param)) ?? (id === null ? null : await byId(client, id));
  if (row) await client.measure(row);
  return row && caseStudy(row, client.images);
}

async function bySlug({ db }: PublicClient, slug: string) {
  const { data } = await db
    .from("case_studies")
    .select(columns)
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError();
  return data;
}

async function byId({ db }: PublicClient, id: number) {
  const { data } = await db
    .from("case_studies")
    .select(columns)
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data;
}
