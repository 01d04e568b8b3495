import type { ExternalToast } from "sonner";

/** `isSilent`: the page itself says the same to a screen reader. */
type Options = ExternalToast & { isSilent?: boolean };
type Kind = "error" | "success" | "message";
type Waiting = { kind: Kind; title: string; options?: Options };

const waiting: Waiting[] = [];
let show: ((toast: Waiting) => void) | null = null;
let loadToaster: (() => void) | null = null;

export function toastError(title: string, description?: string, options?: Options): void {
  raise({ kind: "error", title, options: { ...options, description } });
}

export function toastSuccess(title: string, options?: Options): void {
  raise({ kind: "success", title, options });
}

export function toastInfo(title: string, options?: Options): void {
  raise({ kind: "message", title, options });
}

function raise(toast: Waiting): void {
  if (show) show(toast);
  // The toaster's own failure raises a toast, which must not ask for it once more.
  else if (!waiting.some(({ title }) => title === toast.title)) {
    waiting.push(toast);
    loadToaster?.();
  }
}

export function attachToaster(showToast: (toast: Waiting) => void): () => void {
  show = showToast;
  for (const toast of waiting.splice(0)) showToast(toast);
  return () => {
    show = null;
  };
}

export function onToastWaiting(load: () => void): void {
  loadToaster = load;
  if (waiting.length > 0) load();
}
