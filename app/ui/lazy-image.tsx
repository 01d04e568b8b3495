import { type CSSProperties, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { useInView } from "./use-in-view.ts";

export const defaultSizes = "(max-width: 768px) 100vw, (max-width: 1200px) 50vw, 33vw";

type Props = {
  src: string;
  alt: string;
  srcSet?: string;
  avif?: string;
  width?: number;
  height?: number;
  color?: string;
  position?: string;
  sizes?: string;
  priority?: boolean;
  /** Fetched without waiting for it to come into view. */
  soon?: boolean;
  className?: string;
  imgClassName?: string;
};

type State = "waiting" | "shown" | "broken";

/** Its place is kept by width and height, or an `aspect-*` class; `noscript` has a twin. */
export function LazyImage(props: Props) {
  const { className, imgClassName, color, priority = false, soon = false, ...image } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const near = useInView(frame, priority || soon);
  const [state, setState] = useState<State>(priority ? "shown" : "waiting");
  const { alt, width, height, avif, srcSet } = image;

  const style: CSSProperties & Record<`--${string}`, string | undefined> = {
    "--ratio": width && height ? `${width} / ${height}` : "4 / 3",
    "--shade": color,
  };

  return (
    <span
      ref={frame}
      data-state={state}
      style={style}
      className={cx("lazy-picture", className)}
      {...((state === "broken" || !near) && alt ? { role: "img", "aria-label": alt } : {})}
    >
      {state === "broken" && <EmptyFrame />}
      {near && state !== "broken" && (
        <ImageSources
          {...image}
          className={imgClassName}
          priority={priority}
          onReady={() => setState("shown")}
          onBroken={() => setState("broken")}
        />
      )}
      {!near && (
        <noscript>
          <ImageSources
            {...image}
            // One list of addresses is enough where there is no JavaScript, and the frame keeps the place.
            srcSet={avif ? undefined : srcSet}
            width={undefined}
            height={undefined}
            className={cx("opacity-100", imgClassName)}
          />
        </noscript>
      )}
    </span>
  );
}

type ImageSourcesProps = Omit<Props, "imgClassName" | "color" | "soon"> & {
  onReady?: () => void;
  onBroken?: () => void;
};

function ImageSources({
  avif,
  sizes = defaultSizes,
  position,
  priority,
  onReady,
  onBroken,
  ...img
}: ImageSourcesProps) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...img}
        alt={img.alt}
        sizes={img.srcSet ? sizes : undefined}
        style={position ? { objectPosition: position } : undefined}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        onLoad={onReady}
        onError={onBroken}
        // A picture can be ready, or have failed, before React listens.
        ref={(element) => {
          if (!element?.complete || !onReady) return;
          if (element.naturalWidth > 0) onReady();
          else onBroken?.();
        }}
      />
    </picture>
  );
}

export function EmptyFrame() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      className="absolute inset-0 m-auto size-16 max-h-1/2 max-w-1/2 text-edge"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M4 24V5h20M60 40v19H40" />
      <circle cx="32" cy="32" r="9" />
    </svg>
  );
}
