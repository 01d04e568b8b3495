import type { Editor } from "@tiptap/core";
import {
  BulletsIcon,
  CodeIcon,
  DividerIcon,
  FilmIcon,
  LibraryIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
  TableIcon,
  TasksIcon,
} from "~/panel/kit/ui/icons.tsx";
import { pictures } from "~/panel/pictures/words.ts";
import { Rule, Tool } from "~/panel/writing/plain/markdown-toolbar.tsx";
import { toolbar, visual } from "~/panel/writing/words.ts";
import { insertTable, toggleLines } from "./commands.ts";
import type { SlashItem } from "./slash-menu.tsx";

export function VisualTools({ editor, inTable }: { editor: Editor; inTable: boolean }) {
  const chain = () => editor.chain().focus();
  return (
    <>
      <Tool
        name={visual.tasks}
        pressed={editor.isActive("taskList")}
        onUse={() => chain().toggleTaskList().run()}
      >
        <TasksIcon />
      </Tool>
      <Tool name={visual.table} onUse={() => insertTable(editor)}>
        <TableIcon />
      </Tool>
      <Tool name={visual.divider} onUse={() => chain().setHorizontalRule().run()}>
        <DividerIcon />
      </Tool>
      {inTable && (
        <>
          <Rule />
          <WordTool name={visual.addRow} onUse={() => chain().addRowAfter().run()} />
          <WordTool name={visual.addColumn} onUse={() => chain().addColumnAfter().run()} />
          <WordTool name={visual.removeRow} onUse={() => chain().deleteRow().run()} />
          <WordTool name={visual.removeColumn} onUse={() => chain().deleteColumn().run()} />
          <WordTool name={visual.removeTable} onUse={() => chain().deleteTable().run()} />
        </>
      )}
    </>
  );
}

export function slashItems(
  editor: Editor,
  openFilm: () => void,
  choose: {
    pictures: Record<"upload" | "library", () => void> | undefined;
    closing: (() => void) | undefined;
    figures: (() => void) | undefined;
  },
): SlashItem[] {
  const chain = () => editor.chain().focus();
  return [
    { name: toolbar.header2, icon: "H2", run: () => toggleLines(editor, "## ") },
    { name: toolbar.header3, icon: "H3", run: () => toggleLines(editor, "### ") },
    ...(choose.pictures
      ? [
          { name: toolbar.picture, icon: <PictureIcon />, run: choose.pictures.upload },
          { name: pictures.fromLibrary, icon: <LibraryIcon />, run: choose.pictures.library },
        ]
      : []),
    ...(choose.closing
      ? [{ name: toolbar.closingPicture, icon: <PictureIcon />, run: choose.closing }]
      : []),
    ...(choose.figures ? [{ name: toolbar.figures, icon: "123", run: choose.figures }] : []),
    { name: toolbar.film, icon: <FilmIcon />, run: openFilm },
    { name: toolbar.list, icon: <BulletsIcon />, run: () => toggleLines(editor, "- ") },
    { name: toolbar.numbered, icon: <NumbersIcon />, run: () => toggleLines(editor, "1. ") },
    { name: visual.tasks, icon: <TasksIcon />, run: () => chain().toggleTaskList().run() },
    { name: toolbar.quote, icon: <QuoteIcon />, run: () => toggleLines(editor, "> ") },
    { name: visual.table, icon: <TableIcon />, run: () => insertTable(editor) },
    { name: visual.divider, icon: <DividerIcon />, run: () => chain().setHorizontalRule().run() },
    { name: visual.codeBlock, icon: <CodeIcon />, run: () => chain().toggleCodeBlock().run() },
  ];
}

function WordTool({ name, onUse }: { name: string; onUse: () => void }) {
  return (
    <Tool name={name} onUse={onUse} wide>
      {name}
    </Tool>
  );
}
