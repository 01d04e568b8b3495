import Papa from "papaparse";
import { redirects } from "~/content/admin/redirects.ts";
import type { RedirectKind, RedirectValues } from "~/panel/data/redirects.ts";
import { plainFrom, plainTo } from "../../../supabase/redirects/address.ts";

export type Skipped = { line: number; reason: keyof typeof redirects.csv.reasons };
export type ReadCsv = { rows: RedirectValues[]; skipped: Skipped[] };

const codes = { permanent: "301", temporary: "302", gone: "410" } as const;

const kinds: Record<string, RedirectKind> = {
  "": "permanent",
  ...{ "301": "permanent", "308": "permanent", permanent: "permanent" },
  ...{ "302": "temporary", "303": "temporary", "307": "temporary", temporary: "temporary" },
  ...{ "404": "gone", "410": "gone", gone: "gone" },
};

const HEADER = /^(?:stary adres|from(?:_address)?|source(?: url)?|old(?: url)?)$/i;

/** With semicolons and a mark of UTF-8, by which the Polish Excel knows columns and letters. */
export function writeCsv(rows: readonly RedirectValues[]): string {
  const lines = rows.map(({ from_address, to_address, kind }) => [
    from_address,
    to_address ?? "",
    codes[kind],
  ]);
  return `\ufeff${Papa.unparse([[...redirects.csv.header], ...lines], { delimiter: ";" })}\r\n`;
}

export function readCsv(text: string, ownOrigin: string): ReadCsv {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ""));
  const rows = new Map<string, RedirectValues>();
  const skipped: Skipped[] = [];
  for (const [index, cells] of data.entries()) {
    const [from = "", to = "", kind = ""] = cells.map((cell) => cell.trim());
    if (from + to + kind === "" || (index === 0 && HEADER.test(from))) continue;
    const read = readRow(from, to, kind, ownOrigin);
    if (typeof read === "string") skipped.push({ line: index + 1, reason: read });
    else if (rows.has(read.from_address)) skipped.push({ line: index + 1, reason: "twice" });
    else rows.set(read.from_address, read);
  }
  return { rows: [...rows.values()], skipped };
}

export function readRow(
  from: string,
  to: string,
  kindName: string,
  ownOrigin: string,
): RedirectValues | "from" | "to" | "star" | "kind" {
  const from_address = plainFrom(from);
  if (from_address === null) return "from";
  const key = kindName.toLowerCase();
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
  if (kind === undefined) return "kind";
  if (kind === "gone") return { from_address, to_address: null, kind };
  const to_address = plainTo(to, ownOrigin);
  if (to_address === null) return "to";
  if (to_address.endsWith("*") && !from_address.endsWith("*")) return "star";
  return { from_address, to_address, kind };
}
