/** Whether an address can name a row at all: what cannot is answered without asking the database. */
export function isSlugLike(param: string): boolean {
  return /^[\p{L}\p{N}_.~-]{1,200}$/u.test(param);
}

/** The id that an address names, if it is one; ids are counted as JavaScript can. */
export function idOf(param: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(param)) return null;
  const id = Number(param);
  return Number.isSafeInteger(id) ? id : null;
}
