import Papa from "papaparse";
import { type RedirectRow, redirectCodes } from "../../../../app/text/redirects/rules.ts";

const kinds = new Map<string, string>(
  Object.entries(redirectCodes).map(([kind, code]) => [code, kind]),
);
const columnsOfRedirects = ["stary adres", "nowy adres", "rodzaj"];
const options = { delimiter: ";" };

/** As „Przekierowania” in the panel reads and writes it. */
export function writeRedirects(rows: readonly RedirectRow[]): string {
  const codes: Record<string, string> = redirectCodes;
  const lines = rows.map(({ from_address, to_address, kind }) => [
    from_address,
    to_address ?? "",
    codes[kind] ?? kind,
  ]);
  return `\ufeff${Papa.unparse([columnsOfRedirects, ...lines], options)}\r\n`;
}

export function readRedirects(file: string): RedirectRow[] {
  const { data } = Papa.parse<string[]>(file.replace(/^\ufeff/, ""), {
    ...options,
    skipEmptyLines: true,
  });
  return data
    .filter(([from = ""]) => from.startsWith("/"))
    .map(([from_address = "", to = "", code = ""]) => ({
      from_address,
      to_address: to || null,
      kind: kinds.get(code) ?? "permanent",
    }));
}
