import { type Publication, statusOfStored } from "~/panel/data/publication.ts";
import { formatHour } from "~/panel/kit/moments.ts";
import { editor } from "~/panel/kit/words.ts";
import { formatDate } from "~/text/dates/format-date.ts";

const { outcome } = editor;

/** `24.11.2026 o 9:00 czasu warszawskiego` */
export function formatTerm(iso: string): string {
  return outcome.term(formatDate(iso), formatHour(iso));
}

/** dd.MM.yyyy; a planned record has its hour, too. */
export function publicationDate(publishedAt: string | null, now: Date): string {
  return publishedAt && new Date(publishedAt) > now
    ? formatTerm(publishedAt)
    : formatDate(publishedAt);
}

export function publicationOutcome(stored: Publication, chosen: Publication, now: Date): string {
  const until = chosen.mode === "none" ? undefined : chosen.until;
  if (!until) return beginning(stored, chosen, now);
  if (new Date(until) <= now) return outcome.over(formatTerm(until));
  return `${beginning(stored, chosen, now)} ${outcome.until(formatTerm(until))}`;
}

function beginning(stored: Publication, chosen: Publication, now: Date): string {
  const isPublic = statusOfStored(stored, now) === "published";
  switch (chosen.mode) {
    case "now":
      return isPublic ? outcome.publicAnew : outcome.atOnce;
    case "none":
      return isPublic ? outcome.withdrawn : outcome.draft;
    case "at": {
      if (chosen.at === "") return outcome.noTerm;
      const later = new Date(chosen.at) > now;
      if (isPublic) return later ? outcome.hiddenUntil(formatTerm(chosen.at)) : outcome.public;
      return later
        ? outcome.planned(formatTerm(chosen.at))
        : outcome.atOnceDated(formatDate(chosen.at));
    }
  }
}
