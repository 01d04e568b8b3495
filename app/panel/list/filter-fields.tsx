import { useState } from "react";
import { list } from "~/content/admin.ts";
import { Button } from "~/ui/button.tsx";

/** Of the fields above a list. */
export const filterLook =
  "min-h-10 w-full rounded-frame border border-edge bg-bg px-3.5 placeholder:text-muted hover:border-text-2";

type SearchProps = { value: string; hint: string; onChange: (value: string) => void };

export function SearchField({ value, hint, onChange }: SearchProps) {
  // The address follows later, and the field must not wait for it.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="grid grow basis-64 gap-2 sm:max-w-sm">
      <span className="label text-text-2">{list.search}</span>
      <input
        type="search"
        value={typed ?? value}
        placeholder={hint}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={() => setTyped(null)}
        className={filterLook}
      />
    </label>
  );
}

type ChoiceProps = {
  legend: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

export function ChoiceButtons({ legend, chosen, choices, onChoose }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-2 text-text-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            variant="secondary"
            size="sm"
            aria-pressed={chosen === value}
            onClick={() => onChoose(value)}
            className="aria-pressed:border-accent aria-pressed:bg-accent/10"
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
