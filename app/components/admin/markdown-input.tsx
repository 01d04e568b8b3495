import { subscribe } from "@github/paste-markdown";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useId,
} from "react";
import { Field } from "~/components/ui/field.tsx";
import { media, toolbar } from "~/content/admin-tools.ts";
import { altFromFileName, pictureMarkdown } from "~/lib/picture-markdown.ts";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import type { StorePictures } from "./use-picture-upload.ts";

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  /** Rows of text that are seen at once. */
  rows?: number;
  /** Some upload is under way. */
  uploading?: boolean;
  /** The text anew; a function for what comes late, to change the text that is there by then. */
  onChange: (change: string | ((text: string) => string)) => void;
  /** Stores pictures; absent where none belong. */
  onPictures?: StorePictures;
};

/** With Ctrl or ⌘; the toolbar itself has none. */
const SHORTCUTS: Record<string, string> = { b: "md-bold", i: "md-italic", k: "md-link" };

/** A textarea for Markdown with its toolbar; pasted tables, links and pictures become Markdown. */
export function MarkdownInput({
  label,
  rows = 10,
  uploading,
  onChange,
  onPictures,
  ...field
}: Props) {
  const id = useId();

  function insert(area: HTMLTextAreaElement, files: File[]) {
    // Marks keep the places of the pictures; they move along with the text.
    const marks = files.map(
      ({ name }) => `![${toolbar.uploading(name)} ${crypto.randomUUID().slice(0, 8)}]()`,
    );
    const { selectionStart, selectionEnd } = area;
    typeInto(area, marks.join("\n\n"), selectionStart, selectionEnd, "end");
    onPictures?.(files, (url, at) => {
      const [file, mark] = [files[at], marks[at]];
      if (!file || !mark) return;
      const alt = altFromFileName(file.name, media.altPrompt);
      const picture = url ? pictureMarkdown(alt, url) : "";
      const start = area.isConnected ? area.value.indexOf(mark) : -1;
      if (start >= 0) typeInto(area, picture, start, start + mark.length, "preserve");
      else onChange((text) => text.replace(mark, () => picture));
    });
  }

  function take(
    event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
    files: FileList,
  ) {
    // Whatever is called a picture: what it really is, and what is wrong with it, is told later.
    const pictures = [...files].filter(({ type }) => type.startsWith("image/"));
    if (!onPictures || pictures.length === 0) return;
    event.preventDefault();
    insert(event.currentTarget, pictures);
  }

  function shortcut(event: KeyboardEvent) {
    const tool = SHORTCUTS[event.key.toLowerCase()];
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    document
      .querySelector<HTMLElement>(`markdown-toolbar[for="${CSS.escape(id)}"] ${tool}`)
      ?.click();
  }

  function choose(files: File[]) {
    const area = document.getElementById(id);
    if (area instanceof HTMLTextAreaElement) insert(area, files);
  }

  return (
    <Field
      multiline
      id={id}
      label={label}
      rows={rows}
      {...field}
      hint={onPictures && toolbar.hint}
      tools={
        <MarkdownToolbar
          areaId={id}
          uploading={uploading ?? false}
          {...(onPictures && { onPictures: choose })}
        />
      }
      // Balanced last lines are for readers; here they would cost a layout of the text per key.
      controlClassName="rounded-t-none [text-wrap:wrap]"
      ref={pasteAsMarkdown}
      onKeyDown={shortcut}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) =>
        take(event, event.clipboardData.files)
      }
      onDrop={(event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer.files)}
    />
  );
}

/** Changes a stretch of the text as typing would, so that the cursor stays with its words. */
function typeInto(
  area: HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
  selection: SelectionMode,
) {
  area.setRangeText(text, start, end, selection);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A ref with a clean-up: pasted links, tables and HTML come in as Markdown. */
function pasteAsMarkdown(area: HTMLTextAreaElement | null) {
  if (!area) return;
  const { unsubscribe } = subscribe(area);
  return unsubscribe;
}
