import type { PictureName } from "~/generated/pictures.ts";
import { pictureSource } from "~/pictures.ts";
import { LazyImage } from "./lazy-image.tsx";

type Props = {
  name: PictureName;
  alt: string;
  /** Instead of the middle one of the sizes, for browsers that know no srcset. */
  src?: string;
  sizes?: string;
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

/** One of the site's own pictures, in the sizes that the build has cut. */
export function Picture({ name, ...rest }: Props) {
  return <LazyImage {...pictureSource(name)} {...rest} />;
}
