import { useState } from "react";
import { editor } from "~/content/admin/admin.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Button } from "~/ui/button.tsx";
import { DropQuestion } from "./drop-question.tsx";
import type { UnsavedText } from "./unsaved/unsaved-text.ts";
import { FieldDiffs } from "./versions/field-diffs.tsx";

type Props<Form extends object> = {
  id: string | undefined;
  /** Of a new record, so that one knows them apart. */
  name?: string | undefined;
  labels: Record<keyof Form, string>;
  stored: Form;
  unsaved: UnsavedText<Form>;
  version: number | null;
  onTake: () => void;
  onDrop: () => void;
};

export function OfferedText<Form extends object>({
  id,
  name,
  labels,
  stored,
  unsaved,
  version,
  onTake,
  onDrop,
}: Props<Form>) {
  const [dropping, setDropping] = useState(false);
  const text = editor.draft;
  const changes = <FieldDiffs labels={labels} before={stored} after={unsaved.values} />;
  return (
    <section aria-label={text.title} className="mb-8 border-accent border-l-2 bg-raised p-5">
      <div className="flex flex-wrap items-center gap-4 sm:flex-nowrap">
        <div className="mr-auto max-w-prose">
          <p className="font-semibold">{text.title}</p>
          <p className="mt-1 text-sm text-text-2">
            {name !== undefined && text.named(name)}
            {(unsaved.fromServer ? text.elsewhere : text.text)(formatMoment(unsaved.at))}{" "}
            {unsaved.version !== version && text.older}
            {name !== undefined && text.beside}
          </p>
        </div>
        <Button id={id} size="sm" onClick={onTake}>
          {text.take}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setDropping(true)}>
          {text.drop}
        </Button>
      </div>
      <details className="mt-4">
        <summary className="w-fit cursor-pointer text-sm text-text-2 underline decoration-edge underline-offset-4 hover:text-text">
          {text.contents}
        </summary>
        <div className="mt-4">{changes}</div>
      </details>
      <DropQuestion
        text={text}
        changes={changes}
        open={dropping}
        onClose={() => setDropping(false)}
        onDrop={onDrop}
      />
    </section>
  );
}
