import { useEffect, useRef, useState } from "react";
import { useAfterPause } from "~/panel/kit/use-after-pause.ts";
import type { Facts } from "~/text/fill.ts";
import { type PageText, shownValue } from "./edits/edit-state.ts";
import { frameDocument } from "./frame/frame-document.ts";
import { type FramePage, openFrame } from "./frame/frame-page.ts";
import { longerThanOriginal } from "./frame/line-count.ts";
import { lineWords } from "./words.ts";

/** The text is measured when nobody has typed for so long, in milliseconds. */
const PAUSE = 900;

type Props = { text: PageText; html: string; facts: Facts };

/** Says where the text breaks into more lines than the original did. */
export function LineWarning({ text, html, facts }: Props) {
  const value = useAfterPause(shownValue(text), PAUSE);
  const holder = useRef<HTMLIFrameElement>(null);
  const [clone, setClone] = useState<FramePage | null>(null);
  const [said, say] = useState<readonly string[]>([]);
  const isLonger = value.length > text.original.length;

  useEffect(() => {
    if (!clone || !isLonger) return;
    const setWidth = (width: number) => {
      if (holder.current) holder.current.style.width = `${width}px`;
    };
    say(longerThanOriginal(text, value, clone, setWidth));
  }, [text, value, clone, isLonger]);

  if (!isLonger) return null;
  return (
    <>
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence} className="border-accent border-l-2 pl-3 text-sm">
            {sentence}
          </p>
        ))}
      </div>
      <iframe
        ref={holder}
        aria-hidden
        title={lineWords.frame}
        tabIndex={-1}
        srcDoc={frameDocument(html)}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          const loaded = openFrame(contentDocument, { [text.id]: text }, facts);
          void contentDocument.fonts.ready.then(() => setClone(loaded));
        }}
        className="-left-[3000px] pointer-events-none invisible fixed top-0 h-[800px]"
      />
    </>
  );
}
