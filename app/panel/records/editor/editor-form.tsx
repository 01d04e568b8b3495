import { type FormEvent, type KeyboardEvent, useRef } from "react";
import type { Editing } from "~/panel/editing/use-editing.ts";
import type { EditedKind, Kind } from "~/panel/records/kind.ts";
import type { SaveWish } from "./record-target.ts";

type FormProps<K extends Kind> = {
  kind: EditedKind<K>;
  editing: Editing<K["form"], SaveWish>;
  isLocked: boolean;
  onSubmit: () => void;
};

export function EditorForm<K extends Kind>(props: FormProps<K>) {
  const { kind, editing, isLocked, onSubmit } = props;
  const { state, dirty } = editing;
  const enterIsDown = useRef(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog of this sheet bubbles up to it through React.
    if (event.target !== event.currentTarget) return;
    // Enter in a line of text would press the main button, and so publish by mistake.
    const isImplicit = enterIsDown.current && document.activeElement instanceof HTMLInputElement;
    if (!isImplicit) onSubmit();
  }

  function watchEnter(event: KeyboardEvent) {
    if (event.key === "Enter") enterIsDown.current = event.type === "keydown";
  }

  return (
    <form
      id={editing.formId}
      noValidate
      onSubmit={submit}
      onKeyDown={watchEnter}
      onKeyUp={watchEnter}
      // An outdated page is not reloaded while this stands.
      data-dirty={dirty || undefined}
      inert={isLocked}
      // The star has an empty alternative text, since `required` is announced already.
      className="grid gap-6 inert:opacity-40 [&_.label[data-required]]:after:text-accent [&_.label[data-required]]:after:content-['_*'/'']"
    >
      <kind.Fields
        form={state.typed}
        errors={state.errors}
        isNew={state.recordId === null}
        uploading={state.uploads > 0}
        slugOf={kind.slugOf}
        edit={editing.edit}
        upload={editing.upload}
      />
    </form>
  );
}
