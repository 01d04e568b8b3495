import { shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { fieldText, textProblem } from "~/panel/site-editor/edits/text-rules.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import type { TextId } from "~/site-texts/types.ts";
import { Field } from "~/ui/field.tsx";
import { pictureWords as words } from "./words.ts";

type Props = {
  /** The texts that describe the picture, where it is described. */
  alts: readonly TextId[];
  edits: TextEdits;
  /** Whether a missing description is a mistake. */
  isAsked: boolean;
};

export function AltField({ alts, edits, isAsked }: Props) {
  const texts = alts.flatMap((id) => edits.edits.texts[id] ?? []);
  const [first] = texts;
  if (!first) return <p className="text-muted text-sm">{words.decorates}</p>;
  const value = shownValue(first);
  return (
    <div className="grid gap-2">
      <Field
        multiline
        label={words.description}
        hint={words.descriptionHint}
        value={value}
        rows={2}
        error={textProblem(first, value, edits.edits.facts)}
        onChange={({ currentTarget }) => {
          for (const { id, kind } of texts) edits.type(id, fieldText(kind, currentTarget.value));
        }}
      />
      {isAsked && value.trim() === "" && (
        <p className="text-accent text-sm">{words.descriptionMissing}</p>
      )}
    </div>
  );
}
