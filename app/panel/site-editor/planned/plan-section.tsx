import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { unplanTexts } from "~/panel/data/site/site-texts.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { MomentField, tomorrowMorning } from "~/panel/records/publication/publication-field.tsx";
import { formatTerm } from "~/panel/records/publication/publication-outcome.ts";
import { useNow } from "~/panel/records/publication/use-now.ts";
import { changedTexts, publishedValue, valueIn } from "~/panel/site-editor/edits/edit-state.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { planWords as words } from "~/panel/site-editor/plan-words.ts";
import { TwoTexts } from "~/panel/site-editor/two-texts.tsx";
import { textTitle } from "~/panel/site-editor/value-title.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { byMoment, notPlanned, type PlannedText, seenPlans } from "./page-plans.ts";
import { usePlans } from "./use-plans.ts";

/** What of this page goes out later by itself, and what should have. */
export function PlanSection({ edits }: { edits: TextEdits }) {
  const { client, withSession } = useSession();
  const { plans, readAgain } = usePlans(edits.edits);
  const moments = byMoment(plans);
  const now = useNow(...moments.map(([at]) => ({ mode: "at" as const, at })));
  const missed = plans.filter(({ at }) => at === null);
  const isPlanned = moments.length > 0;
  const outside = isPlanned ? notPlanned(edits.edits, plans).length : 0;
  if (!isPlanned && missed.length === 0 && changedTexts(edits.edits).length === 0) return null;

  async function takeBack(back: readonly PlannedText[], said?: string) {
    try {
      await withSession(() => unplanTexts(client, seenPlans(back)));
      if (said) toastSuccess(said);
    } catch (error) {
      console.warn(error);
      toastError(words.takeBackFailed(problemText(error)));
    }
    await readAgain();
  }

  return (
    <section aria-label={words.title} className="grid gap-4 border-line border-t pt-5 text-sm">
      {moments.map(([at, planned]) => {
        const term = formatTerm(at);
        const isOver = new Date(at) <= now;
        return (
          <div key={at} className="grid justify-items-start gap-3">
            <p>{(isOver ? words.over : words.planned)(planned.length, term)}</p>
            {isOver ? (
              <Button size="sm" variant="secondary" onClick={edits.reload}>
                {words.reload}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={words.takeBackNamed(term)}
                onClick={() => takeBack(planned, words.takenBack)}
              >
                {words.takeBack}
              </Button>
            )}
          </div>
        );
      })}
      {outside > 0 && <p>{words.outside(outside)}</p>}
      {missed.map((plan) => (
        <Missed key={plan.id} {...{ plan, edits }} onSettled={() => takeBack([plan])} />
      ))}
      {changedTexts(edits.edits).length > 0 && (
        <Planning {...{ edits, isPlanned }} onPlanned={readAgain} />
      )}
    </section>
  );
}

type PlanningProps = { edits: TextEdits; isPlanned: boolean; onPlanned: () => void };

function Planning({ edits, isPlanned, onPlanned }: PlanningProps) {
  const [at, setAt] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  if (at === null) {
    return (
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        onClick={() => setAt(tomorrowMorning())}
      >
        {isPlanned ? words.openAgain : words.open}
      </Button>
    );
  }
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const isLater = new Date(at) > new Date();
        setWrong(!isLater);
        if (!isLater || !(await edits.plan(at))) return;
        setAt(null);
        onPlanned();
      }}
    >
      <MomentField
        label={words.when}
        value={at}
        error={isWrong ? words.noTerm : undefined}
        hint={undefined}
        onChange={setAt}
      />
      <div className="mt-4 flex gap-3">
        <Button type="submit" size="sm" disabled={edits.publishing}>
          {edits.publishing ? words.planning : words.plan}
        </Button>
        <Button type="button" size="sm" variant="secondary" onClick={() => setAt(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type MissedProps = { plan: PlannedText; edits: TextEdits; onSettled: () => void };

function Missed({ plan, edits, onSettled }: MissedProps) {
  const text = edits.edits.texts[plan.id];
  if (!text) return null;
  const planned = valueIn(text, plan.entry);
  const title = (value: string) => textTitle(edits.edits.texts, text, value);
  return (
    <TwoTexts
      title={words.missed}
      texts={[
        [words.onPage, title(publishedValue(text))],
        [words.inPlan, title(planned)],
      ]}
      answers={[
        [
          words.toDraft,
          async () => {
            edits.type(plan.id, planned);
            // Only a draft that is stored takes its place.
            if (await edits.saveNow()) onSettled();
          },
        ],
        [words.forget, onSettled],
      ]}
    />
  );
}
