import { Toolbar } from "radix-ui";
import type { ReactNode } from "react";
import { toolbar as text } from "~/content/admin-tools.ts";
import {
  BulletsIcon,
  CodeIcon,
  FullScreenIcon,
  LeaveFullScreenIcon,
  LinkIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
} from "~/panel/ui/icons.tsx";
import { cx } from "~/ui/cx.ts";
import type { LineSign, Mark } from "./markdown-tools.ts";

type Props = {
  onMark: (mark: Mark) => void;
  onLines: (sign: LineSign) => void;
  onLink: () => void;
  onPictures?: ((files: File[]) => void) | undefined;
  uploading: boolean;
  fullScreen: boolean;
  onFullScreen: () => void;
};

/** One stop of the Tab key; arrows move within. */
export function MarkdownToolbar({ onMark, onLines, onLink, ...rest }: Props) {
  const { onPictures, uploading, fullScreen, onFullScreen } = rest;
  return (
    <div
      className={cx(
        "z-10 flex flex-wrap items-center gap-x-3 rounded-t-frame border border-edge border-b-0 bg-surface px-1.5 py-1",
        !fullScreen && "sticky top-0",
      )}
    >
      <Toolbar.Root aria-label={text.label} className="flex flex-wrap items-center">
        <Tool name={text.header2} onUse={() => onLines("## ")}>
          H2
        </Tool>
        <Tool name={text.header3} onUse={() => onLines("### ")}>
          H3
        </Tool>
        <Rule />
        <Tool name={text.bold} onUse={() => onMark("**")}>
          <span className="font-extrabold">B</span>
        </Tool>
        <Tool name={text.italic} onUse={() => onMark("*")}>
          <span className="font-serif text-base italic">I</span>
        </Tool>
        <Tool name={text.link} onUse={onLink}>
          <LinkIcon />
        </Tool>
        <Rule />
        <Tool name={text.list} onUse={() => onLines("- ")}>
          <BulletsIcon />
        </Tool>
        <Tool name={text.numbered} onUse={() => onLines("1. ")}>
          <NumbersIcon />
        </Tool>
        <Tool name={text.quote} onUse={() => onLines("> ")}>
          <QuoteIcon />
        </Tool>
        <Tool name={text.code} onUse={() => onMark("`")}>
          <CodeIcon />
        </Tool>
        <Rule />
        <Tool name={fullScreen ? text.leaveFullScreen : text.fullScreen} onUse={onFullScreen}>
          {fullScreen ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        </Tool>
      </Toolbar.Root>
      {onPictures && (
        <PictureChoice disabled={uploading} onPictures={onPictures}>
          <PictureIcon />
          {text.picture}
        </PictureChoice>
      )}
    </div>
  );
}

function Tool({ name, onUse, children }: { name: string; onUse: () => void; children: ReactNode }) {
  return (
    <Toolbar.Button
      aria-label={name}
      title={name}
      onClick={onUse}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      className="grid size-9 cursor-pointer place-items-center rounded-frame font-semibold text-sm text-text-2 hover:bg-raised hover:text-text focus-visible:outline-offset-0 max-sm:size-8"
    >
      {children}
    </Toolbar.Button>
  );
}

function Rule() {
  return <span aria-hidden className="mx-1.5 h-4 w-px bg-line max-sm:hidden" />;
}

function PictureChoice({
  disabled,
  onPictures,
  children,
}: {
  disabled: boolean;
  onPictures: (files: File[]) => void;
  children: ReactNode;
}) {
  return (
    <label
      className={cx(
        "ml-auto flex min-h-9 items-center gap-2 rounded-frame px-3 font-semibold text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent",
        disabled
          ? "cursor-progress text-muted"
          : "cursor-pointer text-text-2 hover:bg-raised hover:text-text",
      )}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        disabled={disabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) onPictures(files);
        }}
      />
    </label>
  );
}
