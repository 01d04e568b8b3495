import { type PictureName, pictures } from "./generated/pictures.ts";

export type PictureFacts = {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Part of every file's name: changes with the picture. */
  readonly version: string;
  readonly widths: readonly number[];
};

export type PictureSource = {
  /** In one size, for browsers without AVIF. */
  src: string;
  avif: string;
  width: number;
  height: number;
  color: string;
  /** The part that a crop must show, as `object-position`. */
  position?: string;
};

export type ShownPicture = Pick<PictureSource, "src"> & Partial<PictureSource>;

export function shownPicture(picture: PictureName | ShownPicture, widest?: number): ShownPicture {
  return typeof picture === "string" ? pictureSource(picture, widest) : picture;
}

/** `widest`: the last copy that a place on a page can need, so that its HTML does not name the others. */
export function pictureSource(name: PictureName, widest = Infinity): PictureSource {
  const { widths, ...facts } = pictures[name];
  return sourceOf(name, { ...facts, widths: widths.filter((width) => width <= widest) });
}

export function sourceOf(
  name: string,
  { width, height, color, version, widths }: PictureFacts,
): PictureSource {
  const files = widths.map((width) => `/images/${name}-${width}.${version}.avif ${width}w`);
  return {
    src: `/images/${name}.webp`,
    avif: files.join(", "),
    width,
    height,
    color,
  };
}
