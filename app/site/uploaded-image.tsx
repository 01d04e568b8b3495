import type { RowImage } from "~/data/types.ts";
import { cx } from "~/ui/cx.ts";
import { EmptyFrame, LazyImage } from "~/ui/lazy-image.tsx";

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
export function UploadedImage({ image, alt, className, ...rest }: Props) {
  if (image) {
    return <LazyImage {...image} alt={image.alt ?? alt} {...rest} className={className} />;
  }
  return (
    <span aria-hidden className={cx("relative block bg-surface", className)}>
      <EmptyFrame />
    </span>
  );
}
