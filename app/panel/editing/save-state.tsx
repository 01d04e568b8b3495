import { formatTime } from "~/panel/kit/moments.ts";
import { editor } from "~/panel/kit/words.ts";
import { cx } from "~/ui/cx.ts";
import type { Reach } from "./unsaved/working-copy-keeper.ts";
import type { Editing } from "./use-editing.ts";

type Props = {
  editing: Pick<Editing<unknown, unknown>, "dirty" | "reach"> & {
    state: { saving: boolean; savedAt: Date | null };
  };
};

const unsaved: Record<Reach, string> = {
  there: editor.unsaved,
  away: editor.noServer,
  "signed-out": editor.noSession,
};

export function SaveState({ editing }: Props) {
  const { dirty, reach, state } = editing;
  const { saving, savedAt } = state;
  const words = saving
    ? editor.saving
    : dirty
      ? unsaved[reach]
      : savedAt
        ? editor.saved(formatTime(savedAt))
        : editor.unchanged;
  return (
    <p role="status" className="label flex items-center gap-2 text-text-2">
      <span
        aria-hidden
        className={cx("size-2 shrink-0 rounded-full", dirty ? "bg-accent" : "border border-edge")}
      />
      {words}
    </p>
  );
}
