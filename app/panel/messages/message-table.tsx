import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListedMessage } from "~/panel/data/messages.ts";
import { type Handling, handlings } from "~/panel/data/messages.ts";
import { formatMoment, formatRecent } from "~/panel/kit/moments.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { ColumnHeads } from "~/panel/kit/ui/column-heads.tsx";
import { deadlineOf, officeText, timeLeft } from "./deadline.ts";
import { deliveryText } from "./delivery.ts";
import { useOfficeHours } from "./queries.ts";
import { messages as text } from "./words.ts";

type Props = {
  rows: readonly ListedMessage[];
  now: Date;
  isMailUnset: boolean;
  back: URLSearchParams;
  chosen: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
};

const { columns } = text;

export function MessageTable({ rows, now, isMailUnset, back, chosen, onChoose }: Props) {
  return (
    <table className="w-full border-collapse text-left max-lg:block lg:border lg:border-line">
      <ColumnHeads labels={Object.values(columns)} />
      <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="transition-colors hover:bg-surface max-lg:flex max-lg:flex-col max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-line lg:border-t"
          >
            <td className="align-top max-lg:block lg:w-56 lg:px-4 lg:py-3">
              <span className="flex items-start gap-3">
                <input
                  type="checkbox"
                  aria-label={text.choose(row.name)}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => onChoose(row.id, target.checked)}
                  className="mt-1.5 size-5 shrink-0 accent-accent"
                />
                <Link
                  to={`/admin/wiadomosci/${row.id}`}
                  state={{ back: back.toString() }}
                  className="min-w-0 py-1 font-semibold decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                >
                  {row.name}
                </Link>
              </span>
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
              {row.doubtful && (
                <span className="mt-1 block" title={text.doubtful(row.doubtful)}>
                  <Badge className="border-danger border-dashed text-danger">
                    {text.doubtfulMark}
                  </Badge>
                </span>
              )}
              {row.handling === "open" && row.taken_by_email && (
                <span className="mt-1 block" title={row.taken_by_email}>
                  {row.taken_by_email.replace(/@.*/, "")}
                </span>
              )}
            </Cell>
            <Cell label={columns.mail}>{deliveryText(row, now, isMailUnset)}</Cell>
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
