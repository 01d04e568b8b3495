import Papa from "papaparse";
import { redirects } from "~/content/admin/redirects.ts";
import type { RedirectKind, RedirectValues } from "~/panel/data/redirects.ts";
import { redirectCodes } from "../../../supabase/redirects/rules.ts";
import { readValues } from "./read-values.ts";

const { csv } = redirects;

export type Refused = { line: number; reason: keyof typeof csv.reasons };
export type ReadCsv = { rows: RedirectValues[]; refused: Refused[] };

/** As many as one request carries: it writes all of them, or none. */
export const MOST_ROWS = 5_000;

const kinds = new Map<string, RedirectKind>([
  ...["", "301", "308", "permanent"].map((name) => [name, "permanent"] as const),
  ...["302", "303", "307", "temporary"].map((name) => [name, "temporary"] as const),
  ...["404", "410", "gone"].map((name) => [name, "gone"] as const),
]);

const HEADER = /^(?:stary adres|from(?:_address)?|source(?: url)?|old(?: url)?)$/i;

/**
 * With semicolons and a mark of UTF-8, by which the Polish Excel knows columns and letters. No cell is a formula to it,
 * since an address begins with a slash or `http`.
 */
export function writeCsv(rows: readonly RedirectValues[]): string {
  const lines = rows.map(({ from_address, to_address, kind }) => [
    from_address,
    to_address ?? "",
    redirectCodes[kind],
  ]);
  return `\ufeff${Papa.unparse([[...csv.header], ...lines], { delimiter: ";" })}\r\n`;
}

/** Reads our own files and those of others, with commas or tabs. */
export function readCsv(file: ArrayBuffer, ownOrigin: string): ReadCsv {
  const text = decode(file);
  const [firstLine = ""] = text.trimStart().split("\n", 1);
  const delimiter = [";", "\t"].find((sign) => firstLine.includes(sign)) ?? ",";
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const unclosed = errors.find(({ type }) => type === "Quotes");
  const rows = new Map<string, RedirectValues>();
  const refused: Refused[] = [];
  let line = 1;
  for (const [index, cells] of data.entries()) {
    if (unclosed?.row === index) return { rows: [], refused: [{ line, reason: "quote" }] };
    const [from = "", to = "", kindName = ""] = cells.map((cell) => cell.trim());
    const isHeader = index === 0 && HEADER.test(from);
    if (from + to + kindName !== "" && !isHeader) {
      const kind = kinds.get(kindName.toLowerCase());
      const read = kind ? readValues(from, to, kind, ownOrigin) : "kind";
      if (typeof read === "string") refused.push({ line, reason: read });
      else if (rows.has(read.from_address)) refused.push({ line, reason: "twice" });
      else rows.set(read.from_address, read);
    }
    // A cell in quotes may go over several lines.
    line += cells.join("").split("\n").length;
  }
  return { rows: [...rows.values()], refused };
}

/** Excel in Poland may save in the encoding of older Windows. */
function decode(file: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1250").decode(file);
  }
}
