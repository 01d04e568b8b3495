import { Link } from "react-router";
import { list } from "~/content/admin/admin.ts";
import { formatTerm } from "~/panel/publication/publication-outcome.ts";
import type { PlannedEvent } from "./planned.ts";

type Props = { events: readonly PlannedEvent[]; editing: (id: number) => string };

/** Records that will appear or disappear by themselves; draws nothing when there are none. */
export function PlannedEvents({ events, editing }: Props) {
  if (events.length === 0) return null;
  return (
    <details className="mb-5 border border-line bg-surface px-4 py-3">
      <summary className="w-fit cursor-pointer font-semibold">
        {list.planned(events.length)}
      </summary>
      <ol className="mt-3 grid gap-2">
        {events.map(({ id, title, what, at }) => (
          <li key={`${id} ${what}`} className="flex flex-wrap gap-x-4 text-sm">
            <span className="text-text-2">{list.events[what](formatTerm(at))}</span>
            <Link
              to={editing(id)}
              preventScrollReset
              className="underline decoration-edge underline-offset-4 [overflow-wrap:anywhere]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
