import { comparison } from "~/text/intl.ts";
import { blogSlug } from "~/text/slug.ts";

/** Read from the address: `?q=dron&status=draft&sort=-title`. */
export type ListView<Status extends string> = {
  query: string;
  status: Status | null;
  /** A column's key, descending when `descending`; null keeps the order of the database. */
  sort: { by: string; descending: boolean } | null;
};

export function readListView<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
  sortable: readonly string[],
): ListView<Status> {
  const status = statuses.find((known) => known === params.get("status")) ?? null;
  const sort = params.get("sort") ?? "";
  const by = sort.replace(/^-/, "");
  return {
    query: params.get("q") ?? "",
    status,
    sort: sortable.includes(by) ? { by, descending: sort.startsWith("-") } : null,
  };
}

export function nextSort(sort: ListView<string>["sort"], by: string): string | null {
  if (sort?.by !== by) return by;
  return sort.descending ? null : `-${by}`;
}

type Reading<Row> = {
  searched: (row: Row) => string;
  /** The row's place among those that the database found by their texts, which the list does not have. */
  placeInTexts?: (row: Row) => number | undefined;
  order: (row: Row, column: string) => string;
  statusOf: (row: Row) => string;
};

/** The rows with every word of the query, the best first; case and Polish marks make no difference. */
export function viewRows<Row>(
  rows: readonly Row[],
  view: ListView<string>,
  { searched, placeInTexts, order, statusOf }: Reading<Row>,
): Row[] {
  const words = view.query.split(/\s+/).map(fold).filter(Boolean);
  const found = rows.filter((row) => {
    if (view.status !== null && statusOf(row) !== view.status) return false;
    if (words.length === 0 || placeInTexts?.(row) !== undefined) return true;
    const text = fold(searched(row));
    return words.every((word) => text.includes(word));
  });
  const { sort } = view;
  if (!sort) {
    if (words.length === 0 || !placeInTexts) return found;
    const place = (row: Row) => placeInTexts(row) ?? rows.length;
    return found.sort((one, other) => place(one) - place(other));
  }
  const compare = comparison("pl", { numeric: true });
  const sign = sort.descending ? -1 : 1;
  return found.sort((a, b) => sign * compare(order(a, sort.by), order(b, sort.by)));
}

/** Letters as they are searched: „Światło” is found by “swiatlo”. */
function fold(text: string): string {
  return blogSlug(text);
}
