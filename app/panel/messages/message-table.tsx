import type { ReactNode } from "react";
import { Link } from "react-router";
import { messages as text } from "~/content/admin/messages.ts";
import type { ListedMessage } from "~/panel/data/messages.ts";
import { type Handling, handlings } from "~/panel/data/messages.ts";
import { formatMoment, formatRecent } from "~/panel/kit/moments.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { deadlineOf } from "./deadline.ts";
import { officeText, timeLeft } from "./deadline-text.ts";
import { deliveryText } from "./delivery.ts";
import { useOfficeHours } from "./queries.ts";

type Props = {
  rows: readonly ListedMessage[];
  now: Date;
  back: URLSearchParams;
};

const { columns } = text;

export function MessageTable({ rows, now, back }: Props) {
  return (
    <table className="w-full border-collapse text-left max-lg:block lg:border lg:border-line">
      <thead className="bg-surface max-lg:hidden">
        <tr>
          {Object.values(columns).map((label) => (
            <th key={label} scope="col" className="px-4 py-3 font-semibold text-sm">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="transition-colors hover:bg-surface max-lg:flex max-lg:flex-col max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-line lg:border-t"
          >
            <td className="align-top max-lg:block lg:w-56 lg:px-4 lg:py-3">
              <Link
                to={`/admin/wiadomosci/${row.id}`}
                state={{ back: back.toString() }}
                className="inline-block py-1 font-semibold decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:underline"
              >
                {row.name}
              </Link>
              <span className="block text-muted text-sm [overflow-wrap:anywhere]">{row.email}</span>
            </td>
            <Cell label={columns.message}>
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.opening}</span>
            </Cell>
            <Cell label={columns.received}>
              <span className="lg:whitespace-nowrap">{formatRecent(row.created_at, now)}</span>
            </Cell>
            <Cell label={columns.deadline}>
              <Deadline message={row} now={now} />
            </Cell>
            <Cell label={columns.status}>
              <HandlingBadge handling={row.handling} />
              {row.handling === "open" && row.taken_by_email && (
                <span className="mt-1 block" title={row.taken_by_email}>
                  {row.taken_by_email.replace(/@.*/, "")}
                </span>
              )}
            </Cell>
            <Cell label={columns.mail}>{deliveryText(row, now)}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="align-top text-sm text-text-2 max-lg:mt-1.5 max-lg:flex max-lg:gap-3 lg:px-4 lg:py-4">
      <span aria-hidden className="w-28 shrink-0 text-muted lg:hidden">
        {label}
      </span>
      <span className="min-w-0">{children}</span>
    </td>
  );
}

type DeadlineProps = { message: { created_at: string; handling: string }; now: Date };

export function Deadline({ message: { created_at, handling }, now }: DeadlineProps) {
  const deadline = deadlineOf(created_at);
  const hours = useOfficeHours();
  if (handling !== "new" && handling !== "open") return "–";
  const office = officeText(deadline, now, hours);
  return (
    <>
      <span className="block lg:whitespace-nowrap">{formatMoment(deadline)}</span>
      <span className={deadline <= now ? "block font-semibold text-danger" : "block text-text"}>
        {timeLeft(deadline, now)}
      </span>
      {office && <span className="block text-muted">{office}</span>}
    </>
  );
}

const looks: Record<Handling, string> = {
  new: "border-accent bg-accent text-ink",
  open: "border-accent text-accent-hover",
  answered: "border-edge text-text-2",
  spam: "border-edge border-dashed text-muted",
};

export function HandlingBadge({ handling }: { handling: string }) {
  const known = handlings.find((it) => it === handling) ?? "new";
  return <Badge className={looks[known]}>{text.statuses[known]}</Badge>;
}
