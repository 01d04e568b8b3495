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
    <button
      type="button"
      aria-disabled={!isThere}
      title={name}
      className="inline-flex min-h-10 items-center gap-1.5 px-2 font-semibold text-sm text-text-2 hover:text-text aria-disabled:opacity-40 max-md:min-h-11"
      onClick={() => isThere && onClick()}
    >
      <span aria-hidden className="text-lg leading-none">
        {sign}
      </span>
      <span className="max-xl:sr-only">{name}</span>
    </button>
  );
}
