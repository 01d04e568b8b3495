import { shareWords } from "~/content/share.ts";
import { copyText } from "~/ui/copy-text.ts";

/** Opens the sheet of the system, where there is one; else it copies the address. */
export async function shareAddress(title: string, address: string): Promise<void> {
  try {
    if ("share" in navigator) return await navigator.share({ title, url: address });
  } catch (error) {
    // The sheet was closed again.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  await copyText(address, shareWords.copied, shareWords.failed);
}

type Props = { title: string; className?: string };

export function ShareButton({ title, className = "" }: Props) {
  return (
    <button
      type="button"
      onClick={() => void shareAddress(title, location.origin + location.pathname)}
      className={`label inline-flex min-h-11 items-center gap-3 text-text-2 transition-colors hover:text-text noscript:hidden ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 14 14"
        width="14"
        height="14"
        className="fill-none stroke-2 stroke-accent"
      >
        <path d="M7 9V1M4 4l3-3 3 3M1 8v5h12V8" />
      </svg>
      {shareWords.button}
    </button>
  );
}
