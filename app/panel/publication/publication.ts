/** When visitors see a record: from the save on, from a moment on, or not at all. */
export type Publication =
  | { mode: "now" }
  /** `at`: ISO 8601 in UTC. */
  | { mode: "at"; at: string }
  | { mode: "none" };

export type Status = "published" | "scheduled" | "draft";

export function statusOf(publishedAt: string | null, now: Date): Status {
  if (publishedAt === null) return "draft";
  return new Date(publishedAt) <= now ? "published" : "scheduled";
}

export function publicationOf(publishedAt: string | null): Publication {
  return publishedAt === null ? { mode: "none" } : { mode: "at", at: publishedAt };
}

/** A new record counts as a draft. */
export function statusOfStored(stored: Publication, now: Date): Status {
  return stored.mode === "at" ? statusOf(stored.at, now) : "draft";
}

/**
 * `submit` is the sheet's main button, which does what the form says; `draft` is the button beside
 * it; `keep` is Ctrl+S, which publishes nothing.
 */
export type SaveIntent = "submit" | "draft" | "keep";

/** When visitors will see the record after a save. */
export function publicationAfter(
  intent: SaveIntent,
  stored: Publication,
  chosen: Publication,
  now: Date,
): Publication {
  const status = statusOfStored(stored, now);
  if (intent === "submit" || (intent === "keep" && status === "published")) return chosen;
  if (intent === "draft" || status === "draft") return { mode: "none" };
  // A planned record may be postponed or become a draft, but is not public sooner.
  const hidden = chosen.mode === "none" || (chosen.mode === "at" && new Date(chosen.at) > now);
  return hidden ? chosen : stored;
}

/**
 * "Now" is the database's moment, not the editor's: a new row leaves the column to its default, a
 * changed one uses the special date/time input 'now'
 * (https://www.postgresql.org/docs/current/datatype-datetime.html#DATATYPE-DATETIME-SPECIAL-VALUES).
 */
export function publishedAtOf(
  publication: Publication,
  isNew: boolean,
): { published_at?: string | null } {
  switch (publication.mode) {
    case "none":
      return { published_at: null };
    case "at":
      return { published_at: publication.at };
    case "now":
      return isNew ? {} : { published_at: "now" };
  }
}
