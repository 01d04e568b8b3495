import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  open: boolean;
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** The answers, the safe one first: it has the focus. */
  children: ReactNode;
};

/** A question that must be answered before anything goes on. */
export function Confirm({ open, title, description, onClose, children }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-bg/80" />
        <AlertDialog.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-frame border border-line bg-surface p-6 sm:p-8"
        >
          <AlertDialog.Title className="font-display text-h3">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description className="mt-3 text-text-2">
              {description}
            </AlertDialog.Description>
          )}
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
