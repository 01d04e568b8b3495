import * as Dialog from "@radix-ui/react-dialog";
import type { KeyboardEvent, ReactNode } from "react";
import { editor, tabTitle } from "~/panel/kit/words.ts";
import { CloseIcon } from "./icons.tsx";
import { isSaveKey } from "./save-key.ts";
import { ignoreToasts, useReturnFocus } from "./use-return-focus.ts";

type Props = {
  title: string;
  /** In the browser's tab. */
  tab?: string;
  onClose: () => void;
  opener?: Element | null;
  onSave?: () => void;
  aside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

export function Sheet({
  title,
  tab = title,
  onClose,
  opener,
  onSave,
  aside,
  footer,
  children,
}: Props) {
  const returnFocus = useReturnFocus(opener);

  function shortcut(event: KeyboardEvent) {
    if (!onSave || !isSaveKey(event)) return;
    event.preventDefault();
    // React lets keys of dialogs above the sheet bubble to it.
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) onSave();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-bg/80" />
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={shortcut}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          onPointerDownOutside={ignoreToasts}
          onEscapeKeyDown={(event) => {
            // Escape leaves the full screen, the menu or the dialog above first; the sheet stays.
            const above = "[data-full-screen], [data-modal], [role=alertdialog], [role=listbox]";
            if (document.querySelector(above)) event.preventDefault();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-4xl flex-col border-line bg-surface outline-none sm:border-l"
        >
          <title>{tabTitle(tab)}</title>
          <header className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b px-5 py-3 sm:flex-nowrap sm:px-8">
            {/* A phone has the title and the cross in its first row, what can be done in the rows below. */}
            <div className="min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1 max-sm:contents sm:flex">
              <Dialog.Title className="mr-auto flex min-h-10 items-center font-display text-h3 max-sm:flex-1">
                {title}
              </Dialog.Title>
              {aside && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:order-last max-sm:w-full max-sm:justify-between max-sm:[&_button]:px-3">
                  {aside}
                </div>
              )}
            </div>
            <Dialog.Close
              aria-label={editor.close}
              className="-mr-2 grid size-10 shrink-0 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
            >
              <CloseIcon />
            </Dialog.Close>
          </header>
          <div className="grow scroll-py-6 overflow-y-auto px-5 py-5 sm:px-8">{children}</div>
          {footer && (
            <footer
              data-sheet-footer
              className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t px-5 py-3.5 sm:px-8"
            >
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A new record begins with its first field; an existing one is looked at first. */
function focusFirst(event: Event) {
  event.preventDefault();
  const sheet = event.currentTarget;
  if (!(sheet instanceof HTMLElement)) return;
  (sheet.querySelector<HTMLElement>("[data-first-field]") ?? sheet).focus({
    preventScroll: true,
  });
}
