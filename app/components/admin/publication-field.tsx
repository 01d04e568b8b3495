import { useId } from "react";
import { Field } from "~/components/ui/field.tsx";
import { editor } from "~/content/admin.ts";
import type { Publication } from "~/data/admin/publication.ts";
import { formatMoment } from "~/lib/dates.ts";
import { fromLocalInput, toLocalInput } from "~/lib/zoned-time.ts";

type Props = {
  value: Publication;
  error?: string | undefined;
  onChange: (value: Publication) => void;
};

const modes = ["now", "at", "none"] as const;

/** When visitors see the record. Times are those of Warsaw, wherever the editor travels. */
export function PublicationField({ value, error, onChange }: Props) {
  const name = useId();
  const choose = (mode: Publication["mode"]) =>
    onChange(mode === "at" ? { mode, at: new Date().toISOString() } : { mode });

  return (
    <fieldset className="border border-line p-5">
      <legend className="label px-2 text-text-2">{editor.publication.legend}</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {modes.map((mode) => (
          <label key={mode} className="flex min-h-6 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={value.mode === mode}
              onChange={() => choose(mode)}
              className="size-4 accent-accent"
            />
            {editor.publication[mode]}
          </label>
        ))}
      </div>
      {value.mode === "at" && (
        <Field
          label={editor.publication.when}
          type="datetime-local"
          className="mt-5 max-w-xs"
          value={toLocalInput(value.at)}
          error={error}
          hint={value.at && describe(value.at)}
          onChange={(event) => onChange({ mode: "at", at: fromLocalInput(event.target.value) })}
        />
      )}
    </fieldset>
  );
}

function describe(at: string): string {
  const words = new Date(at) <= new Date() ? editor.publication.since : editor.publication.planned;
  return words(formatMoment(at));
}
