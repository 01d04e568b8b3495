import { Link } from "react-router";
import { people } from "~/panel/accounts/words.ts";
import type { AuditEvent } from "~/panel/data/accounts/audit-log.ts";
import { formatHour, formatMoment } from "~/panel/kit/moments.ts";
import { rolesIn } from "../../../supabase/functions/accounts/roles.ts";
import { actorOf, nameOf, subjectOf } from "./told-event.ts";
import { auditLog as text } from "./words.ts";

export function EventList({ events }: { events: readonly AuditEvent[] }) {
  return (
    <ol className="divide-y divide-line border-line border-y">
      {events.map((event) => (
        <li
          key={`${event.kind} ${event.id}`}
          className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,16rem)]"
        >
          <time dateTime={event.last_at} className="text-muted text-sm">
            {formatMoment(event.last_at)}
          </time>
          <div className="[overflow-wrap:anywhere]">
            <span className="font-semibold">{nameOf(event.kind)}</span> <About event={event} />
          </div>
          <span className="text-sm text-text-2 [overflow-wrap:anywhere]">{actorOf(event)}</span>
        </li>
      ))}
    </ol>
  );
}

function About({ event }: { event: AuditEvent }) {
  const roles = rolesIn(event.roles).map((role) => people.roles[role].name);
  const details = [
    roles.length > 0 && roles.join(", "),
    event.times > 1 && text.times(event.times, formatHour(event.created_at)),
  ].filter((detail) => detail !== false);
  return (
    <>
      <RecordLink event={event} />
      {subjectOf(event)}
      {details.length > 0 && (
        <span className="block text-muted text-sm">{details.join(" · ")}</span>
      )}
    </>
  );
}

const addresses: Record<string, string> = {
  blog_posts: "/admin?edit=",
  case_studies: "/admin?tab=case-studies&edit=",
};

function RecordLink({ event: { table_name, record_id, title } }: { event: AuditEvent }) {
  const address = addresses[table_name ?? ""];
  if (!address || record_id === null) return null;
  if (title === null) return text.record(record_id);
  return (
    <Link to={`${address}${record_id}`} className="underline underline-offset-4">
      {title}
    </Link>
  );
}
