import { shell } from "~/content/shell.ts";
import { Tooltip } from "~/ui/tooltip.tsx";

export function LanguageSwitch({ above }: { above?: boolean }) {
  return (
    <Tooltip text={shell.languageHint} above={above}>
      {(describedBy) => (
        <button
          type="button"
          aria-disabled
          aria-label={shell.language}
          aria-describedby={describedBy}
          className="label min-h-11 min-w-11 cursor-not-allowed px-2 text-muted"
        >
          {shell.languageShort}
        </button>
      )}
    </Tooltip>
  );
}
