/** Whether an address can name a row; the database is not asked about any other. */
export function isSlugLike(param: string): boolean {
  return /^[\p{L}\p{N}_.~-]{1,200}$/u.test(param);
}

export function idOf(param: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(param)) return null;
  const id = Number(param);
  return Number.isSafeInteger(id) ? id : null;
}

/** The row that an address names: by its slug, then by its id; null when there is none. */
export async function findRow<Row>(
  param: string,
  ask: (column: "slug" | "id", value: string | number) => PromiseLike<{ data: Row | null }>,
): Promise<Row | null> {
  if (!isSlugLike(param)) return null;
  const { data } = await ask("slug", param);
  const id = idOf(param);
  if (data || id === null) return data;
  return (await ask("id", id)).data;
}
