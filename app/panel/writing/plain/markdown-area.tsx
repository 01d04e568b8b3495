import { FilmDialog } from "~/panel/writing/films/film-dialog.tsx";
import { LinkDialog } from "~/panel/writing/links/link-dialog.tsx";
import { toggleLines, toggleMark } from "~/panel/writing/markdown/markdown-tools.ts";
import { toolbar } from "~/panel/writing/words.ts";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { MarkdownToolbar, Sending } from "./markdown-toolbar.tsx";
import { useMarkdownArea } from "./use-markdown-area.ts";
import type { WritingProps } from "./writing-props.ts";

export function MarkdownArea({
  rows,
  uploading,
  section,
  fullScreen,
  onFullScreen,
  onChange,
  onPictures,
  ...field
}: WritingProps) {
  const {
    area,
    sending,
    change,
    insertPictures,
    insertFigures,
    insertChosen,
    openLink,
    openFilm,
    filmDialog,
    link,
    handlers,
  } = useMarkdownArea({
    onChange,
    onPictures,
  });

  return (
    <>
      <Field
        multiline
        rows={rows}
        {...field}
        hint={onPictures && toolbar.hint}
        tools={
          <MarkdownToolbar
            onMark={(mark) => change((it) => toggleMark(it, mark))}
            onLines={(sign) => change((it) => toggleLines(it, sign))}
            onLink={openLink}
            onFilm={openFilm}
            onPictures={onPictures && ((files) => insertPictures(files))}
            onClosing={
              section && onPictures
                ? (files) => insertPictures(files, area.current?.value.length)
                : undefined
            }
            onFigures={section === "figures" ? insertFigures : undefined}
            onLibrary={insertChosen}
            text={() => area.current}
            uploading={uploading}
            fullScreen={fullScreen}
            onFullScreen={() => {
              onFullScreen();
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
      <Sending names={sending} />
      {link && <LinkDialog {...link} />}
      {filmDialog && <FilmDialog {...filmDialog} />}
    </>
  );
}
