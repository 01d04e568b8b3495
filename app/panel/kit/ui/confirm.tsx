import * as Dialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { useCloseRequest } from "./use-close-request.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type Props = {
  open: boolean;
  title: string;
  description?: ReactNode;
  details?: ReactNode;
  onClose: () => void;
  /** The answers; the first has the focus, so it must be the safe one. */
  children: ReactNode;
};

export function Confirm({ open, onClose, ...content }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-bg/80" />
        <Content onClose={onClose} {...content} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content({ onClose, title, description, details, children }: Omit<Props, "open">) {
  const returnFocus = useReturnFocus();
  useCloseRequest(true, onClose);
  return (
    <Dialog.Content
      {...(description ? {} : { "aria-describedby": undefined })}
      role="alertdialog"
      onOpenAutoFocus={focusFirst}
      onCloseAutoFocus={returnFocus}
      // An answer is asked for: a press beside it is none.
      onInteractOutside={(event) => event.preventDefault()}
      className="fixed top-1/2 left-1/2 z-50 max-h-[92svh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-frame border border-line bg-surface p-6 sm:p-8"
    >
      <Dialog.Title className="font-display text-h3">{title}</Dialog.Title>
      {description && (
        <Dialog.Description className="mt-3 text-text-2">{description}</Dialog.Description>
      )}
      {details}
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
    </Dialog.Content>
  );
}

function focusFirst(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) {
    event.currentTarget.querySelector("button")?.focus();
  }
}
