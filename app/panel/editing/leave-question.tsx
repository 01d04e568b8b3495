import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { editor } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import type { Editing } from "./use-editing.ts";

type Props = {
  editing: Pick<Editing<unknown, unknown>, "blocker" | "busy" | "leave">;
  saveLabel: string;
  /** Whether a save is under way, which may leave nothing to ask about. */
  isSaving?: boolean;
  onSave: () => void;
};

export function LeaveQuestion({ editing, saveLabel, isSaving = false, onSave }: Props) {
  const { blocker, busy, leave } = editing;
  return (
    <Confirm
      open={blocker.state === "blocked" && !isSaving}
      title={editor.leave.title}
      description={editor.leave.text}
      onClose={leave.stay}
    >
      <Button size="sm" onClick={leave.stay}>
        {editor.leave.stay}
      </Button>
      <Button size="sm" variant="secondary" disabled={busy} onClick={onSave}>
        {saveLabel}
      </Button>
      <Button size="sm" variant="secondary" onClick={leave.keep}>
        {editor.leave.keep}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        className="hover:border-danger hover:text-danger"
        onClick={leave.discard}
      >
        {editor.leave.discard}
      </Button>
    </Confirm>
  );
}
