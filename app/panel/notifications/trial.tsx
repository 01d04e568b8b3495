import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { type Channel, type Notification, sendTrial } from "~/panel/data/notifications.ts";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { Button } from "~/ui/button.tsx";
import { mailFault, webhookFault } from "./faults.ts";
import { mailWatchKey, notificationsKey } from "./queries.ts";
import { notifications } from "./words.ts";

const { trial: text } = notifications;
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function Trial({ channel, label }: { channel: Channel; label: string }) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { mutate, data, error, isPending, status } = useMutation({
    mutationFn: () => withSession(() => sendTrial(client, channel, pause)),
    onSettled: () =>
      Promise.all(
        [mailWatchKey, notificationsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" size="sm" onClick={() => mutate()} disabled={isPending}>
        {label}
      </Button>
      <div role="status" className="text-sm">
        {isPending && <p className="text-text-2">{text.waiting}</p>}
        {status === "error" && <p>{refusal(error)}</p>}
        {status === "success" && <Outcome channel={channel} tried={data} />}
      </div>
    </div>
  );
}

function Outcome({ channel, tried }: { channel: Channel; tried: Notification | null }) {
  if (tried === null) return <p>{text.nobody}</p>;
  if (tried.status === "sent") {
    return <p>{channel === "mail" ? text.mailSent : text.webhookSent}</p>;
  }
  const error = tried.error ?? "";
  return (
    <div className="border-danger border-l-2 pl-4">
      <p className="font-semibold">{channel === "mail" ? mailFault(error) : webhookFault(error)}</p>
      {channel === "mail" && error.includes(" ") && (
        <p className="mt-1 text-muted [overflow-wrap:anywhere]">{text.serverSaid(error)}</p>
      )}
    </div>
  );
}

function refusal(error: Error): string {
  const isTooMany = error instanceof DataProblem && error.message.includes("Too many trials");
  return isTooMany ? text.tooMany : problemText(error);
}
