import { useRef, useState } from "react";
import { linkAround, linkEdit } from "~/panel/writing/markdown/markdown-tools.ts";
import { replacing, type Selected, type TextEdit } from "~/panel/writing/markdown/text-edit.ts";
import { typeInto } from "~/panel/writing/markdown/type-into.ts";
import type { Link } from "./link-dialog.tsx";

type OpenLink = { opener: HTMLTextAreaElement; at: Selected; link: Link };

export function useLinkDialog() {
  const toWrite = useRef<TextEdit | null>(null);
  const [link, setLink] = useState<OpenLink | null>(null);

  function open(opener: HTMLTextAreaElement, selected: Selected) {
    const found = linkAround(selected);
    const words = selected.value.slice(selected.start, selected.end).replace(/\s+/g, " ").trim();
    setLink({
      opener,
      at: found ? { ...selected, start: found.start, end: found.end } : selected,
      link: found ?? { words, address: "" },
    });
  }

  function done(wanted: Link | null) {
    if (!link) return;
    const { start, end } = link.at;
    toWrite.current = wanted
      ? linkEdit(link.at, wanted.words, wanted.address)
      : replacing(start, end, link.link.words);
  }

  return {
    open,
    link: link && {
      opener: link.opener,
      link: link.link,
      onDone: done,
      onClose: () => setLink(null),
      // Only now has the text the focus back.
      onClosed: () => {
        if (toWrite.current) typeInto(link.opener, toWrite.current);
        toWrite.current = null;
      },
    },
  };
}
