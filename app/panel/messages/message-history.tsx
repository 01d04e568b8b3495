import type { MessageEvent } from "~/panel/data/messages.ts";
import { formatRecent } from "~/panel/kit/moments.ts";
import { mailTrouble, refusedText } from "./delivery.ts";
import { messages as text } from "./words.ts";

const { history } = text;
const known: Record<string, string> = history.events;

type Props = { received: string; events: readonly MessageEvent[]; now: Date };

export function MessageHistory({ received, events, now }: Props) {
  return (
    <section>
      <h2 className="mb-3 text-base">{history.title}</h2>
      <p className="border-line border-l-2 py-1 pl-4 text-sm">
        <span className="text-muted">{formatRecent(received, now)}</span> {history.received}
      </p>
      <EventLines events={events} now={now} />
    </section>
  );
}

export function EventLines({ events, now }: Omit<Props, "received">) {
  return (
    <ol>
      {events.map((event) => (
        <li
          key={event.id}
          className="border-line border-l-2 py-1 pl-4 text-sm [overflow-wrap:anywhere]"
        >
          <span className="text-muted">{formatRecent(event.created_at, now)}</span> {actorOf(event)}
          : {known[event.kind] ?? event.kind}
          {event.detail && <span className="block text-muted">{detailOf(event)}</span>}
        </li>
      ))}
    </ol>
  );
}

function actorOf({ actor_email, kind }: MessageEvent): string {
  const isOfTheSite = kind === "mailed" || kind === "refused";
  return actor_email ?? (isOfTheSite ? history.site : history.unknown);
}

function detailOf({ kind, detail }: MessageEvent): string {
  if (kind === "noted") return history.formerNote(detail ?? "");
  if (kind === "answered") return history.byLink;
  if (kind === "refused") return mailTrouble(detail ?? "");
  if (kind === "mailed") return refusedText(detail ?? "");
  return kind === "rescued" ? text.doubtful(detail ?? "") : (detail ?? "");
}
