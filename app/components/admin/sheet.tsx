import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { editor } from "~/content/admin.ts";
import { CloseIcon } from "./icons.tsx";

type Props = {
  title: string;
  /** Asks before it closes, if there is something to lose. */
  onClose: () => void;
  /** Beside the title: what is saved, buttons. */
  aside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A drawer from the right edge, as wide as a page of text with its preview. */
export function Sheet({ title, onClose, aside, footer, children }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-bg/80" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-4xl flex-col border-line border-l bg-surface"
        >
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-5 py-4 sm:px-8">
            <Dialog.Title className="mr-auto font-display text-h3">{title}</Dialog.Title>
            {aside}
            <Dialog.Close
              aria-label={editor.close}
              className="grid size-10 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
            >
              <CloseIcon />
            </Dialog.Close>
          </header>
          <div className="grow overflow-y-auto px-5 py-6 sm:px-8">{children}</div>
          {footer && (
            <footer className="flex flex-wrap items-center gap-4 border-line border-t px-5 py-4 sm:px-8">
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
