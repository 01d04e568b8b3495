import type { Editor } from "@tiptap/core";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import type { Picture } from "~/panel/data/picture-library.ts";
import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";
import { pictures as library } from "~/panel/pictures/words.ts";
import { figuresExample } from "~/panel/writing/markdown/markdown-tools.ts";
import { libraryMarkdown } from "~/panel/writing/markdown/picture-markdown.ts";
import { applied, asParagraph } from "~/panel/writing/markdown/text-edit.ts";
import { pasteNotice, readClipboard } from "~/panel/writing/pasted-text.ts";
import { uploaded } from "~/panel/writing/plain/use-inserted-pictures.ts";
import { isFilmAddress } from "~/text/addresses/web-film.ts";
import { htmlToMarkdown } from "~/text/html/html-to-markdown.ts";
import { toastInfo } from "~/ui/toast.ts";
import { insertMarkdown, insertParagraphs } from "./insert-markdown.ts";

type Options = {
  editor: Editor;
  onChange: (change: (text: string) => string) => void;
  onPictures: StorePictures | undefined;
};

export function useVisualInput({ editor, onChange, onPictures }: Options) {
  const plainPaste = useRef(false);
  const [sending, setSending] = useState<string[]>([]);

  async function insertPictures(files: File[], at = editor.state.selection.to) {
    if (!onPictures) return;
    let place = at;
    const follow = ({ transaction }: { transaction: Editor["state"]["tr"] }) => {
      place = transaction.mapping.map(place, -1);
    };
    editor.commands.focus(at);
    editor.on("transaction", follow);
    const names = files.map(({ name }) => name);
    setSending((all) => [...all, ...names]);
    const markdown = await uploaded(files, onPictures);
    setSending((all) => all.filter((name) => !names.includes(name)));
    editor.off("transaction", follow);
    if (markdown === "") return;
    if (!editor.isDestroyed) insertParagraphs(editor, markdown, place);
    else onChange((text) => applied(text, asParagraph(text, text.length, text.length, markdown)));
  }

  /** Whether the paste is done; other pastes are the editor's. */
  function pasted(data: DataTransfer): boolean {
    const { files, text, html } = readClipboard(data);
    if (files.length > 0) {
      void insertPictures(files);
      return true;
    }
    if (editor.isActive("codeBlock") || plainPaste.current) return false;
    const isLink = !editor.state.selection.empty && /^https?:\/\/\S+$/.test(text.trim());
    // The editor's own clipboard keeps what no HTML can say.
    if (isLink || html.includes("data-pm-slice")) return false;
    const found = converted(html);
    if (!found) {
      if (!/[\n*_`#>|~[\]]/.test(text) && !isFilmAddress(text.trim())) return false;
      insertMarkdown(editor, text);
      return true;
    }
    const notice = pasteNotice(found);
    if (notice) toastInfo(notice);
    if (found.plain || found.markdown === "") editor.view.pasteText(text || found.markdown);
    else insertMarkdown(editor, found.markdown);
    return true;
  }

  function insertChosen(pictures: Picture[]) {
    const place = editor.state.selection.to;
    editor.commands.focus(place);
    insertParagraphs(editor, libraryMarkdown(pictures, library.credit), place);
  }

  function insertFigures() {
    const place = editor.state.selection.to;
    editor.commands.focus(place);
    insertParagraphs(editor, figuresExample(), place);
  }

  return {
    sending,
    insertPictures,
    insertFigures,
    insertChosen,
    handlers: {
      onPasteCapture(event: ClipboardEvent) {
        if (event.target instanceof HTMLInputElement || !pasted(event.clipboardData)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onDropCapture(event: DragEvent) {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        // The browser would open any other file in place of the page.
        event.preventDefault();
        event.stopPropagation();
        const point = { left: event.clientX, top: event.clientY };
        void insertPictures(files, editor.view.posAtCoords(point)?.pos);
      },
    },
    watchPaste({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
      plainPaste.current = (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === "v";
    },
  };
}

function converted(html: string) {
  if (html === "") return null;
  try {
    return htmlToMarkdown(html, location.origin);
  } catch (error) {
    console.error(error);
    return null;
  }
}
