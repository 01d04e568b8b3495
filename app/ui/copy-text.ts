import { toastError, toastSuccess } from "~/ui/toast.ts";

/** Copies to the clipboard and says so. Gives whether it is there. */
export async function copyText(text: string, done: string, failed: string): Promise<boolean> {
  try {
    if ("clipboard" in navigator) await navigator.clipboard.writeText(text);
    else copyAsSelected(text);
    toastSuccess(done);
    return true;
  } catch (error) {
    console.error(error);
    toastError(failed);
    return false;
  }
}

/** The only way for a page that came over plain http from another machine. */
function copyAsSelected(text: string): void {
  const before = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text });
  // Nothing outside of an open dialog can be selected.
  (before?.closest("dialog, [role=dialog]") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied) throw new Error("The browser did not copy.");
}
