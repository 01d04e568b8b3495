import type { Note } from "../read/entry.ts";
import { noteWords } from "../read/notes.ts";

export type Brought = {
  sourceId: string;
  title: string;
  path: string;
  isDraft: boolean;
  notes: Note[];
};

export type Report = {
  isTrial: boolean;
  importId: number | null;
  brought: Brought[];
  /** Entries that do not come along, each with its reason. */
  leftOut: { title: string; note: Note }[];
  notes: Note[];
  pictures: { added: number; known: number };
  films: { added: number; known: number };
  redirects: number;
};

export function emptyReport(isTrial: boolean): Report {
  return {
    isTrial,
    importId: null,
    brought: [],
    leftOut: [],
    notes: [],
    pictures: { added: 0, known: 0 },
    films: { added: 0, known: 0 },
    redirects: 0,
  };
}

export function writeReport(report: Report): string {
  const { brought, leftOut, notes, pictures, films, redirects, isTrial, importId } = report;
  const drafts = brought.filter(({ isDraft }) => isDraft).length;
  const failed = leftOut.filter(({ note }) =>
    /^(failed|textTooLong|textTooSlow)$/.test(note.code),
  ).length;
  const lines = [
    ...brought.flatMap(({ title, path, isDraft, notes }) => [
      `+ ${title} → ${path}${isDraft ? " (draft)" : ""}`,
      ...notes.map((note) => `    ${wordsOf(note)}`),
    ]),
    ...leftOut.map(({ title, note }) => `- ${title || "(no title)"}: ${wordsOf(note)}`),
    ...notes.map((note) => `- ${wordsOf(note)}`),
    "",
    `${isTrial ? "Would bring" : "Brought"} ${brought.length} posts, ${drafts} of them drafts; left out ${leftOut.length}, ${failed} of them for a fault.`,
    `Pictures: ${pictures.added} new, ${pictures.known} here already. Films: ${films.added} new, ${films.known} here already. Old addresses that lead on: ${redirects}.`,
    isTrial
      ? "This was a trial: nothing was written."
      : importId === null
        ? "There was nothing new."
        : `To take all of it back while nothing of it was changed: npm run import -- --undo=${importId}`,
  ];
  return lines.join("\n");
}

function wordsOf({ code, detail }: Note): string {
  return detail ? `${noteWords[code]}: ${detail}` : noteWords[code];
}

/** The report in the form that the panel reads. Notes are pairs, because there may be thousands. */
type StoredReport = {
  counts: { brought: number; drafts: number; leftOut: number };
  brought: { title: string; path: string; isDraft: boolean; notes: [string, string][] }[];
  leftOut: { title: string; note: [string, string] }[];
  notes: [string, string][];
  pictures: { added: number; known: number };
  films: { added: number; known: number };
  redirects: number;
};

const LONGEST_DETAIL = 300;

export function storedReport({ brought, leftOut, notes, pictures, films, redirects }: Report) {
  const drafts = brought.filter(({ isDraft }) => isDraft).length;
  return {
    counts: { brought: brought.length, drafts, leftOut: leftOut.length },
    brought: brought.map(({ title, path, isDraft, notes }) => ({
      title,
      path,
      isDraft,
      notes: notes.map(pair),
    })),
    leftOut: leftOut.map(({ title, note }) => ({ title, note: pair(note) })),
    notes: notes.map(pair),
    pictures,
    films,
    redirects,
  } satisfies StoredReport;
}

function pair({ code, detail }: Note): [string, string] {
  return [code, detail.slice(0, LONGEST_DETAIL).toWellFormed()];
}
