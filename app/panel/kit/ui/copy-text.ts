import { toastError, toastSuccess } from "~/ui/toast.ts";

/** Copies to the clipboard and says so. Gives whether it is there. */
export async function copyText(text: string, done: string, failed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(done);
    return true;
  } catch (error) {
    console.error(error);
    toastError(failed);
    return false;
  }
}
