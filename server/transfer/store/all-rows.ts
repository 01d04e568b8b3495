const PAGE = 1_000;

/** Supabase answers with at most a thousand rows. */
export async function allRows<Row>(
  read: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { data, error } = await read(all.length, all.length + PAGE - 1);
    if (error) throw error;
    all.push(...(data ?? []));
    if (!data || data.length < PAGE) return all;
  }
}
