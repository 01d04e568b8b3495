import { useState } from "react";
import { Field } from "~/ui/field.tsx";
import { roomWords as words } from "./room-words.ts";

type Props = {
  label: string;
  /** For screen readers, where several fields have one label. */
  spoken?: string;
  hint?: string;
  value: string;
  max: number;
  multiline?: boolean;
  onKeep: (value: string) => void;
};

/** Keeps what was typed when it is left, or on Enter. It is never empty. */
export function KeptField(props: Props) {
  const { label, spoken, hint, value, max, multiline = false, onKeep } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  const isEmpty = shown.trim() === "";
  const keep = () => {
    if (typed === null || isEmpty) return;
    setTyped(null);
    onKeep(typed.trim().replace(/\s+/g, " "));
  };
  const control = {
    label,
    hint,
    value: shown,
    maxLength: max,
    onBlur: keep,
    "aria-label": spoken,
  };
  const error = isEmpty ? words.required : null;
  return multiline ? (
    <Field
      {...control}
      error={error}
      multiline
      rows={3}
      onChange={({ target }) => setTyped(target.value)}
    />
  ) : (
    <Field
      {...control}
      error={error}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === "Enter") keep();
      }}
    />
  );
}
