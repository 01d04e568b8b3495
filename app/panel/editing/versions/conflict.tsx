import { useId, useState } from "react";
import { same } from "~/panel/editing/editor-state.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { editor } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { ValueDiff } from "./field-diffs.tsx";
import { differingFields } from "./field-text.ts";

type Props<Form extends object> = {
  title?: string;
  labels: Record<keyof Form, string>;
  base: Form;
  mine: Form;
  theirs: Form;
  by: string;
  at: string;
  onBack: () => void;
  onResolve: (values: Form) => void;
};

/** Two versions of one record, field by field. Nothing is written before the editor has chosen. */
export function Conflict<Form extends object>({
  title = editor.conflict.title,
  labels,
  base,
  mine,
  theirs,
  by,
  at,
  onBack,
  onResolve,
}: Props<Form>) {
  const fields = differingFields(labels, mine, theirs);
  const isOfBoth = (field: keyof Form) =>
    !same(mine[field], base[field]) && !same(theirs[field], base[field]);
  const [ofBoth, ofOne] = [fields.filter(isOfBoth), fields.filter((field) => !isOfBoth(field))];
  // A field changed only by the other save keeps that value unless the editor chooses otherwise.
  const [taken, setTaken] = useState<ReadonlySet<keyof Form>>(
    () => new Set(fields.filter((field) => same(mine[field], base[field]))),
  );

  function choose(field: keyof Form, takeTheirs: boolean) {
    const next = new Set(taken);
    if (takeTheirs) next.add(field);
    else next.delete(field);
    setTaken(next);
  }

  function resolve() {
    const values = { ...mine };
    for (const field of taken) {
      if (field in theirs) values[field] = theirs[field];
      // A field of an item that the other save has removed.
      else delete (values as Partial<Form>)[field];
    }
    onResolve(values);
  }

  const choiceOf = (field: keyof Form) => (
    <FieldChoice
      key={String(field)}
      label={labels[field]}
      mine={mine[field]}
      theirs={theirs[field]}
      takesTheirs={taken.has(field)}
      onChoose={(takeTheirs) => choose(field, takeTheirs)}
    />
  );
  return (
    <Modal
      open
      onClose={onBack}
      title={title}
      description={`${editor.conflict.saved(formatMoment(at), by)} ${editor.conflict.text}`}
      wide
      footer={
        <>
          <Button size="sm" onClick={resolve}>
            {editor.conflict.apply}
          </Button>
          <Button size="sm" variant="secondary" onClick={onBack}>
            {editor.conflict.back}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        {ofBoth.map(choiceOf)}
        {ofBoth.length === 0 && ofOne.map(choiceOf)}
        {ofBoth.length > 0 && ofOne.length > 0 && (
          <details className="border border-line p-4">
            <summary className="cursor-pointer font-semibold">
              {editor.conflict.ofOne(ofOne.length)}
            </summary>
            <p className="mt-2 text-sm text-text-2">{editor.conflict.ofOneText}</p>
            <div className="mt-5 grid gap-8">{ofOne.map(choiceOf)}</div>
          </details>
        )}
      </div>
    </Modal>
  );
}

type ChoiceProps = {
  label: string;
  mine: unknown;
  theirs: unknown;
  takesTheirs: boolean;
  onChoose: (takeTheirs: boolean) => void;
};

function FieldChoice({ label, mine, theirs, takesTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  const version = (words: string, before: unknown, after: unknown, isTheirs: boolean) => (
    <label className="grid min-w-0 cursor-pointer content-start gap-3 rounded-frame border border-edge p-4 hover:border-text-2 has-checked:border-accent has-checked:bg-accent/5">
      <span className="flex items-center gap-3 font-semibold">
        <input
          type="radio"
          name={name}
          checked={takesTheirs === isTheirs}
          onChange={() => onChoose(isTheirs)}
          className="size-4 accent-accent"
        />
        {words}
      </span>
      <ValueDiff before={before} after={after} />
    </label>
  );
  return (
    <fieldset>
      <legend className="label mb-3 text-text-2">{label}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        {version(editor.conflict.mine, theirs, mine, false)}
        {version(editor.conflict.theirs, mine, theirs, true)}
      </div>
    </fieldset>
  );
}
