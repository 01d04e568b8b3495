import { type Editor, getMarkRange, type Range } from "@tiptap/core";
import { useRef, useState } from "react";
import type { Link } from "~/panel/writing/links/link-dialog.tsx";

type OpenLink = { range: Range; link: Link };

export function useVisualLink(editor: Editor) {
  const toWrite = useRef<Link | "none" | null>(null);
  const [open, setOpen] = useState<OpenLink | null>(null);

  function openLink() {
    const { selection, doc, schema } = editor.state;
    const { link: type } = schema.marks;
    const range = (type && getMarkRange(selection.$from, type)) ?? selection;
    const words = doc.textBetween(range.from, range.to, " ", " ").trim();
    const address = String(editor.getAttributes("link").href ?? "");
    const { from, to } = range;
    setOpen({ range: { from, to }, link: { words, address } });
  }

  function write({ range, link }: OpenLink, wanted: Link | "none") {
    const chain = editor.chain().focus().setTextSelection(range);
    if (wanted === "none") return chain.unsetMark("link").run();
    const mark = { type: "link", attrs: { href: wanted.address } };
    if (wanted.words === link.words && range.from < range.to) {
      return chain.setMark("link", mark.attrs).setTextSelection(range.to).run();
    }
    return chain.insertContent({ type: "text", text: wanted.words, marks: [mark] }).run();
  }

  return {
    openLink,
    dialog: open && {
      opener: editor.view.dom,
      link: open.link,
      onDone: (link: Link | null) => {
        toWrite.current = link ?? "none";
      },
      onClose: () => setOpen(null),
      // Only now has the text the focus back.
      onClosed: () => {
        if (toWrite.current) write(open, toWrite.current);
        toWrite.current = null;
      },
    },
  };
}
