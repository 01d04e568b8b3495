import { editor } from "~/content/admin/admin.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";

type Props = {
  open: boolean;
  saveLabel: string;
  busy: boolean;
  onStay: () => void;
  onSave: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

export function LeaveQuestion({ open, saveLabel, busy, onStay, onSave, onKeep, onDiscard }: Props) {
  return (
    <Confirm
      open={open}
      title={editor.leave.title}
      description={editor.leave.text}
      onClose={onStay}
    >
      <Button size="sm" onClick={onStay}>
        {editor.leave.stay}
      </Button>
      <Button size="sm" variant="secondary" disabled={busy} onClick={onSave}>
        {saveLabel}
      </Button>
      <Button size="sm" variant="secondary" onClick={onKeep}>
        {editor.leave.keep}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        className="hover:border-danger hover:text-danger"
        onClick={onDiscard}
      >
        {editor.leave.discard}
      </Button>
    </Confirm>
  );
}
