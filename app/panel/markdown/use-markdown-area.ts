import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { media, toolbar } from "~/content/admin-tools.ts";
import type { StorePictures } from "~/panel/media/use-picture-upload.ts";
import { toastInfo } from "~/ui/toast.ts";
import type { Link } from "./link-dialog.tsx";
import { enterInMarkdown, tabInMarkdown } from "./markdown-keys.ts";
import { linkAround, linkEdit, type Mark, toggleMark } from "./markdown-tools.ts";
import { isPlainPaste, loadConverter, pastedEdit, readClipboard } from "./pasted-text.ts";
import { altFromFileName, pictureMarkdown } from "./picture-markdown.ts";
import {
  applied,
  asParagraph,
  pictureAt,
  replacing,
  type Selected,
  type TextEdit,
} from "./text-edit.ts";
import { follow, selectedIn, typeInto, typeLate } from "./type-into.ts";
import { usePlaces } from "./use-places.ts";

type Options = {
  onChange: (change: string | ((text: string) => string)) => void;
  onPictures: StorePictures | undefined;
};

/** A link being written: where it shall stand, and what is there already. */
type OpenLink = { at: Selected; link: Link };

/** What keys, pastes, drops and tools do to the text of a textarea for Markdown. */
export function useMarkdownArea({ onChange, onPictures }: Options) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hadCaret = useRef(false);
  const plainPaste = useRef(false);
  const linkToWrite = useRef<TextEdit | null>(null);
  const places = usePlaces();
  const [sending, setSending] = useState<string[]>([]);
  const [link, setLink] = useState<OpenLink | null>(null);

  /** The selection; the end of the text where there never was a caret. */
  function current(element: HTMLTextAreaElement): Selected {
    const { value, start, end } = selectedIn(element);
    return hadCaret.current
      ? { value, start, end }
      : { value, start: value.length, end: value.length };
  }

  function change(edit: (selected: Selected) => TextEdit | null): boolean {
    const element = area.current;
    const wanted = element && edit(current(element));
    if (wanted) typeInto(element, wanted);
    return Boolean(wanted);
  }

  /** Nothing is selected or replaced: pictures that fail must leave the text as it was. */
  async function insertPictures(files: File[], caret?: number) {
    const element = area.current;
    if (!element || !onPictures) return;
    const start = caret ?? current(element).end;
    element.focus({ preventScroll: true });
    element.setSelectionRange(start, start);
    const names = files.map(({ name }) => name);
    setSending((all) => [...all, ...names]);
    await places.keep({ start, end: start, value: element.value }, async (place) => {
      const urls = new Map<number, string>();
      await onPictures(files, (url, at) => {
        if (url) urls.set(at, url);
      });
      setSending((all) => all.filter((name) => !names.includes(name)));
      // Together, so that one step back takes them away again.
      const markdown = files
        .flatMap(({ name }, at) => {
          const url = urls.get(at);
          return url ? [pictureMarkdown(altFromFileName(name, media.altPrompt), url)] : [];
        })
        .join("\n\n");
      if (markdown === "") return;
      const paragraph = (text: string) => {
        follow(place, text);
        const at = pictureAt(text, place.start);
        return asParagraph(text, at, at, markdown);
      };
      if (element.isConnected) typeLate(element, paragraph(element.value), place.start);
      else onChange((text) => applied(text, paragraph(text)));
    });
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = readClipboard(event.clipboardData);
    if (pasted.files.length > 0) {
      if (!onPictures) return;
      event.preventDefault();
      insertPictures(pasted.files);
      return;
    }
    const element = event.currentTarget;
    const { value, start, end } = selectedIn(element);
    if (plainPaste.current) pasted.html = "";
    if (isPlainPaste(pasted, { value, start, end })) return;
    event.preventDefault();
    places.keep({ start, end, value }, async (place) => {
      const here = () => ({ value: element.value, start: place.start, end: place.end });
      const edit = await pastedEdit(pasted, here, () => toastInfo(toolbar.withoutPictures));
      if (edit && element.isConnected) typeInto(element, edit);
    });
  }

  function drop(event: DragEvent<HTMLTextAreaElement>) {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // A file that is no picture must not take the editor away from the page; it is refused in words.
    event.preventDefault();
    const { clientX, clientY, currentTarget } = event;
    const point = document.caretPositionFromPoint?.(clientX, clientY);
    insertPictures(files, point?.offsetNode === currentTarget ? point.offset : undefined);
  }

  function openLink() {
    const element = area.current;
    if (!element) return;
    const selected = current(element);
    const found = linkAround(selected);
    const words = selected.value.slice(selected.start, selected.end).replace(/\s+/g, " ").trim();
    setLink(
      found
        ? { at: { ...selected, start: found.start, end: found.end }, link: found }
        : { at: selected, link: { words, address: "" } },
    );
  }

  function writeLink(wanted: Link | null) {
    if (!link) return;
    const { start, end } = link.at;
    linkToWrite.current = wanted
      ? linkEdit(link.at, wanted.words, wanted.address)
      : replacing(start, end, link.link.words);
  }

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, altKey, shiftKey } = event;
    const command = (event.ctrlKey || event.metaKey) && !altKey;
    plainPaste.current = command && shiftKey && key.toLowerCase() === "v";
    if (event.nativeEvent.isComposing) return;
    if (command && !shiftKey && shortcut(key.toLowerCase())) event.preventDefault();
    if (command || altKey) return;
    if (key === "Enter" && !shiftKey && change(enterInMarkdown)) event.preventDefault();
    if (key === "Tab" && change((it) => tabInMarkdown(it, !shiftKey))) event.preventDefault();
  }

  function shortcut(key: string): boolean {
    const marks: Record<string, Mark> = { b: "**", i: "*" };
    const mark = marks[key];
    if (mark) change((it) => toggleMark(it, mark));
    else if (key === "k") openLink();
    return mark !== undefined || key === "k";
  }

  return {
    area,
    sending,
    change,
    insertPictures,
    openLink,
    link: link && {
      link: link.link,
      onDone: writeLink,
      onClose: () => setLink(null),
      onClosed: () => {
        if (linkToWrite.current && area.current) typeInto(area.current, linkToWrite.current);
        linkToWrite.current = null;
      },
    },
    handlers: {
      onKeyDown: keyDown,
      onPaste: paste,
      onDrop: drop,
      onFocus: () => {
        hadCaret.current = true;
        loadConverter().catch(() => undefined);
      },
      onChange: (event: { target: HTMLTextAreaElement }) => {
        places.follow(event.target.value);
        onChange(event.target.value);
      },
    },
  };
}
