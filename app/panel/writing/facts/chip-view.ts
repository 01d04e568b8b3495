import { baseKeymap, splitBlock } from "@tiptap/pm/commands";
import { history, redo, undo } from "@tiptap/pm/history";
import { keymap } from "@tiptap/pm/keymap";
import { Fragment, type Node, Schema, Slice } from "@tiptap/pm/model";
import { type Command, EditorState, type Selection, TextSelection } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { factName, factWords as words } from "~/panel/kit/fact-words.ts";
import type { Facts } from "~/text/fill.ts";
import { factParts } from "./fact-parts.ts";

type Options = {
  value: string;
  facts: Facts;
  /** Enter begins a line; otherwise there is one. */
  isLines: boolean;
  attributes: Record<string, string>;
  /** What a field takes of pasted text. */
  clean: (text: string) => string;
  onChange: (value: string) => void;
};

type Side = "nodeBefore" | "nodeAfter";

export type ChipView = ReturnType<typeof createChipView>;

/** A field in which facts stand as chips: one step of the caret, one key to remove. */
export function createChipView(place: HTMLElement, options: Options) {
  const { facts, isLines, clean, onChange } = options;
  const schema = schemaOf(facts, isLines);
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: docOf(schema, options.value, facts),
      plugins: [
        history(),
        keymap({
          "Mod-z": undo,
          "Mod-y": redo,
          "Shift-Mod-z": redo,
          Enter: isLines ? splitBlock : () => true,
          "Shift-Enter": isLines ? splitBlock : () => true,
          Backspace: removeFact("nodeBefore"),
          Delete: removeFact("nodeAfter"),
          ArrowLeft: stepOver("nodeBefore"),
          ArrowRight: stepOver("nodeAfter"),
        }),
        keymap(baseKeymap),
      ],
    }),
    attributes: options.attributes,
    clipboardTextSerializer: (slice) => textOf(slice.content),
    handlePaste(_, event) {
      const pasted = event.clipboardData?.getData("text/plain");
      if (!pasted) return true;
      return replaceSelection(pasted);
    },
    handleClickOn(_view, _pos, node, at, event) {
      const { target } = event;
      if (node.type !== schema.nodes.fact) return false;
      if (!(target instanceof Element && target.closest("[data-remove]"))) return false;
      view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
      view.focus();
      return true;
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged && !transaction.getMeta("given")) {
        onChange(textOf(view.state.doc.content));
      }
    },
  });

  function replaceSelection(text: string): true {
    const lines = docOf(schema, clean(text), facts).content;
    view.dispatch(view.state.tr.replaceSelection(new Slice(lines, 1, 1)).scrollIntoView());
    return true;
  }

  return {
    /** A value from elsewhere: another version, or a step back. */
    set(value: string) {
      if (clean(textOf(view.state.doc.content)) === value) return;
      const { tr, doc } = view.state;
      const next = docOf(schema, value, facts).content;
      view.dispatch(tr.replaceWith(0, doc.content.size, next).setMeta("given", true));
    },
    setAttributes: (attributes: Record<string, string>) => view.setProps({ attributes }),
    /** `text` gets what stands before the caret in its line. */
    insert(text: (before: string) => string) {
      const { $from } = view.state.selection;
      replaceSelection(text(textOf($from.parent.cut(0, $from.parentOffset).content)));
      view.focus();
    },
    /** Behind so many letters of the value; at its end without. */
    focus(letters?: number) {
      const { doc, tr } = view.state;
      const at = letters === undefined ? doc.content.size : placeOf(doc, letters);
      view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at), -1)).scrollIntoView());
      view.focus();
    },
    close: () => view.destroy(),
  };
}

function schemaOf(facts: Facts, isLines: boolean) {
  return new Schema({
    nodes: {
      doc: { content: isLines ? "line+" : "line" },
      line: { content: "inline*", toDOM: () => ["p", 0], parseDOM: [{ tag: "p" }] },
      text: { group: "inline" },
      fact: {
        group: "inline",
        inline: true,
        atom: true,
        selectable: false,
        attrs: { name: {} },
        leafText: ({ attrs }) => `{${attrs.name}}`,
        toDOM: ({ attrs }) => {
          const value = facts[attrs.name] ?? "";
          const said = words.chip(factName(attrs.name) ?? attrs.name, value);
          return [
            "span",
            { class: "fact-chip", role: "img", "aria-label": said, title: said },
            value,
            ["span", { "data-remove": "", "aria-hidden": "true", title: words.remove }, "×"],
          ];
        },
      },
    },
  });
}

function docOf(schema: Schema, value: string, facts: Facts): Node {
  const lines = value.split("\n").map((line) => {
    const nodes = factParts(line, facts).map((part) =>
      typeof part === "string" ? schema.text(part) : schema.nodes.fact?.create({ name: part.fact }),
    );
    return schema.node(
      "line",
      null,
      nodes.filter((node) => node !== undefined),
    );
  });
  const isLines = schema.nodes.doc?.spec.content === "line+";
  return schema.node("doc", null, isLines ? lines : lines.slice(0, 1));
}

function textOf(content: Fragment): string {
  return content.textBetween(0, content.size, "\n");
}

function placeOf(doc: Node, letters: number): number {
  let left = letters;
  let at = doc.content.size;
  doc.descendants((node, position) => {
    if (left < 0) return false;
    if (!node.isInline) {
      if (position > 0) left -= 1;
      return true;
    }
    const length = node.isText ? (node.text?.length ?? 0) : textOf(Fragment.from(node)).length;
    if (left <= length) at = position + (node.isText ? left : node.nodeSize);
    left -= length;
    if (left <= 0) left = -1;
    return false;
  });
  return at;
}

/** Browsers do not agree on what is removed beside what cannot be edited. */
function removeFact(side: Side): Command {
  return ({ selection, tr }, dispatch) => {
    const fact = factBeside(selection, side);
    if (!fact) return false;
    dispatch?.(tr.delete(fact.from, fact.to).scrollIntoView());
    return true;
  };
}

/** Nor on where the caret stops there. It is never on the fact: the next letter would take its place. */
function stepOver(side: Side): Command {
  return ({ selection, tr }, dispatch) => {
    const fact = factBeside(selection, side);
    if (!fact) return false;
    const at = side === "nodeBefore" ? fact.from : fact.to;
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at)).scrollIntoView());
    return true;
  };
}

function factBeside({ $head, empty }: Selection, side: Side) {
  const node = $head[side];
  if (!empty || !node || node.isText) return null;
  const from = side === "nodeBefore" ? $head.pos - node.nodeSize : $head.pos;
  return { from, to: from + node.nodeSize };
}
