import { useState } from "react";
import { tabStorage } from "~/data/browser-storage.ts";
import { useSession } from "~/panel/access/session.tsx";
import { type MessageRow, noteMessage } from "~/panel/data/messages.ts";
import { isSaveKey } from "~/panel/kit/ui/save-key.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { useMessageChange } from "./use-message-change.ts";
import { messages as text } from "./words.ts";

type Props = { row: MessageRow; onSettled: (isConflict: boolean) => void };

const LONGEST = 4000;

/** A note that only the team sees. What is typed and not saved stays in this tab. */
export function TeamNote({ row, onSettled }: Props) {
  const { client } = useSession();
  const kept = `kadr-note:${row.id}`;
  const [typed, setTyped] = useState<string | null>(() => tabStorage.getItem(kept));
  const [before, setBefore] = useState(row.note);
  const { mutate, isPending } = useMessageChange(row.id, onSettled);
  const isTyped = typed !== null && typed !== row.note;
  const isTooLong = (typed ?? "").length > LONGEST;

  function type(note: string) {
    if (typed === null) setBefore(row.note);
    setTyped(note);
    tabStorage.setItem(kept, note);
  }

  function save() {
    const sent = typed ?? "";
    mutate({
      call: () => noteMessage(client, row, sent.trim()),
      done: text.note.saved,
      onDone: () => {
        setBefore(sent.trim());
        // What was typed meanwhile is not saved yet.
        if (tabStorage.getItem(kept) !== sent) return;
        setTyped(null);
        tabStorage.removeItem(kept);
      },
    });
  }

  return (
    <form
      className="grid justify-items-start gap-3"
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped && !isTooLong && !isPending) save();
      }}
    >
      {isTyped && !isPending && row.note !== before && (
        <div className="w-full border-accent border-l-2 bg-surface px-4 py-3 text-sm">
          <p className="font-semibold">{text.note.theirs}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{row.note}</p>
        </div>
      )}
      <Field
        multiline
        rows={3}
        label={text.note.label}
        value={typed ?? row.note}
        error={isTooLong ? text.note.tooLong : null}
        onChange={(event) => type(event.target.value)}
        className="w-full"
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        disabled={!isTyped || isTooLong || isPending}
      >
        {text.note.save}
      </Button>
    </form>
  );
}
