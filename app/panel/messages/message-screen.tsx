import { type ReactNode, useState } from "react";
import { Link, useLocation, useParams } from "react-router";
import { idOf } from "~/data/records/lookup.ts";
import { Screen } from "~/panel/access/screen.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { type LoadedMessage, type MessageRow, markClient } from "~/panel/data/messages.ts";
import { formatRecent } from "~/panel/kit/moments.ts";
import { ListFailed, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { SavedCheckbox } from "~/panel/kit/ui/settings-section.tsx";
import { useMailWatch } from "~/panel/notifications/queries.ts";
import { Button } from "~/ui/button.tsx";
import { copyText } from "~/ui/copy-text.ts";
import { Skeleton } from "~/ui/skeleton.tsx";
import { deliveryText } from "./delivery.ts";
import { MessageActions } from "./message-actions.tsx";
import { EventLines, MessageHistory } from "./message-history.tsx";
import { Deadline, HandlingBadge } from "./message-table.tsx";
import { useMessage } from "./queries.ts";
import { TeamNote } from "./team-note.tsx";
import { useMessageChange } from "./use-message-change.ts";
import { VisitPath } from "./visit-path.tsx";
import { messages as text } from "./words.ts";

export function MessageScreen() {
  const id = idOf(useParams().id ?? "");
  const { data, isError, refetch, isFetching } = useMessage(id);
  if (data) return <Message {...data} />;
  return (
    <Screen title={data === null ? text.missing : text.title} aside={<BackLink />}>
      {isError ? (
        <ListFailed text={text.loadFailed} onRetry={refetch} busy={isFetching} />
      ) : data === null ? (
        <NoRows text={text.missingHint} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Screen>
  );
}

function Message({ row, events }: LoadedMessage) {
  const [conflict, setConflict] = useState<{ after: number } | null>(null);
  const now = new Date();
  const others = conflict ? events.filter(({ id }) => id > conflict.after) : [];
  const settled = (isConflict: boolean) =>
    setConflict(isConflict ? { after: events.at(-1)?.id ?? 0 } : null);

  return (
    // The browser's history is no place for a name.
    <Screen title={text.heading(row.id, row.name)} tab={text.number(row.id)} aside={<BackLink />}>
      {others.length > 0 && (
        <div role="alert" className="mb-6 border-accent border-l-2 bg-surface px-4 py-3">
          <p className="font-semibold">{text.conflict}</p>
          <EventLines events={others} now={now} />
        </div>
      )}
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-6">
          <p className="whitespace-pre-wrap border border-line bg-surface p-5 text-lead [overflow-wrap:anywhere] sm:p-7">
            {row.message}
          </p>
          <MessageActions row={row} onSettled={settled} />
          <TeamNote row={row} onSettled={settled} />
          <ClientMark row={row} onSettled={settled} />
        </div>
        <div className="grid content-start gap-8">
          <MessageDetails row={row} now={now} />
          <MessageHistory received={row.created_at} events={events} now={now} />
        </div>
      </div>
    </Screen>
  );
}

function MessageDetails({ row, now }: { row: MessageRow; now: Date }) {
  const { data: watch } = useMailWatch();
  const copy = () => copyText(row.email, text.addressCopied, text.copyFailed);
  return (
    <section aria-label={text.details}>
      <dl className="divide-y divide-line border-line border-y">
        <Detail label={text.columns.status}>
          <HandlingBadge handling={row.handling} />
        </Detail>
        {row.taken_by_email && <Detail label={text.takenBy}>{row.taken_by_email}</Detail>}
        <Detail label={text.columns.received}>{formatRecent(row.created_at, now)}</Detail>
        <Detail label={text.columns.deadline}>
          <Deadline message={row} now={now} />
        </Detail>
        <Detail label={text.columns.from}>
          <span className="block">{row.name}</span>
          <span className="block">{row.email}</span>
          <Button variant="ghost" className="text-sm" onClick={copy}>
            {text.copyAddress}
          </Button>
        </Detail>
        <Detail label={text.columns.mail}>
          {deliveryText(row, now, watch?.isUnset)}
          {row.doubtful && <span className="block text-muted">{text.doubtful(row.doubtful)}</span>}
        </Detail>
        <VisitPath visit={row.visit} Detail={Detail} />
      </dl>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 py-3 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function BackLink() {
  const { state } = useLocation();
  const back: unknown = typeof state === "object" && state !== null && Reflect.get(state, "back");
  return (
    <Link
      to={{ pathname: "/admin/wiadomosci", search: typeof back === "string" ? back : "" }}
      className="flex min-h-10 items-center text-sm text-text-2 underline underline-offset-4 hover:text-text"
    >
      {text.back}
    </Link>
  );
}

type Props = { row: MessageRow; onSettled: (isConflict: boolean) => void };

/** Keeps a client's message from being deleted by itself. */
function ClientMark({ row, onSettled }: Props) {
  const { client } = useSession();
  const { mutate, isPending } = useMessageChange(row.id, onSettled);
  return (
    <SavedCheckbox
      label={text.client.label}
      hint={text.client.hint}
      checked={row.is_client}
      isSaving={isPending}
      onToggle={(isClient) =>
        mutate({
          call: () => markClient(client, row, isClient),
          done: isClient ? text.client.marked : text.client.unmarked,
        })
      }
    />
  );
}
