import { type PagePicture, shownPicture } from "~/picture-source.ts";
import { LazyImage } from "./lazy-image.tsx";

type Props = {
  name: PagePicture;
  alt: string;
  src?: string;
  sizes?: string;
  /** Of the copies that `srcset` names, in pixels. */
  widest?: number;
  priority?: boolean;
  /** Where what the picture itself names plays elsewhere. */
  film?: string | undefined;
  /** The point that a crop must show, as `object-position`. */
  position?: string;
  className?: string;
  imgClassName?: string;
};

export function Picture({ name, widest, ...rest }: Props) {
  return <LazyImage {...shownPicture(name, widest)} {...rest} />;
}
