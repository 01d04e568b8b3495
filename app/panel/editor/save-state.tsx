import { editor } from "~/content/admin/admin.ts";
import { formatTime } from "~/panel/moments.ts";
import { cx } from "~/ui/cx.ts";

type Props = { saving: boolean; dirty: boolean; savedAt: Date | null; hasServer?: boolean };

export function SaveState({ saving, dirty, savedAt, hasServer = true }: Props) {
  const words = saving
    ? editor.saving
    : dirty
      ? hasServer
        ? editor.unsaved
        : editor.noServer
      : savedAt
        ? editor.saved(formatTime(savedAt))
        : editor.unchanged;
  return (
    <p role="status" className="label flex items-center gap-2 text-text-2">
      <span
        aria-hidden
        className={cx("size-2 rounded-full", dirty ? "bg-accent" : "border border-edge")}
      />
      {words}
    </p>
  );
}
