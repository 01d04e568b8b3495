import "@github/markdown-toolbar-element";
import { subscribe } from "@github/paste-markdown";
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useRef } from "react";
import { buttonLook } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { media, toolbar } from "~/content/admin.ts";
import { cx } from "~/lib/cx.ts";
import { altFromFileName, pictureMarkdown } from "~/lib/picture-markdown.ts";

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  /** Rows of text that are seen at once. */
  rows?: number;
  onChange: (text: string) => void;
  /** Stores a picture and gives its address, or null when it could not; absent where none belong. */
  onPicture?: (file: File) => Promise<string | null>;
};

const tool =
  "grid size-10 cursor-pointer place-items-center rounded-frame font-semibold text-text-2 hover:bg-raised hover:text-text";

/** A textarea for Markdown with its toolbar; pasted tables, links and pictures become Markdown. */
export function MarkdownInput({ label, value, error, rows = 10, onChange, onPicture }: Props) {
  const id = useId();
  const latest = useRef(value);
  latest.current = value;

  function change(text: string) {
    latest.current = text;
    onChange(text);
  }

  async function insert(area: HTMLTextAreaElement, file: File) {
    if (!onPicture) return;
    // The place of the picture is kept by a mark that moves along with the text.
    const mark = `![${toolbar.uploading(file.name)} ${crypto.randomUUID().slice(0, 8)}]()`;
    const at = area.selectionEnd;
    const { current } = latest;
    change(`${current.slice(0, at)}${mark}${current.slice(at)}`);
    const url = await onPicture(file);
    const alt = altFromFileName(file.name, media.altPrompt);
    change(latest.current.replace(mark, () => (url ? pictureMarkdown(alt, url) : "")));
  }

  async function take(
    event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
    files: FileList,
  ) {
    const pictures = [...files].filter(({ type }) => type.startsWith("image/"));
    if (!onPicture || pictures.length === 0) return;
    event.preventDefault();
    const area = event.currentTarget;
    for (const picture of pictures) await insert(area, picture);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    const area = document.getElementById(id);
    if (file && area instanceof HTMLTextAreaElement) insert(area, file);
  }

  return (
    <div className="grid gap-2">
      <markdown-toolbar for={id} aria-label={toolbar.label} className="flex flex-wrap gap-1">
        <md-header level="2" className={tool} aria-label={toolbar.header2} title={toolbar.header2}>
          H2
        </md-header>
        <md-header level="3" className={tool} aria-label={toolbar.header3} title={toolbar.header3}>
          H3
        </md-header>
        <md-bold className={cx(tool, "font-bold")} aria-label={toolbar.bold} title={toolbar.bold}>
          B
        </md-bold>
        <md-italic
          className={cx(tool, "italic")}
          aria-label={toolbar.italic}
          title={toolbar.italic}
        >
          I
        </md-italic>
        <md-quote className={tool} aria-label={toolbar.quote} title={toolbar.quote}>
          „”
        </md-quote>
        <md-link className={cx(tool, "underline")} aria-label={toolbar.link} title={toolbar.link}>
          A
        </md-link>
        <md-unordered-list className={tool} aria-label={toolbar.list} title={toolbar.list}>
          •
        </md-unordered-list>
        <md-ordered-list className={tool} aria-label={toolbar.numbered} title={toolbar.numbered}>
          1.
        </md-ordered-list>
        <md-code className={cx(tool, "label")} aria-label={toolbar.code} title={toolbar.code}>
          {"<>"}
        </md-code>
      </markdown-toolbar>
      <Field
        multiline
        id={id}
        label={label}
        rows={rows}
        value={value}
        error={error}
        hint={onPicture && toolbar.hint}
        ref={pasteAsMarkdown}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => change(event.target.value)}
        onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) =>
          take(event, event.clipboardData.files)
        }
        onDrop={(event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer.files)}
      />
      {onPicture && (
        <label
          className={cx(
            buttonLook({ variant: "secondary", size: "sm" }),
            "justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3",
          )}
        >
          {toolbar.picture}
          <input type="file" accept="image/*" className="sr-only" onChange={choose} />
        </label>
      )}
    </div>
  );
}

/** A ref with a clean-up: pasted links, tables and HTML come in as Markdown. */
function pasteAsMarkdown(area: HTMLTextAreaElement | null) {
  if (!area) return;
  const { unsubscribe } = subscribe(area);
  return unsubscribe;
}
