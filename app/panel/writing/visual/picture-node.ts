import type { Editor } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection } from "@tiptap/pm/state";
import type { NodeView } from "@tiptap/pm/view";
import { pictureAt } from "~/own-pictures.ts";
import { media } from "~/panel/pictures/words.ts";
import { visual } from "~/panel/writing/words.ts";

const fields = [
  ["alt", visual.description],
  ["title", visual.caption],
] as const;

declare module "@tiptap/core" {
  interface Storage {
    /** What the library says of the picture at an address; empty when it says nothing. A destroyed editor has none. */
    image?: {
      descriptionOf: (address: string) => string;
      isNameOfFile: (address: string, words: string) => boolean;
    };
  }
}

export const Picture = Image.extend({
  addStorage: () => ({
    descriptionOf: (_address: string) => "",
    isNameOfFile: (_address: string, _words: string) => false,
  }),
  addNodeView() {
    return ({ node, editor, getPos }) => pictureView(node, editor, getPos);
  },
}).configure({ inline: true });

function pictureView(initial: Node, editor: Editor, getPos: () => number | undefined): NodeView {
  const dom = document.createElement("span");
  dom.className = "picture";
  dom.contentEditable = "false";
  const image = document.createElement("img");
  image.onerror = () => {
    image.dataset.broken = "";
  };
  const caption = document.createElement("span");
  caption.className = "label mt-3 block text-muted empty:hidden";
  const form = document.createElement("span");
  form.className = "picture-fields";
  dom.append(image, caption, form);

  const inputs = fields.map(([name, text]) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    label.append(text, input);
    form.append(label);
    input.addEventListener("input", () => {
      const at = getPos();
      if (at !== undefined) {
        editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, input.value));
      }
    });
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      const at = getPos();
      if (at !== undefined) editor.commands.focus(at + 1);
    });
    return [name, input] as const;
  });

  function show({ attrs }: Node) {
    const address = pictureAt(attrs.src)?.src ?? attrs.src;
    if (image.getAttribute("src") !== address) image.src = address;
    image.alt = attrs.alt ?? "";
    caption.textContent = attrs.title ?? "";
    const known = editor.storage.image?.descriptionOf(attrs.src) ?? "";
    const isDescribed = attrs.alt && attrs.alt !== media.altPrompt;
    const isWanted = isDescribed
      ? editor.storage.image?.isNameOfFile(attrs.src, attrs.alt)
      : known === "";
    form.toggleAttribute("data-wanted", isWanted === true);
    for (const [name, input] of inputs) {
      const value = attrs[name] ?? "";
      if (input.value !== value) input.value = value;
      if (name === "alt") input.placeholder = known;
    }
  }
  show(initial);

  return {
    dom,
    update(node) {
      if (node.type !== initial.type) return false;
      show(node);
      return true;
    },
    stopEvent: ({ target }) => target instanceof HTMLInputElement,
    ignoreMutation: () => true,
  };
}

export function focusDescription({ state, view }: Editor): boolean {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return false;
  const dom = view.nodeDOM(selection.from);
  const input = dom instanceof Element ? dom.querySelector("input") : null;
  input?.focus();
  return input !== null;
}
