import { useRef, useState } from "react";
import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";
import { media } from "~/panel/pictures/words.ts";
import { altFromFileName, pictureMarkdown } from "~/panel/writing/markdown/picture-markdown.ts";
import { applied, asParagraph, placeForPicture } from "~/panel/writing/markdown/text-edit.ts";
import { follow, type Place, typeLate } from "~/panel/writing/markdown/type-into.ts";

export function useInsertedPictures(
  places: ReturnType<typeof usePlaces>,
  onChange: (change: (text: string) => string) => void,
) {
  const [sending, setSending] = useState<string[]>([]);

  /** Replaces no selection: a failed upload must leave the text unchanged. */
  async function insert(
    element: HTMLTextAreaElement,
    files: File[],
    start: number,
    store: StorePictures,
  ) {
    element.focus({ preventScroll: true });
    element.setSelectionRange(start, start);
    const names = files.map(({ name }) => name);
    setSending((all) => [...all, ...names]);
    await places.keep({ start, end: start, value: element.value }, async (place) => {
      const markdown = await uploaded(files, store);
      setSending((all) => all.filter((name) => !names.includes(name)));
      if (markdown === "") return;
      const paragraph = (text: string) => {
        follow(place, text);
        const at = placeForPicture(text, place.start);
        return asParagraph(text, at, at, markdown);
      };
      if (element.isConnected) typeLate(element, paragraph(element.value), place.start);
      else onChange((text) => applied(text, paragraph(text)));
    });
  }

  return { sending, insert };
}

/** The Markdown of all stored pictures together, so that one undo removes them all. */
export async function uploaded(files: File[], store: StorePictures): Promise<string> {
  const urls = new Map<number, string>();
  await store(files, (url, at) => {
    if (url) urls.set(at, url);
  });
  return files
    .flatMap(({ name }, at) => {
      const url = urls.get(at);
      return url ? [pictureMarkdown(altFromFileName(name, media.altPrompt), url)] : [];
    })
    .join("\n\n");
}

export function usePlaces() {
  const open = useRef(new Set<Place>());
  return {
    follow(value: string) {
      for (const place of open.current) follow(place, value);
    },
    async keep(place: Place, arrive: (place: Place) => Promise<void>): Promise<void> {
      open.current.add(place);
      try {
        await arrive(place);
      } finally {
        open.current.delete(place);
      }
    },
  };
}
