import type { Note } from "../read/entry.ts";
import type { Report } from "./report.ts";

/** The report in the form that the panel reads. Notes are pairs, because there may be thousands. */
export type StoredReport = {
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
