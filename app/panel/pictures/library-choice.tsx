import { lazy, Suspense, useState } from "react";
import type { Picture } from "~/panel/data/picture-library.ts";
import { LibraryIcon } from "~/panel/kit/ui/icons.tsx";
import { buttonLook } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { pictures as text } from "./words.ts";

const LibraryDialog = lazy(async () => ({
  default: (await import("./library-dialog.tsx")).LibraryDialog,
}));

type Props = {
  id?: string | undefined;
  many?: boolean;
  disabled?: boolean | undefined;
  asTool?: boolean;
  returnTo?: (() => Element | null) | undefined;
  onChoose: (pictures: Picture[]) => void;
};

export function LibraryChoice({ id, many = false, disabled, asTool, returnTo, onChoose }: Props) {
  const [opener, setOpener] = useState<Element | null>(null);
  return (
    <>
      <button
        id={id}
        type="button"
        disabled={disabled}
        {...(asTool && { "aria-label": text.fromLibrary, title: text.fromLibrary })}
        onClick={({ currentTarget }) => setOpener(returnTo?.() ?? currentTarget)}
        className={
          asTool
            ? "grid size-9 place-items-center rounded-frame text-text-2 enabled:hover:bg-raised enabled:hover:text-text disabled:text-muted"
            : buttonLook({ variant: "secondary", size: "sm" })
        }
      >
        {asTool ? <LibraryIcon /> : text.fromLibrary}
      </button>
      {opener && (
        <PartBoundary fallback={<p role="alert">{text.listFailed}</p>}>
          <Suspense>
            <LibraryDialog
              many={many}
              opener={opener}
              onClose={() => setOpener(null)}
              onChoose={onChoose}
            />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
