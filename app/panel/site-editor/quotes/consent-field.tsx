import { shownValue } from "~/panel/site-editor/edits/edit-state.ts";
import { textProblem } from "~/panel/site-editor/edits/text-rules.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { quoteWords as words } from "~/panel/site-editor/words.ts";
import { consentOf } from "~/site-texts/quotes.ts";
import type { TextId } from "~/site-texts/types.ts";
import { isDay } from "~/text/dates/is-day.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { Field } from "~/ui/field.tsx";

/** Beside every text of a quote: whether visitors read it at all. */
export function ConsentField({ quote, edits }: { quote: TextId; edits: TextEdits }) {
  const consent = edits.edits.texts[consentOf(quote)];
  if (!consent) return null;
  const value = shownValue(consent);
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <p role="status" className="empty:hidden border-accent border-l-2 pl-3 text-sm">
        {isDay(value) ? null : words.missing}
      </p>
      <Field
        label={words.day}
        type="date"
        hint={words.hint}
        max={warsawDay(new Date())}
        value={value}
        error={textProblem(consent, value, {})}
        onChange={(event) => edits.type(consent.id, event.target.value)}
      />
    </div>
  );
}
