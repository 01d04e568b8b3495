import { useId, useState } from "react";
import { editor } from "~/content/admin.ts";
import { Field } from "~/ui/field.tsx";
import type { Publication } from "./publication.ts";
import { formatTerm } from "./publication-outcome.ts";
import { fromLocalInput, toLocalInput } from "./zoned-time.ts";

type Props = {
  value: Publication;
  error?: string | undefined;
  onChange: (value: Publication) => void;
};

const modes = ["now", "at", "none"] as const;

/** Times are those of Warsaw, wherever the editor is. */
export function PublicationField({ value, error, onChange }: Props) {
  const name = useId();
  // Returning to „at” restores the moment chosen before.
  const [lastAt, setLastAt] = useState<string | null>(null);
  // A year half typed is year 20: the field keeps its own text until blur.
  const [typed, setTyped] = useState<string | null>(null);
  if (value.mode === "at" && value.at !== "" && value.at !== lastAt) setLastAt(value.at);
  const choose = (mode: Publication["mode"]) => {
    onChange(mode === "at" ? { mode, at: lastAt ?? tomorrowMorning() } : { mode });
  };

  return (
    <fieldset className="border-line border-t pt-5">
      <legend className="float-left mb-3 w-full font-semibold">{editor.publication.legend}</legend>
      <div className="clear-both flex flex-wrap gap-x-8 gap-y-3">
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
          value={typed ?? toLocalInput(value.at)}
          error={error}
          hint={value.at && describe(value.at)}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange({ mode: "at", at: fromLocalInput(event.target.value) });
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </fieldset>
  );
}

function tomorrowMorning(): string {
  const day = toLocalInput(new Date(Date.now() + 86_400_000).toISOString()).slice(0, 10);
  return fromLocalInput(`${day}T09:00`);
}

function describe(at: string): string {
  const words = new Date(at) <= new Date() ? editor.publication.since : editor.publication.planned;
  return words(formatTerm(at));
}
