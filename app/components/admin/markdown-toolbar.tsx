import "@github/markdown-toolbar-element";
import type { ReactNode } from "react";
import { toolbar } from "~/content/admin-tools.ts";
import { cx } from "~/lib/cx.ts";
import { BulletsIcon, CodeIcon, LinkIcon, NumbersIcon, PictureIcon, QuoteIcon } from "./icons.tsx";

type Props = {
  /** The textarea it works on. */
  areaId: string;
  uploading: boolean;
  /** Takes chosen pictures; absent where none belong. */
  onPictures?: (files: File[]) => void;
};

const tool =
  "grid size-9 max-sm:size-8 cursor-pointer place-items-center rounded-frame text-sm font-semibold text-text-2 hover:bg-raised hover:text-text focus-visible:outline-offset-0";

/** The usual tools over a textarea for Markdown; their shortcuts work in the textarea. */
export function MarkdownToolbar({ areaId, uploading, onPictures }: Props) {
  const named = (name: string) => ({ className: tool, "aria-label": name, title: name });
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-t-frame border border-edge border-b-0 bg-surface px-1.5 py-1">
      <markdown-toolbar
        for={areaId}
        aria-label={toolbar.label}
        className="flex flex-wrap items-center"
      >
        <md-header level="2" {...named(toolbar.header2)}>
          H2
        </md-header>
        <md-header level="3" {...named(toolbar.header3)}>
          H3
        </md-header>
        <Rule />
        <md-bold {...named(toolbar.bold)}>
          <span className="font-extrabold">B</span>
        </md-bold>
        <md-italic {...named(toolbar.italic)}>
          <span className="font-serif text-base italic">I</span>
        </md-italic>
        <md-link {...named(toolbar.link)}>
          <LinkIcon />
        </md-link>
        <Rule />
        <md-unordered-list {...named(toolbar.list)}>
          <BulletsIcon />
        </md-unordered-list>
        <md-ordered-list {...named(toolbar.numbered)}>
          <NumbersIcon />
        </md-ordered-list>
        <md-quote {...named(toolbar.quote)}>
          <QuoteIcon />
        </md-quote>
        <md-code {...named(toolbar.code)}>
          <CodeIcon />
        </md-code>
      </markdown-toolbar>
      {onPictures && (
        <PictureChoice disabled={uploading} onPictures={onPictures}>
          <PictureIcon />
          {toolbar.picture}
        </PictureChoice>
      )}
    </div>
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
