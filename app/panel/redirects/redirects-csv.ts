import Papa from "papaparse";
import type { RedirectKind, RedirectValues } from "~/panel/data/redirects.ts";
import { redirectCodes } from "~/text/redirects/rules.ts";
import { readValues } from "./read-values.ts";
import { redirects } from "./words.ts";

const { csv } = redirects;

export type Refused = { line: number; reason: keyof typeof csv.reasons };
export type ReadCsv = { rows: RedirectValues[]; refused: Refused[] };

const kinds = new Map<string, RedirectKind>([
  ...["", "301", "308", "permanent"].map((name) => [name, "permanent"] as const),
  ...["302", "303", "307", "temporary"].map((name) => [name, "temporary"] as const),
  ...["404", "410", "gone"].map((name) => [name, "gone"] as const),
]);

/** The names of our own columns and of those of Redirection, Rank Math and Yoast, the better ones first. */
const names = {
  from: [/^(?:stary adres|from(?:_address)?|source(?: url)?|old(?: url)?|origin)$/i],
  to: [/^(?:nowy adres|to(?:_address)?|target(?: url)?|new(?: url)?|destination)$/i],
  kind: [/^(?:rodzaj|kind|code|http code)$/i, /^type$/i],
  pattern: [/^(?:regex|matching|format)$/i],
};
/** What stands in the column of patterns where an address is one. */
const PATTERN = /^(?:1|regex|contains|start|end)$/i;

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
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const unclosed = errors.find(({ type }) => type === "Quotes");
  const rows = new Map<string, RedirectValues>();
  const refused: Refused[] = [];
  const columns = columnsOf(data[0] ?? []);
  let line = 1;
  for (const [index, cells] of data.entries()) {
    if (unclosed?.row === index) return { rows: [], refused: [{ line, reason: "quote" }] };
    const cell = (at: number) => cells[at]?.trim() ?? "";
    const [from, kindName] = [cell(columns.from), cell(columns.kind)];
    const to = columns.isYoast ? rooted(cell(columns.to)) : cell(columns.to);
    const isHeader = index === 0 && columns.isNamed;
    if (from + to + kindName !== "" && !isHeader) {
      const isPattern = PATTERN.test(cell(columns.pattern));
      const kind = isPattern ? undefined : kinds.get(kindName.toLowerCase());
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

function columnsOf(header: readonly string[]) {
  const find = (patterns: readonly RegExp[]) =>
    patterns
      .map((one) => header.findIndex((cell) => one.test(cell.trim())))
      .find((at) => at >= 0) ?? -1;
  const from = find(names.from);
  const isYoast = /^\s*origin\s*$/i.test(header[from] ?? "");
  if (from < 0) return { isNamed: false, isYoast, from: 0, to: 1, kind: 2, pattern: -1 };
  const [to, kind, pattern] = [find(names.to), find(names.kind), find(names.pattern)];
  return { isNamed: true, isYoast, from, to: to < 0 ? from + 1 : to, kind, pattern };
}

const ADDRESS = /^(?:\/|https?:\/\/)/i;

/** By the first row: an address may hold each sign, and a cell in quotes goes over several lines. */
function delimiterOf(text: string): string {
  const found = [";", "\t", ","].map((delimiter) => {
    const [row = []] = Papa.parse<string[]>(text.trimStart(), { delimiter, preview: 1 }).data;
    const areAddresses = row.slice(0, 2).filter((cell) => ADDRESS.test(cell.trim())).length === 2;
    return { delimiter, row, isSure: columnsOf(row).isNamed || areAddresses };
  });
  const isSplit = ({ row }: { row: string[] }) => row.length > 1;
  const chosen = found.find((one) => one.isSure && isSplit(one)) ?? found.find(isSplit);
  return chosen?.delimiter ?? ",";
}

/** Yoast writes paths without the slash before them; elsewhere one that is missing is a mistake. */
function rooted(to: string): string {
  return to === "" || /^(?:\/|[a-z]+:)/i.test(to) ? to : `/${to}`;
}

/** Excel in Poland may save in the encoding of older Windows. */
function decode(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file);
  // Excel calls it Unicode text.
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1250").decode(file);
  }
}
