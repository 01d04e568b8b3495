/** When visitors see a record: from the save on, from a moment on, or not at all; `until` ends it. */
export type Publication =
  | { mode: "now"; until?: string | undefined }
  /** `at`: ISO 8601 in UTC. */
  | { mode: "at"; at: string; until?: string | undefined }
  | { mode: "none" };

export type Status = "published" | "scheduled" | "hidden" | "draft";

type Published = { published_at: string | null; hidden_after: string | null };

export function statusOf({ published_at, hidden_after }: Published, now: Date): Status {
  if (published_at === null) return "draft";
  if (hidden_after !== null && new Date(hidden_after) <= now) return "hidden";
  return new Date(published_at) <= now ? "published" : "scheduled";
}

export function publicationOf({ published_at, hidden_after }: Published): Publication {
  if (published_at === null) return { mode: "none" };
  return { mode: "at", at: published_at, ...(hidden_after && { until: hidden_after }) };
}

export function statusOfStored(stored: Publication, now: Date): Status {
  if (stored.mode !== "at") return "draft";
  return statusOf({ published_at: stored.at, hidden_after: stored.until || null }, now);
}

/** When the next one of them begins or ends. */
export function nextChange(publications: readonly Publication[], now: Date): number | null {
  const moments = publications.flatMap((publication) => {
    const { at, until } = { at: "", until: "", ...publication };
    return [at, until ?? ""].map((moment) => Date.parse(moment));
  });
  const later = moments.filter((moment) => moment > now.getTime());
  return later.length > 0 ? Math.min(...later) : null;
}

/** `submit` does what the form says; `draft` is the button beside it; `keep` publishes nothing. */
export type SaveIntent = "submit" | "draft" | "keep";

export function publicationAfter(
  intent: SaveIntent,
  stored: Publication,
  chosen: Publication,
  now: Date,
): Publication {
  const status = statusOfStored(stored, now);
  if (intent === "submit" || (intent === "keep" && status === "published")) return chosen;
  if (intent === "draft" || status === "draft") return { mode: "none" };
  // A planned record may be postponed or become a draft, but is not public sooner; nor is a hidden one.
  const isVisible = chosen.mode === "now" || statusOfStored(chosen, now) === "published";
  return isVisible ? stored : chosen;
}

/** Whether what is wrong in a text is asked about before it is saved: what publishes nothing saves without a question. */
export function asksBefore(
  intent: SaveIntent,
  stored: Publication,
  sent: Publication,
  now: Date,
): boolean {
  if (sent.mode === "none") return false;
  return intent !== "keep" || statusOfStored(stored, now) === "published";
}

/** "Now" is the database's moment, not the editor's: the column's default, or its input 'now'. */
export function publishedAtOf(
  publication: Publication,
  isNew: boolean,
): { published_at?: string | null; hidden_after: string | null } {
  if (publication.mode === "none") return { published_at: null, hidden_after: null };
  const hidden_after = publication.until || null;
  if (publication.mode === "at") return { published_at: publication.at, hidden_after };
  return isNew ? { hidden_after } : { published_at: "now", hidden_after };
}
