import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { siteEditor as words } from "~/panel/site-editor/words.ts";
import type { TextId } from "~/site-texts/types.ts";
import { frameDocument } from "./frame-document.ts";
import { listenForEdits, listenForLinks } from "./frame-input.ts";
import type { FramePage } from "./frame-page.ts";

export type Mode = "edit" | "browse";
export type Width = "phone" | "tablet" | "desktop";
const widths: Readonly<Record<Width, number>> = { phone: 390, tablet: 820, desktop: 1280 };

/** What a screen shows without making the page smaller. */
export function widthFor(screen: number): Width {
  if (screen < widths.tablet) return "phone";
  return screen < widths.desktop ? "tablet" : "desktop";
}

type Props = {
  html: string;
  mode: Mode;
  width: Width;
  frame: FramePage | null;
  onLoad: (page: Document) => void;
  onOpen: (id: TextId) => void;
  onFollow: (path: string) => void;
  /** A press on words that are none of these texts. */
  onMiss: () => void;
  onLeave: () => void;
  onResize: () => void;
};

/** The real page, as wide as chosen, drawn smaller where there is no room. */
export function PageFrame({
  html,
  mode,
  width,
  frame,
  onLoad,
  onOpen,
  onFollow,
  onMiss,
  onLeave,
  onResize,
}: Props) {
  const room = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const srcDoc = useMemo(() => frameDocument(html), [html]);

  const resized = useEffectEvent(onResize);
  const opened = useEffectEvent(onOpen);
  const missed = useEffectEvent(onMiss);
  const left = useEffectEvent(onLeave);
  const followed = useEffectEvent(onFollow);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize(entry.contentRect);
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  // Once the frame has its new height.
  useEffect(() => {
    if (size.height > 0) resized();
  }, [size]);

  useEffect(() => {
    if (!frame) return;
    frame.setEditing(mode === "edit");
    if (mode === "browse") return listenForLinks(frame, (path) => followed(path));
    return listenForEdits(frame, {
      onOpen: (id) => opened(id),
      onMiss: () => missed(),
      onLeave: () => left(),
    });
  }, [frame, mode]);

  const wanted = widths[width];
  // A phone shows its own width, and a large screen its own desktop.
  const shown = size.width === 0 ? wanted : fitting(width, wanted, size.width);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / shown);
  return (
    <section
      ref={room}
      aria-label={words.frame}
      className="relative min-h-0 min-w-0 grow overflow-hidden bg-raised"
    >
      <iframe
        title={words.frame}
        srcDoc={srcDoc}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) onLoad(currentTarget.contentDocument);
        }}
        style={{
          width: shown,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - shown * scale) / 2),
        }}
        className="absolute top-0 origin-top-left border-0 bg-bg"
      />
    </section>
  );
}

function fitting(width: Width, wanted: number, room: number): number {
  if (width === "phone") return Math.min(wanted, Math.max(room, 320));
  return width === "desktop" ? Math.max(wanted, room) : wanted;
}
