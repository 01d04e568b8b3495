/*
 * The form sends these beside the message, against robots and duplicates: in the header `x-form`,
 * encoded like a query string, or without JavaScript in fields of the same names. Missing or wrong
 * hints never refuse a message.
 */

import { trapField } from "./trap.ts";
import { readVisit, type Visit, writeVisit } from "./visit.ts";

export const hintsHeader = "x-form";

/** In characters; the rest of the header is ignored. */
const longest = 6000;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Hints = {
  /** The content of the hidden field. */
  trap: string;
  /** Milliseconds since the empty form was shown. */
  elapsed: number | null;
  /** A UUID, the same for every attempt to send this message. */
  submission: string | null;
  /** How the visitor came to the form; null when that was left out. */
  visit: Visit | null;
  /** The version of the privacy clause on the page. */
  clause: string | null;
};

export function writeHints({ trap, elapsed, submission, visit, clause }: Partial<Hints>): string {
  const hints = new URLSearchParams();
  if (trap) hints.set(trapField, trap.slice(0, 50));
  if (typeof elapsed === "number") hints.set("elapsed", String(elapsed));
  if (submission) hints.set("submission", submission);
  if (visit) writeVisit(hints, visit);
  if (clause) hints.set("clause", clause);
  return hints.toString();
}

export function readHints(header: string | null): Hints {
  const hints = new URLSearchParams((header ?? "").slice(0, longest));
  const elapsed = hints.get("elapsed") ?? "";
  const submission = hints.get("submission") ?? "";
  const clause = hints.get("clause") ?? "";
  return {
    trap: hints.get(trapField) ?? "",
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null,
    submission: uuid.test(submission) ? submission : null,
    visit: readVisit(hints),
    clause: /^\d{4}-\d{2}-\d{2}$/.test(clause) ? clause : null,
  };
}
