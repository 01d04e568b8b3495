import { type CSSProperties, useState } from "react";
import { isAvif, uploadedSizes } from "~/text/uploaded-sizes.ts";
import { cx } from "./cx.ts";

export const defaultSizes = "(max-width: 768px) 100vw, (max-width: 1200px) 50vw, 33vw";

type Props = {
  src: string;
  alt: string;
  /** The copies of an uploaded picture. */
  srcSet?: string;
  /** The copies of one of ours; what reads no AVIF shows `src`. */
  avif?: string;
  width?: number;
  height?: number;
  color?: string;
  position?: string;
  film?: string | undefined;
  reel?: string;
  sizes?: string;
  priority?: boolean;
  /** Fetched without waiting for it to come into view. */
  soon?: boolean;
  className?: string;
  imgClassName?: string;
};

/**
 * In the finished HTML, so that it comes without scripts, too. Its place is kept by width and height, or an
 * `aspect-*` class; app/first-load/scripts-after-paint.ts marks it when it has come.
 */
export function LazyImage(props: Props) {
  const { className, imgClassName, color, priority = false, soon = false, ...image } = props;
  const [isBroken, setBroken] = useState(false);
  const { alt, width, height } = image;

  const style: CSSProperties & Record<`--${string}`, string | number | undefined> = {
    "--w": width,
    "--h": height,
    "--shade": color,
  };

  return (
    <span
      style={style}
      className={cx("lazy-picture", className)}
      data-broken={isBroken || undefined}
      data-shown={priority ? "" : undefined}
      {...(isBroken && alt ? { role: "img", "aria-label": alt } : {})}
    >
      {isBroken ? (
        <EmptyFrame />
      ) : (
        <ImageSources
          {...image}
          className={imgClassName}
          loading={priority || soon ? undefined : "lazy"}
          priority={priority}
          onBroken={() => setBroken(true)}
        />
      )}
    </span>
  );
}

type ImageSourcesProps = Omit<Props, "imgClassName" | "color" | "soon"> & {
  loading?: "lazy" | undefined;
  onBroken: () => void;
};

function ImageSources({
  avif,
  srcSet,
  sizes = defaultSizes,
  position,
  film,
  reel: _,
  priority,
  onBroken,
  ...img
}: ImageSourcesProps) {
  const copies = srcSet && { srcSet, sizes: uploadedSizes(sizes, img.width) };
  const inSource = isAvif(srcSet);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {inSource && <source type="image/avif" {...copies} />}
      <img
        {...img}
        alt={img.alt}
        data-film={film}
        {...(!inSource && copies)}
        style={position ? { objectPosition: position } : undefined}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
        onError={onBroken}
        ref={(element) => {
          if (!element) return;
          // From now on others may lay a film over it (app/site/motion/loops.ts).
          element.dataset.live = "";
          // A picture can have failed before React listens.
          if (element.complete && element.naturalWidth === 0 && element.currentSrc) onBroken();
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
