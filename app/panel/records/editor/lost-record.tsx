import type { Outcome } from "~/panel/editing/target.ts";
import { editor } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";

type Props<Form> = { outcome: Outcome<Form> | null; onSaveAsNew: () => void };

/** After a save that found no record, or whose author may not save any more. */
export function LostRecord<Form>({ outcome, onSaveAsNew }: Props<Form>) {
  const isGone = outcome?.kind === "gone";
  if (!isGone && (outcome?.kind !== "refused" || outcome.because !== "rights")) return null;
  return (
    <div role="alert" className="mb-8 border-accent border-l-2 bg-raised p-5">
      <p>{isGone ? editor.lost.deleted : editor.lost.refused}</p>
      {isGone && (
        <Button size="sm" className="mt-4" onClick={onSaveAsNew}>
          {editor.lost.saveAsNew}
        </Button>
      )}
    </div>
  );
}
