import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { editor } from "~/panel/kit/words.ts";
import { cx } from "~/ui/cx.ts";
import { CloseIcon } from "./icons.tsx";
import { useCloseRequest } from "./use-close-request.ts";
import { ignoreToasts, useReturnFocus } from "./use-return-focus.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  opener?: Element;
  onClosed?: () => void;
  footer?: ReactNode;
  children: ReactNode;
};

export function Modal({ open, onClose, ...content }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-bg/80" />
        <Content onClose={onClose} {...content} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({
  onClose,
  title,
  description,
  wide = false,
  opener,
  onClosed,
  footer,
  children,
}: Omit<Props, "open">) {
  const returnFocus = useReturnFocus(opener);
  useCloseRequest(true, onClose);
  return (
    <Dialog.Content
      {...(description ? {} : { "aria-describedby": undefined })}
      onOpenAutoFocus={focusFirst}
      onCloseAutoFocus={(event) => {
        returnFocus(event);
        onClosed?.();
      }}
      onPointerDownOutside={ignoreToasts}
      // Radix gives a new dialog the key some frames after it was drawn; until then the sheet has it.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === "Escape" && isOwn && !event.nativeEvent.isComposing) onClose();
      }}
      data-modal
      // Held at its top: what comes later makes it longer below, and no button moves under the pointer.
      className={cx(
        "fixed top-(--top) left-1/2 z-50 flex max-h-[calc(96svh-var(--top))] w-[calc(100vw-2rem)] -translate-x-1/2 flex-col rounded-frame border border-line bg-surface outline-none",
        wide ? "max-w-5xl [--top:4svh]" : "max-w-lg [--top:max(4svh,calc(50svh-18rem))]",
      )}
    >
      <header className="flex items-start justify-between gap-6 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
        <div>
          <Dialog.Title className="font-display text-h3">{title}</Dialog.Title>
          {description && (
            <Dialog.Description className="mt-2 text-text-2">{description}</Dialog.Description>
          )}
        </div>
        <Dialog.Close
          aria-label={editor.close}
          className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
        >
          <CloseIcon />
        </Dialog.Close>
      </header>
      <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-6 sm:px-8 sm:pb-8">{children}</div>
      {footer && (
        <footer className="flex flex-wrap gap-3 border-line border-t px-5 py-4 sm:px-8">
          {footer}
        </footer>
      )}
    </Dialog.Content>
  );
}

/** The first text field, else the dialog itself; never the close button. */
function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  (dialog.querySelector<HTMLElement>("input:not([type=radio])") ?? dialog).focus();
}
