import { formatMoment } from "~/panel/kit/moments.ts";
import { DrawnValue } from "~/panel/site-editor/drawn-value.tsx";
import { type PageText, shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { TwoTexts } from "~/panel/site-editor/two-texts.tsx";
import { fieldWords } from "~/panel/site-editor/words.ts";

/** What another person has saved meanwhile, beside one's own. */
export function TwoValues({ text, edits }: { text: PageText; edits: TextEdits }) {
  const { id, conflict, original, kind } = text;
  if (!conflict) return null;
  const words = fieldWords.conflict;
  const shown = (value: string) => (kind === "logo" ? <DrawnValue value={value} /> : value);
  return (
    <div className="mt-3">
      <TwoTexts
        title={words.title}
        hint={words.saved(formatMoment(conflict.at), conflict.by)}
        texts={[
          [words.mine, shown(shownValue(text))],
          [words.theirs, shown(conflict.entry?.value ?? original)],
        ]}
        answers={[
          [words.keep, () => edits.settle(id, "mine")],
          [words.take, () => edits.settle(id, "theirs")],
        ]}
      />
    </div>
  );
}
