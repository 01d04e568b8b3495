import type { ImportReport } from "~/panel/data/transfer/import-runs.ts";
import { groupsOf, type ReportGroup } from "./report-groups.ts";
import { transfer } from "./words.ts";

const { report: text, reasons } = transfer;

/** The whole report for a file: what somebody works through afterwards. */
export function reportText(report: ImportReport, source: string, isTrial: boolean): string {
  const { leftOut, changed } = groupsOf(report);
  const drafts = report.brought.filter(({ isDraft }) => isDraft).length;
  const lines = [
    `${text.heading(isTrial)}: ${source}`,
    "",
    `${text.posts(isTrial)}: ${report.brought.length - drafts}`,
    `${text.drafts(isTrial)}: ${drafts}`,
    `${text.pictures(isTrial)}: ${report.pictures.added}`,
    ...(report.films.added > 0 ? [`${text.films(isTrial)}: ${report.films.added}`] : []),
    `${text.redirects(isTrial)}: ${report.redirects}`,
    `${text.leftOut}: ${report.leftOut.length}`,
    ...groupLines(text.leftOutTitle, leftOut),
    ...groupLines(text.changedTitle, changed),
    "",
    text.brought(isTrial).toUpperCase(),
    ...report.brought.map(
      ({ title, path, isDraft }) => `- ${title} – ${isDraft ? `${path} (${text.draft})` : path}`,
    ),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

function groupLines(title: string, groups: readonly ReportGroup[]): string[] {
  if (groups.length === 0) return [];
  return [
    "",
    title.toUpperCase(),
    ...groups.flatMap(({ code, happened }) => [
      `${reasons[code] ?? code} (${happened.length})`,
      ...happened.map(({ title, detail }) => `- ${[title, detail].filter(Boolean).join(" – ")}`),
    ]),
  ];
}
