import type { Status } from "~/panel/data/publication.ts";
import type { ListView } from "~/panel/data/records/record-list.ts";
import { blogSlug } from "~/text/slug.ts";

/** A draft that waits for somebody who may publish it is a draft, too. */
export const statuses: readonly (Status | "review")[] = [
  ...(["published", "scheduled", "hidden", "draft", "review"] as const),
];

/** Read from the address: `?q=dron&status=draft&sort=-title`. */
export function readListView(params: URLSearchParams, sortable: readonly string[]): ListView {
  const sort = params.get("sort") ?? "";
  const by = sort.replace(/^-/, "");
  return {
    query: params.get("q") ?? "",
    status: statuses.find((known) => known === params.get("status")) ?? null,
    sort: sortable.includes(by) ? { by, descending: sort.startsWith("-") } : null,
  };
}

export function nextSort(sort: ListView["sort"], by: string): string | null {
  if (sort?.by !== by) return by;
  return sort.descending ? null : `-${by}`;
}

/** The rows with every word of the query; case and Polish marks make no difference. */
export function rowsWith<Row>(
  rows: readonly Row[],
  query: string,
  searched: (row: Row) => string,
): readonly Row[] {
  const words = query.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = searched(row);
    const plain = blogSlug(text);
    // A word of letters that no address has is looked for as it is written.
    return words.every((word) =>
      blogSlug(word) === ""
        ? text.toLowerCase().includes(word.toLowerCase())
        : plain.includes(blogSlug(word)),
    );
  });
}
