/** Supabase returns at most this many rows per request. */
export const PAGE_SIZE = 1000;

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: Error | null }>;

/** All rows of a query, page by page; a failure throws, it never looks like an empty list. */
export async function allRows<Row>(
  page: (from: number, to: number) => Answer<Row>,
  limit = Number.POSITIVE_INFINITY,
  first = 0,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < limit) {
    const from = first + rows.length;
    const size = Math.min(PAGE_SIZE, limit - rows.length);
    const { data, error } = await page(from, from + size - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if (!data || data.length < size) break;
  }
  return rows;
}

type Select<Row> = {
  order: (column: string, options: { ascending: boolean }) => Select<Row>;
  range: (from: number, to: number) => Answer<Row>;
};

/** All rows of a table, newest first. */
export function newestFirst<Row>(
  select: () => Select<Row>,
  limit?: number,
  first?: number,
): Promise<Row[]> {
  const order = { ascending: false };
  return allRows(
    (from, to) => select().order("published_at", order).order("id", order).range(from, to),
    limit,
    first,
  );
}
