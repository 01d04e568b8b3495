import { editor } from "~/content/admin/admin.ts";
import { formatTime } from "~/panel/kit/moments.ts";
import { cx } from "~/ui/cx.ts";
import type { Reach } from "./unsaved/working-copy-keeper.ts";

type Props = { saving: boolean; dirty: boolean; savedAt: Date | null; reach?: Reach };

const unsaved: Record<Reach, string> = {
  there: editor.unsaved,
  away: editor.noServer,
  "signed-out": editor.noSession,
};

export function SaveState({ saving, dirty, savedAt, reach = "there" }: Props) {
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
