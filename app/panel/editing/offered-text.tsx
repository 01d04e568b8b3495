import { useState } from "react";
import { formatMoment } from "~/panel/kit/moments.ts";
import { DownIcon } from "~/panel/kit/ui/icons.tsx";
import { editor } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
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
  /** One line, which opens: many would push the form out of sight. */
  isFolded?: boolean;
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
  isFolded = false,
  onTake,
  onDrop,
}: Props<Form>) {
  const [dropping, setDropping] = useState(false);
  const text = editor.draft;
  const changes = <FieldDiffs labels={labels} before={stored} after={unsaved.values} />;
  const when = formatMoment(unsaved.at);
  const whole = (
    <>
      <div className="flex flex-wrap items-center gap-4 sm:flex-nowrap">
        <div className="mr-auto max-w-prose">
          {!isFolded && <p className="font-semibold">{text.title}</p>}
          <p className="mt-1 text-sm text-text-2">
            {name !== undefined && text.named(name)}
            {(unsaved.fromServer ? text.elsewhere : text.text)(when)}{" "}
            {unsaved.version !== version && text.older}
            {name !== undefined && text.beside}
          </p>
        </div>
        <Button id={isFolded ? undefined : id} size="sm" onClick={onTake}>
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
    </>
  );
  return (
    <section
      aria-label={text.title}
      className={cx(
        "border-accent border-l-2 bg-raised",
        isFolded ? "mb-2 [&+:not(section)]:mt-6" : "mb-8 p-5",
      )}
    >
      {isFolded ? (
        <details>
          <summary id={id} className="flex min-h-11 cursor-pointer items-center gap-3 px-5 text-sm">
            <span className="shrink-0 [details[open]>summary>&]:rotate-180">
              <DownIcon />
            </span>
            <span className="min-w-0 truncate font-semibold">
              <span className="max-sm:sr-only">{text.folded} </span>
              {name ? `„${name}”` : text.untitled}
            </span>
            <span className="ml-auto shrink-0 text-muted">{when}</span>
          </summary>
          <div className="px-5 pt-2 pb-5">{whole}</div>
        </details>
      ) : (
        whole
      )}
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
