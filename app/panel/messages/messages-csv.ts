import Papa from "papaparse";
import type { ExportedMessage } from "~/panel/data/messages.ts";
import { formatSortable } from "~/panel/kit/moments.ts";
import { messages } from "./words.ts";

const { csv: text, statuses } = messages;

/** What a spreadsheet may take for a formula, behind spaces and in wide signs, too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** As the Polish Excel opens it: semicolons, and a mark of UTF-8. An apostrophe stands before what could run. */
export function messagesCsv(rows: readonly ExportedMessage[]): string {
  const names: Record<string, string> = statuses;
  const lines = rows.map((row) => [
    String(row.id),
    formatSortable(row.created_at),
    row.name,
    row.email,
    row.message,
    names[row.handling] ?? row.handling,
    row.source ?? "",
    row.taken_by ?? "",
    formatSortable(row.answered_at),
    row.is_client ? text.yes : text.no,
    row.note,
  ]);
  const options = { delimiter: ";", escapeFormulae: formula };
  return `\ufeff${Papa.unparse([[...text.columns], ...lines], options)}\r\n`;
}
