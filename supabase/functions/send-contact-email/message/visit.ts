import { wellFormed } from "./well-formed.ts";

/** How a visitor came to the form: what one tab knows of itself, sent with a message only. */
export type Visit = {
  /** The site that the visitor came from. */
  host?: string;
  /** The `utm_…` of the first address. */
  source?: string;
  medium?: string;
  campaign?: string;
  /** The paths seen: the first one, then the last ones. */
  pages: string[];
};

export const mostPages = 20;
/** In characters, of all pages as they are written. */
const longestPages = 4500;

const labels = ["source", "medium", "campaign"] as const;

export function writeVisit(hints: URLSearchParams, visit: Visit): void {
  for (const name of ["host", ...labels] as const) {
    const value = visit[name];
    if (value) hints.set(name, value.slice(0, 100));
  }
  let room = longestPages;
  for (const page of visit.pages.slice(0, mostPages)) {
    room -= encodeURIComponent(page).length + 6;
    if (room > 0) hints.append("page", page);
  }
}

/** Keeps what is as it should be. */
export function readVisit(hints: URLSearchParams): Visit | null {
  const host = hints.get("host") ?? "";
  const visit: Visit = {
    ...(/^[\w.-]{1,100}(:\d{1,5})?$/.test(host) && { host: host.toLowerCase() }),
    pages: hints.getAll("page").filter(isPath).slice(0, mostPages),
  };
  for (const name of labels) {
    const label = cleanLabel(hints.get(name) ?? "");
    if (label) visit[name] = label;
  }
  return Object.keys(visit).length > 1 || visit.pages.length > 0 ? visit : null;
}

function isPath(page: string): boolean {
  return /^\/[^\s\p{Cc}"<>\\]{0,250}$/u.test(page) && wellFormed(page) === page;
}

function cleanLabel(text: string): string {
  const words = wellFormed(text).replace(/[\p{Cc}\p{Cf}\s]+/gu, " ");
  return wellFormed(words.trim().slice(0, 100));
}
