import { useState } from "react";
import { editor } from "~/panel/kit/words.ts";
import { talk as text } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";

type Props = {
  words: string;
  label: string;
  disabled: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
};

const LONGEST = 4000;

/** No form: it stands in the sheet of a record beside the one that Ctrl+S saves. */
export function NoteForm({ words, label, disabled, onSend, onCancel }: Props) {
  const [note, setNote] = useState("");
  const [error, setError] = useState<string | null>(null);

  function send() {
    const sent = note.trim();
    const problem = sent === "" ? text.missing : sent.length > LONGEST ? text.tooLong : null;
    setError(problem);
    if (!problem) onSend(sent);
  }

  return (
    <div className="grid w-full gap-3">
      {words && (
        <p className="border-edge border-l-2 pl-3 text-muted text-sm [overflow-wrap:anywhere]">
          „{words}”
        </p>
      )}
      <Field
        multiline
        rows={3}
        label={text.note}
        value={note}
        error={error}
        onChange={({ target }: { target: { value: string } }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={disabled} onClick={send}>
          {label}
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          {editor.close}
        </Button>
      </div>
    </div>
  );
}
