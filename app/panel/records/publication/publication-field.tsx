import { useId, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import type { Publication } from "~/panel/data/publication.ts";
import { editor } from "~/panel/kit/words.ts";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { fromLocalInput, toLocalInput } from "~/text/dates/warsaw-clock.ts";
import { Field } from "~/ui/field.tsx";
import { formatTerm } from "./publication-outcome.ts";

type Props = Pick<FieldsProps<{ publication: Publication }>, "form" | "errors" | "edit">;

const modes = ["now", "at", "none"] as const;

/** Times are those of Warsaw, wherever the editor is. An author publishes nothing. */
export function PublicationField(props: Props) {
  const { rights } = useSession();
  return rights.mayEdit ? <PublicationChoice {...props} /> : null;
}

function PublicationChoice({ form, errors, edit }: Props) {
  const value = form.publication;
  const error = errors.publication;
  const onChange = (publication: Publication) => edit({ publication });
  const name = useId();
  // Returning to „at” restores the moment chosen before.
  const [lastAt, setLastAt] = useState<string | null>(null);
  if (value.mode === "at" && value.at !== "" && value.at !== lastAt) setLastAt(value.at);
  const choose = (mode: Publication["mode"]) => {
    const end = value.mode === "none" ? {} : { until: value.until };
    if (mode === "none") onChange({ mode });
    else
      onChange(
        mode === "at" ? { mode, at: lastAt ?? tomorrowMorning(), ...end } : { mode, ...end },
      );
  };
  const isEndWrong = error === editor.publication.badUntil;

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
      <div className="flex flex-wrap gap-x-6">
        {value.mode === "at" && (
          <MomentField
            label={editor.publication.when}
            value={value.at}
            error={isEndWrong ? undefined : error}
            hint={value.at && describe(value.at)}
            onChange={(at) => onChange({ ...value, at })}
          />
        )}
        {value.mode !== "none" && (
          <MomentField
            label={editor.publication.until}
            value={value.until ?? ""}
            error={isEndWrong ? error : undefined}
            hint={value.until && editor.publication.hides(formatTerm(value.until))}
            onChange={(until) => onChange({ ...value, until: until || undefined })}
          />
        )}
      </div>
    </fieldset>
  );
}

type MomentProps = {
  label: string;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  onChange: (value: string) => void;
};

export function MomentField({ label, value, error, hint, onChange }: MomentProps) {
  // A year half typed is year 20: the field keeps its own text until blur.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      type="datetime-local"
      className="mt-5 max-w-xs"
      value={typed ?? toLocalInput(value)}
      error={error}
      hint={hint}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(fromLocalInput(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

export function tomorrowMorning(): string {
  const day = toLocalInput(new Date(Date.now() + 86_400_000).toISOString()).slice(0, 10);
  return fromLocalInput(`${day}T09:00`);
}

function describe(at: string): string {
  const words = new Date(at) <= new Date() ? editor.publication.since : editor.publication.planned;
  return words(formatTerm(at));
}
