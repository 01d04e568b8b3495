import { statusOf } from "~/panel/publication/publication.ts";

type Row = {
  id: number;
  title: string;
  published_at: string | null;
  hidden_after: string | null;
};

export type PlannedEvent = { id: number; title: string; what: "appears" | "hides"; at: string };

/** Everything that will happen by itself, the next first. */
export function plannedEvents(rows: readonly Row[], now: Date): PlannedEvent[] {
  const events = rows.flatMap((row): PlannedEvent[] => {
    const { id, title, published_at, hidden_after } = row;
    const status = statusOf(row, now);
    if (status === "draft" || status === "hidden") return [];
    const appears = status === "scheduled" && published_at;
    return [
      ...(appears ? [{ id, title, what: "appears" as const, at: appears }] : []),
      ...(hidden_after ? [{ id, title, what: "hides" as const, at: hidden_after }] : []),
    ];
  });
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
