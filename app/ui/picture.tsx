import type { PictureName } from "~/generated/pictures.ts";
import { pictureSource } from "~/pictures.ts";
import { LazyImage } from "./lazy-image.tsx";

type Props = {
  name: PictureName;
  alt: string;
  /** For browsers that know no srcset. */
  src?: string;
  sizes?: string;
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

export function Picture({ name, ...rest }: Props) {
  return <LazyImage {...pictureSource(name)} {...rest} />;
}
