import { Button } from "~/ui/button.tsx";
import type { Way } from "./edits/kept-steps.ts";
import { undoWords as words } from "./words.ts";

type Props = { canUndo: boolean; canRedo: boolean; onMove: (way: Way) => void };

/** Steps of the whole page, whichever text they were in. */
export function UndoButtons({ canUndo, canRedo, onMove }: Props) {
  return (
    <div className="flex gap-1">
      <Step name={words.back} sign="↶" isThere={canUndo} onClick={() => onMove("back")} />
      <Step name={words.again} sign="↷" isThere={canRedo} onClick={() => onMove("forward")} />
    </div>
  );
}

type StepProps = { name: string; sign: string; isThere: boolean; onClick: () => void };

/** Stays focusable without a step, so that the keyboard does not lose its place. */
function Step({ name, sign, isThere, onClick }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-disabled={!isThere}
      title={name}
      className="min-h-11 px-2 text-sm aria-disabled:opacity-40"
      onClick={() => isThere && onClick()}
    >
      <span aria-hidden className="text-lg leading-none">
        {sign}
      </span>
      <span className="max-xl:sr-only">{name}</span>
    </Button>
  );
}
