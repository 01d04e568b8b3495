import type { ImportReport } from "~/panel/data/transfer/import-runs.ts";
import { transfer } from "./words.ts";

export type Happened = { title: string; detail: string };
export type ReportGroup = { code: string; happened: Happened[] };

/** What did not come comes first, then what was changed; each reason once, with everything it is true of. */
export function groupsOf({ brought, leftOut, notes }: ImportReport) {
  return {
    leftOut: grouped(
      leftOut.map(({ title, note: [code, detail] }) => ({
        code,
        // Of some, the detail is the title with its type before it.
        happened: detail.includes(title) ? { title: detail, detail: "" } : { title, detail },
      })),
    ),
    changed: grouped([
      ...brought.flatMap(({ title, notes }) =>
        notes.map(([code, detail]) => ({
          code,
          happened: { title, detail: detail === title ? "" : transfer.detail(code, detail) },
        })),
      ),
      ...notes.map(([code, detail]) => ({ code, happened: { title: "", detail } })),
    ]),
  };
}

function grouped(all: readonly { code: string; happened: Happened }[]): ReportGroup[] {
  const groups = new Map<string, Happened[]>();
  for (const { code, happened } of all) {
    const group = groups.get(code);
    if (group) group.push(happened);
    else groups.set(code, [happened]);
  }
  return [...groups].map(([code, happened]) => ({ code, happened }));
}

/** The types of the old site that do not come unless they are asked for, each with its number. */
export function otherTypes({ leftOut, notes }: ImportReport) {
  const count = (code: string) =>
    leftOut.filter(({ note }) => note[0] === code).length +
    notes.filter((note) => note[0] === code).length;
  const types = new Map<string, number>();
  for (const { note } of leftOut) {
    const [code, detail] = note;
    const type = /^([\w-]+): /.exec(detail)?.[1];
    if (code === "type" && type) types.set(type, (types.get(type) ?? 0) + 1);
  }
  return { pages: count("page"), types, unusedPictures: count("pictureUnused") };
}

export function missingPictures({ brought, notes }: ImportReport): number {
  const all = [...brought.flatMap((one) => one.notes), ...notes];
  return new Set(all.filter(([code]) => code === "pictureMissing").map(([, detail]) => detail))
    .size;
}

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
