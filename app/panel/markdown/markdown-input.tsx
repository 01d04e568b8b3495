import { toolbar } from "~/content/admin-tools.ts";
import type { StorePictures } from "~/panel/media/use-picture-upload.ts";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import { toggleLines, toggleMark } from "./markdown-tools.ts";
import { TextNotes } from "./text-notes.tsx";
import { useAfterPause } from "./use-after-pause.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useMarkdownArea } from "./use-markdown-area.ts";

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  /** Rows of an empty text; the field grows with its text. */
  rows?: number;
  uploading?: boolean;
  /** The new text, or a function of the present text for changes that come late. */
  onChange: (change: string | ((text: string) => string)) => void;
  onPictures?: StorePictures;
};

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
  const { box, fullScreen, toggle } = useFullScreen();
  // Counting and checking a long text takes longer than a key may.
  const noted = useAfterPause(value, 300);

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
              toggle();
              area.current?.focus({ preventScroll: fullScreen });
            }}
          />
        }
        ref={area}
        {...handlers}
        className={cx(fullScreen && "flex min-h-0 grow flex-col")}
        // Balanced lines and a width that could depend on the text would each lay it out once more per key.
        controlClassName={cx(
          "rounded-t-none contain-inline-size focus-visible:-outline-offset-1 [text-wrap:wrap]",
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
      {link && <LinkDialog {...link} />}
    </div>
  );
}
