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

/**
 * The column's value. "Now" is said by the database's clock, never by the editor's: a new row
 * leaves the column to its default, a changed one uses the special date/time input 'now'
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
