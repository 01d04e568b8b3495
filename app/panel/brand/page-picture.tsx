import { useEffect, useMemo, useRef, useState } from "react";
import { frameDocument } from "~/panel/site-editor/frame/frame-document.ts";

type Props = {
  title: string;
  html: string;
  width: number;
  height: number;
  onLoad?: (page: Document) => void;
};

/** A page as wide as a screen, drawn as large as there is room. It is looked at only: nothing in it can be pressed. */
export function PagePicture({ title, html, width, height, onLoad }: Props) {
  const room = useRef<HTMLElement>(null);
  const [wide, setWide] = useState(width);
  const document = useMemo(() => frameDocument(html), [html]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWide(entry.contentRect.width);
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, wide / width);
  return (
    <figure ref={room} className="min-w-0" style={{ maxWidth: width }}>
      <figcaption className="label mb-2 text-text-2">{title}</figcaption>
      <div className="overflow-hidden border border-line" style={{ height: height * scale }}>
        <iframe
          inert
          title={title}
          srcDoc={document}
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) onLoad?.(currentTarget.contentDocument);
          }}
          style={{ width, height, transform: `scale(${scale})` }}
          className="pointer-events-none origin-top-left border-0 bg-bg"
        />
      </div>
    </figure>
  );
}
