import { useQuery } from "@tanstack/react-query";
import { messages as text } from "~/content/messages.ts";
import { listMessages } from "~/panel/data/messages.ts";
import { Screen } from "~/panel/frame/screen.tsx";
import { formatMoment } from "~/panel/moments.ts";
import { useSession } from "~/panel/session/session.tsx";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/ui/list-states.tsx";

export function Inbox() {
  const { client, withSession } = useSession();
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ["messages"],
    queryFn: () => withSession(() => listMessages(client)),
    meta: { failed: text.listFailed },
  });
  return (
    <Screen title={text.title}>
      {isError ? (
        <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <NoRows text={text.empty} />
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data.map(({ id, created_at, name, message }) => (
            <li key={id} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[14rem_1fr_auto]">
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]">
                {message}
              </span>
              <span className="text-muted text-sm">{formatMoment(created_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
