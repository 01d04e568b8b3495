import { ofText, type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { fieldText, lettersLeft, textProblem } from "~/panel/site-editor/edits/text-rules.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { fieldWords, variantWords as words } from "~/panel/site-editor/words.ts";
import { FactsField } from "~/panel/writing/facts/facts-field.tsx";
import type { TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { variantSetOf } from "./variant-sets.ts";

/** When a visitor reads this text and not one of its variants. */
export function WhenShown({ id }: { id: TextId }) {
  const when = variantSetOf(id)?.when[id];
  if (!when) return null;
  return (
    <p className="text-sm text-text-2">
      {words.when} <strong className="font-semibold text-text">{when}.</strong>
    </p>
  );
}

/** The texts that stand in the same place at other times. */
export function OtherVariants({ id, edits }: { id: TextId; edits: TextEdits }) {
  const set = variantSetOf(id);
  const others = Object.entries(set?.when ?? {}).flatMap(([other, when]) => {
    const text = edits.edits.texts[other];
    return text && other !== id ? [{ text, when }] : [];
  });
  if (others.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-5 border-line border-t pt-4">
      <h3 className="label text-text-2">{words.others}</h3>
      {others.map(({ text, when }) => (
        <Variant key={text.id} {...{ text, when, edits }} />
      ))}
    </section>
  );
}

type Props = { text: PageText; when: string; edits: TextEdits };

function Variant({ text, when, edits }: Props) {
  const { id, kind, original } = text;
  const value = shownValue(text);
  const facts = ofText(edits.edits.facts, id);
  const set = (next: string) => edits.type(id, fieldText(kind, next));
  return (
    <div className="grid grid-cols-1 gap-2">
      <FactsField
        label={words.field(when)}
        {...{ value, facts }}
        isLines={kind === "lines"}
        rows={1}
        clean={(pasted) => fieldText(kind, pasted)}
        controlClassName="field-sizing-content min-h-12!"
        error={textProblem(text, value, facts)}
        hint={fieldWords.left(Math.max(0, lettersLeft(text, value)))}
        onChange={set}
      />
      {value !== original && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          aria-label={words.restore(when)}
          onClick={() => set(original)}
        >
          {fieldWords.restore}
        </Button>
      )}
    </div>
  );
}
