import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef } from "react";
import type { Picture } from "~/panel/data/picture-library.ts";
import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";
import { pictures as library } from "~/panel/pictures/words.ts";
import { filmMarkdown } from "~/panel/writing/films/film-markdown.ts";
import { useFilmDialog } from "~/panel/writing/films/use-film-dialog.ts";
import { useLinkDialog } from "~/panel/writing/links/use-link-dialog.ts";
import { enterInMarkdown, tabInMarkdown } from "~/panel/writing/markdown/markdown-keys.ts";
import {
  figuresExample,
  linkAround,
  type Mark,
  toggleMark,
} from "~/panel/writing/markdown/markdown-tools.ts";
import { libraryMarkdown } from "~/panel/writing/markdown/picture-markdown.ts";
import {
  asParagraph,
  placeForPicture,
  replacing,
  type Selected,
  type TextEdit,
} from "~/panel/writing/markdown/text-edit.ts";
import { selectedIn, typeInto } from "~/panel/writing/markdown/type-into.ts";
import {
  isPlainPaste,
  loadConverter,
  pastedEdit,
  readClipboard,
} from "~/panel/writing/pasted-text.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { webFilm } from "~/text/addresses/web-film.ts";
import { toastInfo } from "~/ui/toast.ts";
import { useInsertedPictures, usePlaces } from "./use-inserted-pictures.ts";

type Options = {
  onChange: (change: string | ((text: string) => string)) => void;
  onPictures: StorePictures | undefined;
};

type FilmPlace = { area: HTMLTextAreaElement; at: Selected; isFilm: boolean };

export function useMarkdownArea({ onChange, onPictures }: Options) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hadCaret = useRef(false);
  const plainPaste = useRef(false);
  const places = usePlaces();
  const { sending, insert } = useInsertedPictures(places, onChange);
  const { link, open } = useLinkDialog();
  const { openFilm, filmDialog } = useFilmDialog<FilmPlace>((film, { area, at, isFilm }) => {
    const { value, start, end } = at;
    const markdown = filmMarkdown(film);
    const place = placeForPicture(value, end);
    typeInto(
      area,
      isFilm ? replacing(start, end, markdown) : asParagraph(value, place, place, markdown),
    );
  });

  /** The selection; the end of the text before the field first has the focus. */
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

  function insertPictures(files: File[], caret?: number) {
    const element = area.current;
    if (element && onPictures)
      void insert(element, files, caret ?? current(element).end, onPictures);
  }

  function insertChosen(pictures: Picture[]) {
    change(({ value, end }) => {
      const at = placeForPicture(value, end);
      return asParagraph(value, at, at, libraryMarkdown(pictures, library.credit));
    });
  }

  function insertFigures() {
    change(({ value, end }) => {
      const at = placeForPicture(value, end);
      return asParagraph(value, at, at, figuresExample());
    });
  }

  function openLink() {
    const element = area.current;
    if (element) open(element, current(element));
  }

  /** With the film at the caret, which changes then. */
  function openFilmAt() {
    const element = area.current;
    if (!element) return;
    const at = current(element);
    const found = linkAround(at);
    const film = found && (webFilm(found.address) || uploadedFilm(found.address)) ? found : null;
    const place = { area: element, at: film ? { ...at, ...film } : at, isFilm: film !== null };
    openFilm(element, film, place);
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
    void places.keep({ start, end, value }, async (place) => {
      const here = () => ({ value: element.value, start: place.start, end: place.end });
      const edit = await pastedEdit(pasted, here, toastInfo);
      if (edit && element.isConnected) typeInto(element, edit);
    });
  }

  function drop(event: DragEvent<HTMLTextAreaElement>) {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // The browser would open any other file in place of the page.
    event.preventDefault();
    const { clientX, clientY, currentTarget } = event;
    const point = document.caretPositionFromPoint?.(clientX, clientY);
    insertPictures(files, point?.offsetNode === currentTarget ? point.offset : undefined);
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
    insertFigures,
    insertChosen,
    openLink,
    openFilm: openFilmAt,
    filmDialog,
    link,
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
