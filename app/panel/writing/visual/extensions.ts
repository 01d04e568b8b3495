import { Extension, markPasteRule } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Link } from "@tiptap/extension-link";
import { TaskItem, TaskList } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { markdownWords } from "~/content/markdown.ts";
import { visual } from "~/panel/writing/words.ts";
import { webAddresses } from "~/text/addresses/web-address.ts";
import { MarkTyping } from "./mark-typing.ts";
import { focusDescription, Picture } from "./picture-node.ts";
import { InlineSource, SourceBlock } from "./source-nodes.ts";
import { ListTyping, PolishTyping } from "./typing.ts";

const hidden = (value: unknown) => ({ default: value, rendered: false });

/** Marks of a Markdown block that no page shows. */
const MarkdownFacts = Extension.create({
  name: "markdownFacts",
  addGlobalAttributes: () => [
    {
      types: ["bulletList", "orderedList", "taskList"],
      attributes: { spread: hidden(false), marker: hidden(null) },
    },
    { types: ["listItem", "taskItem"], attributes: { spread: hidden(false) } },
    { types: ["codeBlock"], attributes: { meta: hidden(null) } },
  ],
});

/** In a table, Enter goes on as Tab does: a cell of a Markdown table is one line. */
const Keys = Extension.create({
  name: "panelKeys",
  priority: 1_000,
  addKeyboardShortcuts() {
    const { editor } = this;
    const move = (direction: "forth" | "back") => {
      if (!editor.isActive("table")) return false;
      // Commands taken once would go on with the document as it was before the new row.
      if (direction === "back") editor.commands.goToPreviousCell();
      else if (!editor.commands.goToNextCell()) editor.chain().addRowAfter().goToNextCell().run();
      // The next letter must not replace what stands there.
      editor.commands.setTextSelection(editor.state.selection.to);
      return true;
    };
    return {
      Enter: () => focusDescription(editor) || move("forth"),
      Tab: () => focusDescription(editor) || move("forth"),
      "Shift-Tab": () => move("back"),
      "Shift-Enter": () => editor.isActive("table"),
    };
  },
});

const oneLine = { content: "paragraph" };

/** All that the editor can show. Its names are Tiptap's, and those of the nodes that Markdown becomes. */
export const extensions = [
  StarterKit.configure({
    underline: false,
    code: false,
    link: false,
    undoRedo: { depth: 500 },
  }),
  MarkdownFacts,
  Keys,
  PolishTyping,
  MarkTyping,
  ListTyping,
  // In Markdown, code may be bold or a link.
  Code.extend({ excludes: "" }),
  // What is typed behind a link is no part of it.
  Link.extend({
    inclusive: false,
    addPasteRules() {
      const find = (text: string) =>
        webAddresses(text).map(({ href, ...found }) => ({ ...found, data: { href } }));
      return [markPasteRule({ find, type: this.type, getAttributes: ({ data }) => data })];
    },
  }).configure({
    openOnClick: false,
    defaultProtocol: "https",
    HTMLAttributes: { target: null, rel: null },
    shouldAutoLink: (address) => webAddresses(address)[0]?.text === address,
  }),
  TaskList.configure({ HTMLAttributes: { class: "contains-task-list" } }),
  TaskItem.configure({
    nested: true,
    HTMLAttributes: { class: "task-list-item" },
    a11y: {
      checkboxLabel: (node, checked) =>
        `${node.firstChild?.textContent || visual.emptyTask}: ${checked ? markdownWords.done : markdownWords.toDo}`,
    },
  }),
  Table.configure({ renderWrapper: true }),
  TableRow,
  TableHeader.extend(oneLine),
  TableCell.extend(oneLine),
  Picture,
  SourceBlock,
  InlineSource,
];
