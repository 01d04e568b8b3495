import { useState } from "react";
import { contrast, isHex } from "~/brand/oklch.ts";
import { inkOn, nearestAccent, paletteOf } from "~/brand/palette.ts";
import { type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TwoValues } from "./two-values.tsx";
import { brandWords as words } from "./words.ts";

type Props = { text: PageText | undefined; edits: TextEdits; label: string };

/** A colour is stored once letters can be read on it; until then the field says what is wrong. */
export function ColorField({ text, edits, label }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  if (!text) return null;
  const stored = shownValue(text);
  const value = typed ?? stored;
  const hex = asHex(value);
  const nearest = hex && !inkOn(hex) ? nearestAccent(hex) : null;
  const set = (next: string) => {
    const color = asHex(next);
    const isRight = color !== null && inkOn(color) !== null;
    setTyped(isRight && next === color ? null : next);
    if (isRight) edits.type(text.id, color);
  };
  const palette = isHex(stored) ? paletteOf(stored) : null;
  return (
    <div>
      <div className="flex items-end gap-3">
        <Field
          className="grow"
          label={label}
          value={value}
          maxLength={9}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={({ currentTarget }) => set(currentTarget.value)}
          onBlur={() => hex && !nearest && setTyped(null)}
        />
        <input
          type="color"
          aria-label={words.accentPicker}
          value={hex ?? stored}
          onChange={({ currentTarget }) => set(currentTarget.value)}
          className="h-12 w-14 shrink-0 cursor-pointer rounded-frame border border-edge bg-transparent p-1"
        />
      </div>
      <p className="mt-2 text-muted text-sm">{words.accentHint}</p>
      {!hex && (
        <p role="alert" className="mt-2 font-medium text-danger text-sm">
          {words.accentFormat}
        </p>
      )}
      {nearest && (
        <div role="alert" className="mt-2 grid justify-items-start gap-3">
          <p className="font-medium text-danger text-sm">{words.accentImpossible(nearest)}</p>
          <Button size="sm" variant="secondary" onClick={() => set(nearest)}>
            {words.accentTake(nearest)}
          </Button>
        </div>
      )}
      {palette && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          <span
            className="rounded-frame px-3 py-1.5 font-semibold"
            style={{ background: palette.accent, color: palette.ink }}
          >
            {stored}
          </span>
          <span className="text-text-2">
            {words.accentRatio(contrast(palette.accent, palette.ink))}
          </span>
        </p>
      )}
      {stored !== text.original && (
        <Button
          variant="ghost"
          onClick={() => {
            setTyped(null);
            edits.type(text.id, text.original);
          }}
        >
          {words.restore}
        </Button>
      )}
      <TwoValues text={text} edits={edits} />
    </div>
  );
}

/** `#F00` and `ff0000`, too, as other programs write colours. */
function asHex(typed: string) {
  const digits = typed.trim().toLowerCase().replace(/^#/, "");
  const long = /^[\da-f]{3}$/.test(digits) ? digits.replace(/./g, "$&$&") : digits;
  const hex = `#${long}`;
  return isHex(hex) ? hex : null;
}
