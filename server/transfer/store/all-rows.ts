/** A portion of a thousand rows is the most that Supabase answers with. */
export async function allRows<Row>(
  read: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: Error | null }>,
  atOnce = 1_000,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { data, error } = await read(all.length, all.length + atOnce - 1);
    if (error) throw error;
    all.push(...(data ?? []));
    if (!data || data.length < atOnce) return all;
  }
}
