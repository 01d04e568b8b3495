import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { editor } from "~/content/admin.ts";
import { cx } from "~/lib/cx.ts";
import { CloseIcon } from "./icons.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/** A dialog in the middle of the screen, above everything, a side sheet included. */
export function Modal({ open, onClose, title, description, wide = false, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-bg/80" />
        <Dialog.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(
            "fixed top-1/2 left-1/2 z-50 max-h-[92svh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-frame border border-line bg-surface p-6 sm:p-8",
            wide ? "max-w-5xl" : "max-w-lg",
          )}
        >
          <div className="mb-6 flex items-start justify-between gap-6">
            <div>
              <Dialog.Title className="font-display text-h3">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-2 text-text-2">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close
              aria-label={editor.close}
              className="grid size-10 shrink-0 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
