import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { attentionKey } from "~/panel/access/attention.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import type { Table } from "~/panel/data/records/records.ts";
import {
  addNote,
  type RecordNote,
  readTalk,
  sendBack,
  settleNote,
} from "~/panel/data/records/reviews.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { refreshList, talkKey } from "~/panel/records/queries.ts";
import { talk as text } from "~/panel/records/words.ts";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { NoteForm } from "./note-form.tsx";

/** A sheet waits no longer for what the team has written, in milliseconds: it then comes above the form when it comes. */
const PATIENCE = 2500;

/** Read once for a sheet, and after each change. */
export function useTalk(table: Table, id: number | null) {
  return useRead(
    talkKey(table, id ?? 0),
    (asked) => readTalk(asked, table, id ?? 0, AbortSignal.timeout(PATIENCE)),
    { enabled: id !== null, gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
}

type Props = { table: Table; id: number; at: "start" | "end" };

/**
 * Whether the record waits „Do sprawdzenia”, and what the team has written about it. What there is stands at the start of
 * the form; where there is nothing, a note is begun at its end.
 */
export function RecordTalk({ table, id, at }: Props) {
  const { client, rights, withSession } = useSession();
  const queries = useQueryClient();
  const { data } = useTalk(table, id);
  const [form, setForm] = useState<{ kind: "note" | "back"; words: string } | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<void>) => withSession(call),
    onError: (error) => toastError(text.failed(problemText(error))),
    onSettled: () => {
      refreshList(queries, table);
      void queries.invalidateQueries({ queryKey: talkKey(table, id) });
      void queries.invalidateQueries({ queryKey: attentionKey });
    },
  });

  async function send(note: string) {
    if (!form) return;
    const { kind, words } = form;
    const call =
      kind === "back"
        ? () => sendBack(client, table, id, note)
        : () => addNote(client, table, id, { note, words });
    await mutateAsync(call);
    setForm(null);
    toastSuccess(kind === "back" ? text.sentBack : text.added);
  }

  if (!data) return null;
  const { review, notes } = data;
  const isEmpty = !review && notes.length === 0;
  if (isEmpty !== (at === "end")) return null;
  return (
    <section
      aria-label={text.title}
      className={cx("grid justify-items-start gap-4", at === "start" ? "mb-6" : "mt-6")}
    >
      {review && (
        <div className="flex w-full flex-wrap items-center gap-x-6 gap-y-2 border-accent border-l-2 bg-raised px-4 py-3">
          <p className="mr-auto">
            <span className="font-semibold">{text.waits}.</span>{" "}
            {text.sent(formatMoment(review.created_at), review.sent_by ?? "")}
          </p>
          {rights.mayEdit && !form && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setForm({ kind: "back", words: "" })}
            >
              {text.sendBack}
            </Button>
          )}
        </div>
      )}
      {notes.length > 0 && (
        <ul className="grid w-full gap-3">
          {notes.map((note) => (
            <Note
              key={note.id}
              note={note}
              disabled={isPending}
              onDone={(isDone) => mutateAsync(() => settleNote(client, note.id, isDone))}
            />
          ))}
        </ul>
      )}
      {form ? (
        <NoteForm
          words={form.words}
          label={form.kind === "back" ? text.sendBack : text.add}
          disabled={isPending}
          onSend={(note) => send(note).catch(() => {})}
          onCancel={() => setForm(null)}
        />
      ) : (
        <Button
          variant="ghost"
          // The press takes the focus, and with it what is marked in a field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setForm({ kind: "note", words: markedWords() })}
        >
          {text.add}
        </Button>
      )}
    </section>
  );
}

type NoteProps = { note: RecordNote; disabled: boolean; onDone: (isDone: boolean) => unknown };

function Note({ note, disabled, onDone }: NoteProps) {
  const isDone = note.done_at !== null;
  return (
    <li className="border border-line px-4 py-3">
      {note.words && (
        <p className="mb-1 border-edge border-l-2 pl-3 text-muted text-sm [overflow-wrap:anywhere]">
          „{note.words}”
        </p>
      )}
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.note}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-muted text-sm">
        <span className="mr-auto [overflow-wrap:anywhere]">
          {text.by(formatMoment(note.created_at), note.author_email ?? "")}
          {isDone && ` ${text.doneBy(formatMoment(note.done_at), note.done_by ?? "")}`}
        </span>
        <Button
          variant="ghost"
          className="text-sm"
          disabled={disabled}
          onClick={() => onDone(!isDone)}
        >
          {isDone ? text.again : text.done}
        </Button>
      </p>
    </li>
  );
}

const LONGEST_WORDS = 300;

function markedWords(): string {
  const field = document.activeElement;
  const marked =
    field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : (document.getSelection()?.toString() ?? "");
  return marked.trim().slice(0, LONGEST_WORDS);
}
