import { useSession } from "~/panel/access/session.tsx";
import { type MessageRow, markClient } from "~/panel/data/messages.ts";
import { SavedCheckbox } from "~/panel/kit/ui/settings-section.tsx";
import { useMessageChange } from "./use-message-change.ts";
import { messages as text } from "./words.ts";

type Props = { row: MessageRow; onSettled: (isConflict: boolean) => void };

/** Keeps a client's message from being deleted by itself. */
export function ClientMark({ row, onSettled }: Props) {
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
