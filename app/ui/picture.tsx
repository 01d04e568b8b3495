import type { PictureName } from "~/generated/pictures.ts";
import { type ShownPicture, shownPicture } from "~/pictures.ts";
import { LazyImage } from "./lazy-image.tsx";

type Props = {
  /** One of the site's own by its name, or what is known of another. */
  name: PictureName | ShownPicture;
  alt: string;
  /** For browsers that know no srcset. */
  src?: string;
  sizes?: string;
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

export function Picture({ name, ...rest }: Props) {
  return <LazyImage {...shownPicture(name)} {...rest} />;
}
