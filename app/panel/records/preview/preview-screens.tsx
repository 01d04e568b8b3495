import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { preview } from "~/panel/writing/words.ts";

const widths = { phone: 390, desktop: 1280 } as const;
const screens = (["phone", "desktop"] as const).map((value) => ({ value, label: preview[value] }));

export function PreviewScreens({ card, page }: { card: ReactNode; page: ReactNode }) {
  const [screen, setScreen] = useState<keyof typeof widths>("phone");
  return (
    <div className="grid gap-6">
      <ChoiceButtons
        legend={preview.width}
        chosen={screen}
        choices={screens}
        onChoose={setScreen}
      />
      <PreviewFrame title={`${preview.frame}: ${preview.card}`} width={widths.phone} height={620}>
        <div className="p-5">{card}</div>
      </PreviewFrame>
      <PreviewFrame title={`${preview.frame}: ${preview.page}`} width={widths[screen]} height={900}>
        {page}
      </PreviewFrame>
    </div>
  );
}

type Props = {
  title: string;
  width: number;
  height: number;
  children: ReactNode;
};

/** An iframe with the site's styles, so that media queries see its width; its links are disabled. */
function PreviewFrame({ title, width, height, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = "pl";
    let shown = true;
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
      adopt(inner, sheet),
    );
    // Pictures measure their screen, so its styles must apply first.
    void Promise.all(sheets).then(() => shown && setBody(inner.body));
    return () => {
      shown = false;
    };
  }, []);

  useLayoutEffect(() => {
    const outer = place.current;
    if (!outer) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, outer.clientWidth / width)));
    observer.observe(outer);
    return () => observer.disconnect();
  }, [width]);

  return (
    // An outline, since a border of the frame would make its screen narrower.
    <div
      ref={place}
      style={{ height: height * scale, maxWidth: width }}
      className="overflow-hidden outline outline-line"
    >
      <iframe
        ref={frame}
        title={title}
        style={{ width, height, transform: `scale(${scale})` }}
        className="origin-top-left bg-bg"
      />
      {body &&
        createPortal(
          <div onClickCapture={(event) => event.preventDefault()}>{children}</div>,
          body,
        )}
    </div>
  );
}

/** Copies a style sheet into the frame; resolves when it applies or has failed. */
function adopt(frame: Document, sheet: Element): Promise<void> | undefined {
  const copy = sheet.cloneNode(true);
  frame.head.append(copy);
  if (!(sheet instanceof HTMLLinkElement)) return;
  return new Promise((done) => {
    copy.addEventListener("load", () => done());
    copy.addEventListener("error", () => done());
  });
}
