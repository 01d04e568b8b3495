/** Which tables a page was made from, or a write changed. */
export type Tables = ReadonlySet<string>;

/** Stands for every table: of a page that could have read any, of a write that could have changed any. */
export const ANY_TABLE = "*";

const TABLE = /^\/rest\/v1\/(\w+)$/;

/** What a request of a loader reads; one that embeds other tables, or calls a function, may read any. */
export function tableRead(url: URL): string {
  const [, table = ANY_TABLE] = TABLE.exec(url.pathname) ?? [];
  return url.searchParams.get("select")?.includes("(") ? ANY_TABLE : table;
}

/** What a successful write changes of what pages are made from; null when that is nothing. */
export function tableWritten(url: URL): string | null {
  if (!url.pathname.startsWith("/rest/")) return null; // files and accounts are no part of a page
  return TABLE.exec(url.pathname)?.[1] ?? ANY_TABLE;
}
