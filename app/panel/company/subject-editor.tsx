import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type SubmitEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import type { ContentRow } from "~/panel/data/page-content.ts";
import { LeaveQuestion } from "~/panel/editing/leave-question.tsx";
import { OfferedText } from "~/panel/editing/offered-text.tsx";
import { SaveState } from "~/panel/editing/save-state.tsx";
import { useEditing } from "~/panel/editing/use-editing.ts";
import { Conflict } from "~/panel/editing/versions/conflict.tsx";
import { History } from "~/panel/editing/versions/history.tsx";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { isSaveKey } from "~/panel/kit/ui/save-key.ts";
import { editor as editorText } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { labelsOf } from "./field-labels.ts";
import { placesAsStored, useFactPlaces } from "./field-places.tsx";
import { type FlatForm, withoutEmptyItems } from "./flat-form.ts";
import { SubjectFields } from "./subject-fields.tsx";
import { type SubjectWish, subjectTarget } from "./subject-target.ts";
import { formOf, type Subject } from "./subjects.ts";
import { pageContent as text } from "./words.ts";

/** `row` is the stored one, as it is now; null while the original is shown. */
type Props = { subject: Subject; row: ContentRow | null };

export function SubjectEditor({ subject, row }: Props) {
  const { client, account } = useSession();
  const queries = useQueryClient();
  const [target] = useState(() =>
    subjectTarget(subject, row, { client, queries, userId: account.id }),
  );
  const editing = useEditing(target);
  const places = useFactPlaces(subject.key);
  const [open, setOpen] = useState<"history" | "restore" | null>(null);
  const { state, dispatch, busy } = editing;
  const { stored, typed, conflict } = state;
  const rewrite = (change: (form: FlatForm) => FlatForm) =>
    dispatch({ type: "rewritten", rewrite: change });
  const save = (wish: SubjectWish, after?: "leave") => editing.save(wish, after);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.target === event.currentTarget) void save("form");
  }

  function shortcut(event: KeyboardEvent) {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void save("form");
  }

  return (
    <>
      {state.offered.map((unsaved) => (
        <OfferedText
          key={unsaved.sitting}
          id={editing.offerId}
          labels={labelsOf(subject.parts, [stored, unsaved.values])}
          stored={stored}
          unsaved={unsaved}
          version={state.version}
          onTake={() => dispatch({ type: "unsaved-taken", sitting: unsaved.sitting })}
          onDrop={() => dispatch({ type: "unsaved-dropped", sitting: unsaved.sitting })}
        />
      ))}
      <form
        id={editing.formId}
        noValidate
        onSubmit={submit}
        onKeyDown={shortcut}
        data-dirty={editing.dirty || undefined}
        inert={state.offered.length > 0}
        className="grid max-w-4xl gap-10 inert:opacity-40"
      >
        <SubjectFields
          parts={subject.parts}
          facts={subject.facts}
          file={subject.key}
          places={placesAsStored(places, stored, typed)}
          form={typed}
          errors={state.errors}
          uploading={state.uploads > 0}
          onChange={rewrite}
          onUpload={editing.upload}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t py-4">
          <Button type="submit" size="sm" disabled={busy}>
            {state.saving ? text.saving : text.save}
          </Button>
          {row && (
            <Button size="sm" variant="secondary" onClick={() => setOpen("history")}>
              {text.history}
            </Button>
          )}
          {row && row.value !== null && (
            <Button size="sm" variant="secondary" onClick={() => setOpen("restore")}>
              {text.restore.button}
            </Button>
          )}
          <SaveState editing={editing} />
        </div>
        <Confirm
          open={open === "restore"}
          title={text.restore.title}
          description={text.restore.text}
          onClose={() => setOpen(null)}
        >
          <Button size="sm" variant="secondary" onClick={() => setOpen(null)}>
            {text.restore.back}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setOpen(null);
              void save("original");
            }}
          >
            {text.restore.button}
          </Button>
        </Confirm>
        <LeaveQuestion
          editing={editing}
          isSaving={state.saving}
          saveLabel={editorText.leave.save}
          onSave={() => save("form", "leave")}
        />
        {open === "history" && row && (
          <History
            kind={{
              table: "page_content",
              form: {
                labels: labelsOf(subject.parts, [typed]),
                labelsWith: (former) => labelsOf(subject.parts, [typed, former]),
                fromRow: (former: ContentRow) => formOf(subject, former.value),
              },
            }}
            empty={text.noHistory}
            recordId={row.id}
            current={typed}
            onClose={() => setOpen(null)}
            onRestore={(values) => rewrite(() => values)}
          />
        )}
        {conflict && (
          <Conflict
            {...conflict}
            title={text.conflict}
            labels={labelsOf(subject.parts, [typed, conflict.theirs])}
            mine={typed}
            onBack={() => dispatch({ type: "conflict-closed" })}
            onResolve={(chosen) =>
              editing.resolve(withoutEmptyItems(chosen, conflict.theirs), {
                wish: "form",
                after: "stay",
              })
            }
          />
        )}
      </form>
    </>
  );
}
