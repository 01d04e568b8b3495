import type { ReactNode } from "react";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";

type Props = {
  text: { dropTitle: string; dropText: string; keep: string; dropSure: string };
  changes: ReactNode;
  open: boolean;
  onClose: () => void;
  onDrop: () => void;
};

export function DropQuestion({ text, changes, open, onClose, onDrop }: Props) {
  return (
    <Confirm
      open={open}
      title={text.dropTitle}
      description={text.dropText}
      details={<div className="mt-5 max-h-[45svh] overflow-y-auto">{changes}</div>}
      onClose={onClose}
    >
      <Button size="sm" onClick={onClose}>
        {text.keep}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        className="hover:border-danger hover:text-danger"
        onClick={() => {
          onClose();
          onDrop();
        }}
      >
        {text.dropSure}
      </Button>
    </Confirm>
  );
}
