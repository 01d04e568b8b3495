/** Supabase returns at most this many rows per request. */
export const PAGE_SIZE = 1000;

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: Error | null }>;

/** All rows of a query, page by page; a failure throws, it never looks like an empty list. */
export async function allRows<Row>(
  page: (from: number, to: number) => Answer<Row>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < limit) {
    const from = rows.length;
    const size = Math.min(PAGE_SIZE, limit - from);
    const { data, error } = await page(from, from + size - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if (!data || data.length < size) break;
  }
  return rows;
}
