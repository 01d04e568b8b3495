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

export type ShownPicture = Pick<PictureSource, "src"> &
  Partial<PictureSource> & {
    /** The copies of an uploaded picture. */
    srcSet?: string;
    /** Over the picture: an address, "none", or "move" where the picture moves instead. Of ours by the name where nothing is said. */
    film?: string;
    /** What the button of the opening picture plays: an address, or "none". */
    reel?: string;
  };

/** A picture of a page: one of ours, or what the owner has put in its place (`app/site-texts/pictures/pictures.ts`). */
export type PagePicture = PictureName | ShownPicture;

/** For `app/content`, whose pictures an owner may replace. */
export function pagePicture(name: PictureName): PagePicture {
  return name;
}

/** The name of one of ours, for what was made for this picture alone. */
export function builtName(picture: PagePicture): string | undefined {
  if (typeof picture === "string") return picture;
  return /^\/images\/([a-z0-9-]+)\./.exec(picture.src)?.[1];
}

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
