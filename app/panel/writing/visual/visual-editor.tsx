import { Selection } from "@tiptap/pm/state";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useState } from "react";
import { descriptionIn, isNameOfFile, usePictures } from "~/panel/pictures/queries.ts";
import { FilmDialog } from "~/panel/writing/films/film-dialog.tsx";
import { useFilmDialog } from "~/panel/writing/films/use-film-dialog.ts";
import { LinkDialog } from "~/panel/writing/links/link-dialog.tsx";
import { MarkdownToolbar, Sending } from "~/panel/writing/plain/markdown-toolbar.tsx";
import type { WritingProps } from "~/panel/writing/plain/writing-props.ts";
import { visual } from "~/panel/writing/words.ts";
import { cx } from "~/ui/cx.ts";
import { activeFormats, toggleLines, toggleMark } from "./commands.ts";
import { extensions } from "./extensions.ts";
import { insertFilm, selectedFilm } from "./insert-markdown.ts";
import { keptMarkdown } from "./kept-markdown.ts";
import { SlashMenu, slashAt, useSlashMenu } from "./slash-menu.tsx";
import { useVisualInput } from "./use-visual-input.ts";
import { useVisualLink } from "./use-visual-link.ts";
import css from "./visual-editor.css?inline";
import { slashItems, VisualTools } from "./visual-tools.tsx";

/** Marks a change that did not come from this editor. */
const FILLED = "filled";

/** The text as it will look. Its value is Markdown all the same, of which only what is changed changes. */
export function VisualEditor(props: WritingProps) {
  const { label, value, error, required, rows, uploading, fullScreen, onFullScreen } = props;
  const { opening, section, onChange, onPictures } = props;
  const id = useId();
  const [kept] = useState(keptMarkdown);
  const [state, setState] = useState({ menu: false, option: 0 });
  const editorProps = useMemo(
    () => ({
      attributes: {
        class: cx("visual prose mx-auto max-w-[42rem]", opening && "prose-opening"),
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": cx(`${id}-hint`, error && `${id}-error`),
        ...(error ? { "aria-invalid": "true" } : {}),
        ...(required ? { "aria-required": "true" } : {}),
        ...(state.menu
          ? { "aria-controls": `${id}-menu`, "aria-activedescendant": `${id}-menu-${state.option}` }
          : {}),
      },
    }),
    [id, error, required, opening, state],
  );
  const editor = useEditor({
    extensions,
    editorProps,
    injectCSS: false,
    onUpdate: ({ editor, transaction }) => {
      if (!transaction.getMeta(FILLED)) onChange(kept.write(editor.state.doc));
    },
  });
  const { active, inTable, slash } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: activeFormats(editor),
      inTable: editor.isActive("table"),
      slash: slashAt(editor),
    }),
  });
  const input = useVisualInput({ editor, onChange, onPictures });
  const { openLink, dialog } = useVisualLink(editor);
  const films = useFilmDialog<null>((film) => insertFilm(editor, film));
  const openFilm = () => films.openFilm(editor.view.dom, selectedFilm(editor.state), null);
  const press = (tool: string) => () => document.getElementById(`${id}-picture${tool}`)?.click();
  const menu = useSlashMenu(
    editor,
    slash,
    slashItems(editor, openFilm, {
      pictures: onPictures && { upload: press(""), library: press("-library") },
      closing: onPictures && section && press("-closing"),
      figures: section === "figures" ? input.insertFigures : undefined,
    }),
  );
  const isMenuOpen = menu.items.length > 0;
  if (state.menu !== isMenuOpen || state.option !== menu.at) {
    setState({ menu: isMenuOpen, option: menu.at });
  }

  // Before the text is filled in, whose pictures ask for it.
  const { data: library } = usePictures();
  useLayoutEffect(() => {
    // One that was made in a first try of rendering is destroyed by now; the next one comes here again.
    const { image } = editor.storage;
    if (!image) return;
    image.descriptionOf = (address) => descriptionIn(library, address);
    image.isNameOfFile = (address, words) => isNameOfFile(library, address, words);
  }, [editor, library]);

  // In the same turn as the value, so that no key comes between them.
  useLayoutEffect(() => {
    const { tr, schema, doc } = editor.state;
    if (value === kept.write(doc)) return;
    const blocks = kept.read(schema, value).content;
    const filled = tr.replaceWith(0, doc.content.size, blocks).setMeta(FILLED, true);
    // Not on a whole block, which the next key would take away.
    const words = Selection.findFrom(filled.doc.resolve(0), 1, true);
    if (words) filled.setSelection(words);
    editor.view.dispatch(filled.setMeta("addToHistory", doc.textContent !== ""));
  }, [editor, kept, value]);

  function keyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.target instanceof HTMLInputElement) return;
    input.watchPaste(event);
    menu.keyDown(event);
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "k") {
      event.preventDefault();
      openLink();
    }
    if (key === "Enter" && selectedFilm(editor.state)) {
      event.preventDefault();
      event.stopPropagation();
      openFilm();
    }
  }

  return (
    <div className={cx(fullScreen && "flex min-h-0 grow flex-col")}>
      <style>{css}</style>
      <p
        id={`${id}-label`}
        data-required={required || undefined}
        className="label mb-2 text-text-2"
      >
        {label.replace(" (Markdown)", "")}
      </p>
      <MarkdownToolbar
        active={active}
        onMark={(mark) => toggleMark(editor, mark)}
        onLines={(sign) => toggleLines(editor, sign)}
        onLink={openLink}
        onFilm={openFilm}
        onPictures={onPictures && ((files) => input.insertPictures(files))}
        onClosing={
          section && onPictures
            ? (files) => input.insertPictures(files, editor.state.doc.content.size)
            : undefined
        }
        onFigures={section === "figures" ? input.insertFigures : undefined}
        pictureId={`${id}-picture`}
        onLibrary={input.insertChosen}
        text={() => editor.view.dom}
        uploading={uploading}
        fullScreen={fullScreen}
        onFullScreen={() => {
          onFullScreen();
          editor.commands.focus();
        }}
      >
        <VisualTools editor={editor} inTable={inTable} />
      </MarkdownToolbar>
      <div
        className={cx(
          "relative rounded-b-frame border border-edge bg-bg px-4 py-3 has-[[aria-invalid]]:border-danger has-[.visual:focus-visible]:outline-2 has-[.visual:focus-visible]:outline-accent",
          fullScreen && "grow overflow-y-auto",
        )}
        style={{ minHeight: `calc(${rows} * 1.625em + 1.5rem + 2px)` }}
      >
        <EditorContent
          editor={editor}
          onKeyDownCapture={keyDown}
          onKeyDown={menu.escape}
          {...input.handlers}
        />
        {isMenuOpen && slash && (
          <SlashMenu id={`${id}-menu`} editor={editor} from={slash.range.from} menu={menu} />
        )}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
        {onPictures ? visual.hint : visual.hintWithoutPictures}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-2 font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <Sending names={input.sending} />
      {dialog && <LinkDialog {...dialog} />}
      {films.filmDialog && <FilmDialog {...films.filmDialog} />}
    </div>
  );
}
