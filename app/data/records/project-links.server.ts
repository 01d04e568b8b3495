import type { PortfolioEntry } from "~/content/projects.ts";
import type { PublicClient } from "../client.server.ts";
import { logFailure } from "../loaded.server.ts";

/** Without the addresses of case studies that are not there, or not any more: a link would lead nowhere. */
export async function withKnownStudies(
  { db }: PublicClient,
  portfolio: readonly PortfolioEntry[],
): Promise<readonly PortfolioEntry[]> {
  const slugs = portfolio.flatMap(({ slug }) => slug ?? []);
  try {
    const [present, former] = await Promise.all([
      db.from("case_studies").select("slug").in("slug", slugs).throwOnError(),
      db
        .from("slug_redirects")
        .select("slug")
        .eq("table_name", "case_studies")
        .in("slug", slugs)
        .throwOnError(),
    ]);
    const known = new Set([...present.data, ...former.data].map(({ slug }) => slug));
    return portfolio.map(({ slug, ...entry }) =>
      slug && known.has(slug) ? { ...entry, slug } : entry,
    );
  } catch (error) {
    logFailure("case studies of projects", error);
    return portfolio;
  }
}
