import { useSession } from "~/panel/access/session.tsx";
import { handleMessage, type MessageAction, type MessageRow } from "~/panel/data/messages.ts";
import { useMailWatch } from "~/panel/notifications/queries.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { replyHref } from "./reply.ts";
import { useMessageChange } from "./use-message-change.ts";
import { messages as text } from "./words.ts";

type Props = { row: MessageRow; onSettled: (isConflict: boolean) => void };

export function MessageActions({ row, onSettled }: Props) {
  const { client, account } = useSession();
  const { data: watch } = useMailWatch();
  const { mutate, isPending } = useMessageChange(row.id, onSettled);
  const run = (action: MessageAction) =>
    mutate({ call: () => handleMessage(client, row, action), done: text.done[action] });

  return (
    <section aria-label={text.actionsOf} className="flex flex-wrap gap-3">
      <a href={replyHref(row)} className={buttonLook({ size: "sm" })}>
        {text.actions.reply}
      </a>
      {actionsFor(row, account.id)
        .filter((action) => action !== "resend" || !watch?.isUnset)
        .map((action) => (
          <Button
            key={action}
            variant="secondary"
            size="sm"
            disabled={isPending}
            onClick={() => run(action)}
          >
            {action === "rescue" && !isUnsent(row) ? text.actions.restore : text.actions[action]}
          </Button>
        ))}
    </section>
  );
}

function isUnsent({ mail_status }: MessageRow): boolean {
  return mail_status === "trapped" || mail_status === "dismissed";
}

function actionsFor(row: MessageRow, userId: string): MessageAction[] {
  if (row.handling === "spam") return ["rescue"];
  const resend: MessageAction[] = row.mail_status === "sending" ? [] : ["resend"];
  if (row.handling === "answered") return ["reopen", ...resend, "spam"];
  const isMine = row.handling === "open" && row.taken_by === userId;
  const take: MessageAction[] = isMine ? ["release"] : ["take"];
  return [...take, "answer", ...resend, "spam"];
}
