import { isMissingPage, ownPath } from "~/panel/writing/links/broken-links.ts";
import type { RedirectRow, Rules } from "~/text/redirects/rules.ts";
import { redirects } from "./words.ts";

const { warnings: text } = redirects;

/** What is not as somebody meant it; `pages` are the paths that are answered, null while they are unknown. */
export function warningsOf(
  row: RedirectRow,
  rules: Rules,
  pages: ReadonlySet<string> | null,
  origin: string,
): string[] {
  const way = rules.follow(row.from_address.replace("*", "przyklad"));
  const isCircle = row.to_address !== null && (!way || way.end === "circle");
  if (isCircle) return [text.circle];
  const warnings = shadowed(row, pages, origin);
  if (!way || way.end === "gone" || way.rows[0]?.from_address !== row.from_address) return warnings;
  if (row.to_address?.endsWith("*")) return warnings;
  if (way.rows.length > 1) warnings.push(text.chain(way.rows.length, way.location));
  if (isMissingPage(way.location, origin, pages)) warnings.push(text.noPage(way.location));
  return warnings;
}

function shadowed(
  { from_address, to_address }: RedirectRow,
  pages: ReadonlySet<string> | null,
  origin: string,
): string[] {
  if (pages === null) return [];
  if (!from_address.endsWith("*")) return pages.has(from_address) ? [text.shadow] : [];
  const target = to_address === null ? null : ownPath(to_address, origin);
  const beginning = from_address.slice(0, -1);
  const found: string[] = [];
  for (const page of pages) {
    const isBelow = page.startsWith(beginning) || `${page}/` === beginning;
    if (isBelow && page !== target) found.push(page);
  }
  const [example] = found;
  return example === undefined ? [] : [text.shadows(found.length, example)];
}
