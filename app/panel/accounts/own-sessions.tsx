import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { listOwnSessions } from "~/panel/data/accounts/own-account.ts";
import { signOutOthers } from "~/panel/data/session.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { deviceName } from "./device-name.ts";
import { failureText } from "./failure-text.ts";
import { account } from "./words.ts";

const text = account.sessions;
const key = ["own-sessions"] as const;

export function OwnSessions() {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { data, isLoadingError, refetch, isFetching } = useRead(key, listOwnSessions, {
    refetchOnMount: "always",
    meta: { failed: text.failed },
  });
  const leave = useMutation({
    mutationFn: () => withSession(() => signOutOthers(client)),
    onSuccess: () => toastSuccess(text.done),
    onError: (error) => toastError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <p className="mt-3 max-w-prose text-text-2">{text.text}</p>
      {isLoadingError ? (
        <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <>
          <ul className="mt-4 divide-y divide-line border-line border-y">
            {data.map((session) => (
              <li key={session.id} className="py-3">
                <span className="font-semibold">
                  {deviceName(session.device) ?? text.unknownDevice}
                </span>
                {session.is_this && <span className="text-muted"> ({text.thisOne})</span>}
                <span className="block text-muted text-sm">
                  {text.since(formatMoment(session.created_at), formatMoment(session.used_at))}
                </span>
              </li>
            ))}
          </ul>
          {data.length > 1 && (
            <Button
              variant="secondary"
              className="mt-6"
              disabled={leave.isPending}
              onClick={() => leave.mutate()}
            >
              {text.signOutOthers}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
