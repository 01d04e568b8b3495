import type { RowImage } from "~/data/types.ts";
import { uploadedSizes } from "~/text/uploaded-sizes.ts";
import { cx } from "~/ui/cx.ts";
import { defaultSizes, EmptyFrame, LazyImage } from "~/ui/lazy-image.tsx";

type Props = {
  image: RowImage | null;
  alt: string;
  sizes?: string;
  priority?: boolean;
  soon?: boolean;
  className?: string;
  imgClassName?: string;
};

/** The picture of a row; a row without one shows an empty frame and no `<img>`. */
export function UploadedImage({ image, alt, sizes = defaultSizes, className, ...rest }: Props) {
  if (image) {
    return (
      <LazyImage
        {...image}
        alt={image.alt ?? alt}
        {...rest}
        sizes={image.avif ? sizes : uploadedSizes(sizes, image.width)}
        className={className}
      />
    );
  }
  return (
    <span aria-hidden className={cx("relative block bg-surface", className)}>
      <EmptyFrame />
    </span>
  );
}
