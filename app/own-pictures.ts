import { pictures } from "./generated/pictures.ts";
import { rowPictures } from "./generated/row-pictures.ts";
import {
  type PagePicture,
  type PictureFacts,
  type PictureSource,
  sourceOf,
} from "./picture-source.ts";

const own: Readonly<Record<string, PictureFacts>> = { ...pictures, ...rowPictures };

/** The parts of them that a crop must show, as `object-position`. */
const focus: Readonly<Record<string, string>> = {
  "case-agent": "50% 85%",
};

/** The picture behind a stable address such as `/images/case-aviation.webp`, if it is one of ours. */
export function pictureAt(path: string): PictureSource | null {
  const name = /^\/images\/([a-z0-9-]+)\.(?:webp|jpg)$/.exec(path)?.[1] ?? "";
  const facts = Object.hasOwn(own, name) ? own[name] : undefined;
  const position = focus[name];
  return facts ? { ...sourceOf(name, facts), ...(position && { position }) } : null;
}

/** The code names some pictures by their addresses alone, so that no page loads what is known of all. */
export function knownPicture(picture: PagePicture): PagePicture {
  const isKnown = typeof picture === "string" || picture.width;
  return (!isKnown && pictureAt(picture.src)) || picture;
}
