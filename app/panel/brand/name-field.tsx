import { useState } from "react";
import { ofText, type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { textProblem } from "~/panel/site-editor/edits/text-rules.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { Field } from "~/ui/field.tsx";
import { TwoValues } from "./two-values.tsx";
import { brandWords as words } from "./words.ts";

type Props = { text: PageText | undefined; edits: TextEdits; label: string; hint: string };

/** An empty one is never stored: titles and the footer would say nothing. */
export function NameField({ text, edits, label, hint }: Props) {
  const [isEmpty, setEmpty] = useState(false);
  if (!text) return null;
  const value = isEmpty ? "" : shownValue(text);
  return (
    <div>
      <Field
        label={label}
        hint={hint}
        required
        value={value}
        error={isEmpty ? words.empty : textProblem(text, value, ofText(edits.edits.facts, text.id))}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value;
          setEmpty(typed.trim() === "");
          if (typed.trim() !== "") edits.type(text.id, typed);
        }}
      />
      <TwoValues text={text} edits={edits} />
    </div>
  );
}
