import { blogSlug } from "~/text/slug.ts";

const POSTS_OF_A_PAGE = 3;

export const MOST_RELATED = 3;

type Tagged = { tags: string[] | null };

/** `rows` are the published posts, newest first: of two spellings the newer one is shown. */
export function tagPages<Row extends Tagged>(
  rows: readonly Row[],
): Map<string, { name: string; rows: Row[] }> {
  const pages = new Map<string, { name: string; rows: Row[] }>();
  for (const row of rows) {
    for (const tag of row.tags ?? []) {
      const page = pages.get(blogSlug(tag)) ?? { name: tag.trim(), rows: [] };
      pages.set(blogSlug(tag), page);
      if (!page.rows.includes(row)) page.rows.push(row);
    }
  }
  return new Map([...pages].filter(([, page]) => page.rows.length >= POSTS_OF_A_PAGE));
}

type Relations = { id: number; services: string[] | null } & Partial<Tagged>;

/** Ids of the rows with which a row has most services and tags in common, in the order of `others` among equals. */
export function closest(
  row: Relations,
  others: readonly Relations[],
  except: number | undefined,
): number[] {
  const own = marksOf(row);
  return others
    .filter(({ id }) => id !== row.id && id !== except)
    .map((other) => ({
      id: other.id,
      shared: [...marksOf(other)].filter((it) => own.has(it)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST_RELATED)
    .map(({ id }) => id);
}

function marksOf({ services, tags }: Omit<Relations, "id">): Set<string> {
  return new Set([...(services ?? []), ...(tags ?? []).map((tag) => `#${blogSlug(tag)}`)]);
}

export function hasRelations({ services, tags }: Omit<Relations, "id">): boolean {
  return Boolean(services?.length || tags?.length);
}

export function inOrder<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}
