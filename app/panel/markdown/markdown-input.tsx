import { useDeferredValue, useEffect, useRef, useState } from "react";
import { toolbar } from "~/content/admin-tools.ts";
import type { StorePictures } from "~/panel/media/use-picture-upload.ts";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import { toggleLines, toggleMark } from "./markdown-tools.ts";
import { TextNotes } from "./text-notes.tsx";
import { useMarkdownArea } from "./use-markdown-area.ts";

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  /** Rows of an empty text; it grows with what is written. */
  rows?: number;
  /** Some upload is under way. */
  uploading?: boolean;
  /** The text anew; a function for what comes late, to change the text that is there by then. */
  onChange: (change: string | ((text: string) => string)) => void;
  /** Stores pictures; absent where none belong. */
  onPictures?: StorePictures;
};

/** A textarea for Markdown with its tools; what is pasted becomes Markdown. */
export function MarkdownInput({
  label,
  rows = 8,
  value,
  uploading = false,
  onChange,
  onPictures,
  ...field
}: Props) {
  const { area, sending, change, insertPictures, openLink, link, handlers } = useMarkdownArea({
    onChange,
    onPictures,
  });
  const box = useRef<HTMLDivElement>(null);
  const [fullScreen, setFullScreen] = useState(false);
  // What is said of the text must not hold up its typing.
  const noted = useDeferredValue(value);

  useEffect(() => {
    if (!fullScreen) return;
    // In the sheet, but not in a dialog that stands above it.
    const dialog = box.current?.closest("[role=dialog]") ?? document;
    const isHere = ({ target }: Event) => target instanceof Node && dialog.contains(target);
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.isComposing && isHere(event)) setFullScreen(false);
    };
    // The rest of the form lies under the full screen: it shows again when the keyboard goes there.
    const follow = (event: FocusEvent) => {
      const { target } = event;
      if (!isHere(event) || target === dialog || !(target instanceof Node)) return;
      if (!box.current?.contains(target)) setFullScreen(false);
    };
    document.addEventListener("keydown", leave);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("keydown", leave);
      document.removeEventListener("focusin", follow);
    };
  }, [fullScreen]);

  return (
    <div
      ref={box}
      data-full-screen={fullScreen || undefined}
      className={cx(
        fullScreen && "fixed inset-0 z-50 flex flex-col bg-surface p-3 sm:px-8 sm:py-6",
      )}
    >
      <Field
        multiline
        label={label}
        rows={rows}
        value={value}
        {...field}
        hint={onPictures && toolbar.hint}
        tools={
          <MarkdownToolbar
            onMark={(mark) => change((it) => toggleMark(it, mark))}
            onLines={(sign) => change((it) => toggleLines(it, sign))}
            onLink={openLink}
            onPictures={onPictures && ((files) => insertPictures(files))}
            uploading={uploading}
            fullScreen={fullScreen}
            onFullScreen={() => {
              setFullScreen(!fullScreen);
              area.current?.focus({ preventScroll: fullScreen });
            }}
          />
        }
        ref={area}
        {...handlers}
        className={cx(fullScreen && "flex min-h-0 grow flex-col")}
        // Balanced last lines are for readers; here they would cost a layout of the text per key.
        controlClassName={cx(
          "rounded-t-none focus-visible:-outline-offset-1 [text-wrap:wrap]",
          fullScreen ? "grow" : "field-sizing-content",
        )}
        style={
          fullScreen
            ? { height: "auto", resize: "none", paddingInline: "max(1rem, calc(50% - 23rem))" }
            : { minHeight: `calc(${rows} * 1.625em + 1.5rem + 2px)` }
        }
      />
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {sending.length > 0 && (
          <p role="status" className="text-sm text-text-2">
            {toolbar.uploading(sending.join(", "))}
          </p>
        )}
        <TextNotes text={noted} />
      </div>
      {link && area.current && <LinkDialog {...link} opener={area.current} />}
    </div>
  );
}
