import * as Toolbar from "@radix-ui/react-toolbar";
import type { ReactNode } from "react";
import type { Picture } from "~/panel/data/picture-library.ts";
import {
  BulletsIcon,
  ClosingPictureIcon,
  CodeIcon,
  FilmIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  LinkIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
} from "~/panel/kit/ui/icons.tsx";
import { LibraryChoice } from "~/panel/pictures/library-choice.tsx";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import type { LineSign, Mark } from "~/panel/writing/markdown/markdown-tools.ts";
import { toolbar as text } from "~/panel/writing/words.ts";
import { cx } from "~/ui/cx.ts";

export type Format = Mark | LineSign | "link";

type Props = {
  active?: readonly Format[];
  onMark: (mark: Mark) => void;
  onLines: (sign: LineSign) => void;
  onLink: () => void;
  onFilm: () => void;
  onPictures?: ((files: File[]) => void) | undefined;
  /** For the end of a section. */
  onClosing?: ((files: File[]) => void) | undefined;
  onFigures?: (() => void) | undefined;
  pictureId?: string;
  onLibrary: (pictures: Picture[]) => void;
  text: () => Element | null;
  uploading: boolean;
  fullScreen: boolean;
  onFullScreen: () => void;
  children?: ReactNode;
};

/** One stop of the Tab key; arrows move within. */
export function MarkdownToolbar({ active, onMark, onLines, onLink, ...rest }: Props) {
  const {
    onFilm,
    onPictures,
    onClosing,
    onFigures,
    pictureId,
    onLibrary,
    uploading,
    fullScreen,
    onFullScreen,
    children,
  } = rest;
  const pressed = (format: Format) => active?.includes(format);
  return (
    <div
      className={cx(
        "z-10 flex flex-wrap items-center rounded-t-frame border border-edge border-b-0 bg-surface px-1.5 py-1",
        // With one button more it would cover half of a phone's text.
        !fullScreen && (onClosing ? "sm:sticky sm:top-0" : "sticky top-0"),
      )}
    >
      <Toolbar.Root aria-label={text.label} className="flex flex-wrap items-center">
        <Tool name={text.header2} pressed={pressed("## ")} onUse={() => onLines("## ")}>
          H2
        </Tool>
        <Tool name={text.header3} pressed={pressed("### ")} onUse={() => onLines("### ")}>
          H3
        </Tool>
        <Rule />
        <Tool name={text.bold} pressed={pressed("**")} onUse={() => onMark("**")}>
          <span className="font-extrabold">B</span>
        </Tool>
        <Tool name={text.italic} pressed={pressed("*")} onUse={() => onMark("*")}>
          <span className="font-serif text-base italic">I</span>
        </Tool>
        <Tool name={text.link} pressed={pressed("link")} onUse={onLink}>
          <LinkIcon />
        </Tool>
        <Tool name={text.film} onUse={onFilm}>
          <FilmIcon />
        </Tool>
        <Rule />
        <Tool name={text.list} pressed={pressed("- ")} onUse={() => onLines("- ")}>
          <BulletsIcon />
        </Tool>
        <Tool name={text.numbered} pressed={pressed("1. ")} onUse={() => onLines("1. ")}>
          <NumbersIcon />
        </Tool>
        <Tool name={text.quote} pressed={pressed("> ")} onUse={() => onLines("> ")}>
          <QuoteIcon />
        </Tool>
        <Tool name={text.code} pressed={pressed("`")} onUse={() => onMark("`")}>
          <CodeIcon />
        </Tool>
        {children}
        {onFigures && (
          <Tool name={text.figures} onUse={onFigures}>
            123
          </Tool>
        )}
        <Rule />
        <Tool name={fullScreen ? text.leaveFullScreen : text.fullScreen} onUse={onFullScreen}>
          {fullScreen ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        </Tool>
      </Toolbar.Root>
      {onPictures && (
        <div className="ml-auto flex flex-wrap">
          <PictureChoice
            id={pictureId}
            name={text.picture}
            disabled={uploading}
            onPictures={onPictures}
          >
            <PictureIcon />
          </PictureChoice>
          {onClosing && (
            <PictureChoice
              id={pictureId && `${pictureId}-closing`}
              name={text.closingPicture}
              disabled={uploading}
              onPictures={onClosing}
            >
              <ClosingPictureIcon />
            </PictureChoice>
          )}
          <LibraryChoice
            id={pictureId && `${pictureId}-library`}
            many
            asTool
            disabled={uploading}
            returnTo={rest.text}
            onChoose={onLibrary}
          />
        </div>
      )}
    </div>
  );
}

type ToolProps = {
  name: string;
  pressed?: boolean | undefined;
  wide?: boolean;
  onUse: () => void;
  children: ReactNode;
};

export function Tool({ name, pressed, wide = false, onUse, children }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={name}
      aria-pressed={pressed}
      title={name}
      onClick={onUse}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        "grid cursor-pointer place-items-center rounded-frame font-semibold text-sm text-text-2 hover:bg-raised hover:text-text focus-visible:outline-offset-0 aria-pressed:bg-accent/15 aria-pressed:text-text",
        wide ? "min-h-9 px-2" : "size-9 max-sm:size-8",
      )}
    >
      {children}
    </Toolbar.Button>
  );
}

export function Rule() {
  return <span aria-hidden className="mx-1.5 h-4 w-px bg-line max-sm:hidden" />;
}

function PictureChoice({
  id,
  name,
  disabled,
  onPictures,
  children,
}: {
  id: string | undefined;
  name: string;
  disabled: boolean;
  onPictures: (files: File[]) => void;
  children: ReactNode;
}) {
  return (
    <FileButton
      id={id}
      label={name}
      className={cx(
        "grid size-9 place-items-center rounded-frame",
        disabled
          ? "cursor-progress text-muted"
          : "cursor-pointer text-text-2 hover:bg-raised hover:text-text",
      )}
      many
      disabled={disabled}
      onFiles={onPictures}
    >
      <span title={name}>{children}</span>
    </FileButton>
  );
}

export function Sending({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p role="status" className="mt-2 text-sm text-text-2">
      {text.uploading(names.join(", "))}
    </p>
  );
}
