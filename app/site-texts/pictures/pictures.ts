import { loopedPictures } from "~/looped-pictures.ts";
import type { ShownPicture } from "~/picture-source.ts";
import { type ListIds, NO_OWN_TEXTS, pointerOf } from "../texts.ts";
import type { TextDocument, TextId } from "../types.ts";

/** In percent, from the left and from the top. */
export type Point = { x: number; y: number };

/** What an owner chose for a place: `hero-bg`, `hero-bg 40 60 phone 70 50 film -`, `/storage/v1/object/public/media/library/….webp 40 60`. */
export type PictureValue = {
  /** Of a built picture. */
  name?: string;
  /** The same for all pictures: where a browser finds it. */
  address: string;
  point?: Point;
  /** The same where the page is as narrow as on a phone, where another one was chosen. */
  phone?: Point | undefined;
  /** What 95 of 100 of its points stay below, in percent of white's luminance (`scrims.ts`). */
  light?: number | undefined;
  /** Of the bucket of films; "-" is none. */
  film?: string | undefined;
  /** The same for what the button of the opening picture plays. */
  reel?: string | undefined;
};

const NAME = "[a-z0-9]+(?:-[a-z0-9]+)+";
const FILM = "-|/storage/v1/object/public/films/[\\w-]{1,100}\\.(?:mp4|webm)";
const POINT = "(\\d{1,3}) (\\d{1,3})";
const VALUE = new RegExp(
  `^(?:(${NAME})|(/storage/v1/object/public/media/[A-Za-z0-9_./-]+))(?: ${POINT}(?: phone ${POINT})?)?(?: light (\\d{1,3}))?(?: film (${FILM}))?(?: reel (${FILM}))?$`,
);

/** Null when it is none: then the original is shown. */
export function readPictureValue(value: string): PictureValue | null {
  const [, name, stored, x, y, phoneX, phoneY, light, film, reel] = VALUE.exec(value) ?? [];
  const address = name ? `/images/${name}.webp` : stored;
  const point = pointAt(x, y);
  const phone = pointAt(phoneX, phoneY);
  if (!address || /\/\.{1,2}(?:\/|$)/.test(address)) return null;
  if ([point, phone].some((each) => each && (each.x > 100 || each.y > 100))) return null;
  return {
    ...(name && { name }),
    address,
    ...(point && { point }),
    ...(phone && { phone }),
    ...(light && { light: Math.min(100, Number(light)) }),
    ...(film && { film }),
    ...(reel && { reel }),
  };
}

function pointAt(x: string | undefined, y: string | undefined): Point | null {
  return x && y ? { x: Number(x), y: Number(y) } : null;
}

export function pictureValue(chosen: PictureValue): string {
  const { name, address, point, phone, light, film, reel } = chosen;
  return [
    name ?? address,
    ...(point ? [point.x, point.y] : []),
    ...(point && phone ? ["phone", phone.x, phone.y] : []),
    ...(light === undefined ? [] : ["light", light]),
    ...(film ? ["film", film] : []),
    ...(reel ? ["reel", reel] : []),
  ].join(" ");
}

/** The pictures and films of the library that these documents show. */
export function libraryPictures(documents: Readonly<Record<string, TextDocument>>): string[] {
  const values = Object.values(documents).flatMap((document) => Object.values(document));
  const chosen = values.flatMap(({ value }) => readPictureValue(value) ?? []);
  const files = chosen.flatMap(({ name, address, film = "-", reel = "-" }) => [
    ...(name ? [] : [address]),
    ...[film, reel].filter((file) => file !== "-"),
  ]);
  return [...new Set(files)];
}

/** A picture in a value of `app/content`, and where it stands. */
export type FoundPicture = {
  /** JSON pointer (RFC 6901). */
  pointer: string;
  name: string;
  /** `isOther`: what was said of the original's crop is not true of this one. */
  set: (picture: ShownPicture, isOther: boolean) => void;
};

/** Where the code names a picture by itself; others stand beside their description. */
const KEYS = new Set(["picture", "shot"]);
const BUILT = new RegExp(`^(?:${NAME})$`);
const ADDRESS = new RegExp(`^/images/(${NAME})\\.webp$`);

/** Every picture of the exports of a file. Those of people and projects are facts, which „Dane firmy” keeps. */
export function* picturesIn(
  file: string,
  exports: object,
  ids: ListIds = new Map(),
): Generator<FoundPicture> {
  if (!NO_OWN_TEXTS.test(file)) yield* walk(exports, "", ids);
}

function* walk(holder: object, path: string, ids: ListIds): Generator<FoundPicture> {
  const isDescribed = "alt" in holder && "name" in holder;
  for (const [key, value] of Object.entries(holder)) {
    const pointer = pointerOf(path, ids.get(holder)?.[Number(key)] ?? key);
    const name = KEYS.has(key) || (isDescribed && key === "name") ? nameOf(value) : null;
    if (name) {
      const set = (picture: ShownPicture, isOther: boolean) => {
        Reflect.set(holder, key, picture);
        if (isOther && isDescribed) Reflect.deleteProperty(holder, "position");
      };
      yield { pointer, name, set };
    } else if (value !== null && typeof value === "object") yield* walk(value, pointer, ids);
  }
}

/** A picture that is known already is a copy of one that was put in. */
function nameOf(value: unknown): string | null {
  if (typeof value === "string") return BUILT.test(value) ? value : null;
  if (value === null || typeof value !== "object" || "width" in value || !("src" in value))
    return null;
  return ADDRESS.exec(String(value.src))?.[1] ?? null;
}

type Put = {
  changes: TextDocument;
  /** Of the items of lists that have another order. */
  ids?: ListIds;
  /** What is known of the picture at an address; nothing when there is none. */
  find: (address: string) => ShownPicture | null | undefined;
  /** Where pages are edited, each picture tells its place. */
  mark?: ((address: string, id: TextId) => string) | undefined;
};

/** Puts changed pictures in the place of the originals, in `exports` itself. What cannot be read is the original. */
export function putPictures(file: string, exports: object, put: Put): void {
  const { changes, ids, find, mark } = put;
  for (const { pointer, name, set } of [...picturesIn(file, exports, ids)]) {
    const change = Object.hasOwn(changes, pointer) ? changes[pointer] : undefined;
    const chosen = change ? readPictureValue(change.value) : null;
    const found = chosen && find(chosen.address);
    if (!found && !mark) continue;
    const original = find(`/images/${name}.webp`);
    const shown = found
      ? { ...inPlaceOf(original, found, chosen), ...filmsOf(name, chosen, find) }
      : original;
    if (!shown) continue;
    const id = `${file}#${pointer}`;
    set({ ...shown, src: mark?.(shown.src, id) ?? shown.src }, Boolean(found));
  }
}

/** Below the width from which a page's pictures stand beside its words, and not above them. */
export const PHONE_STYLE = "@media(width<64rem){:root{--phone:1}}";

/** As `object-position`. With two points it needs `PHONE_STYLE`, which no other page has. */
export function chosenCrop({ point, phone }: PictureValue): string | undefined {
  if (!point) return undefined;
  const part = (at: number, other = at) =>
    other === at ? `${at}%` : `calc(${at}% + var(--phone, 0) * ${other - at}%)`;
  return `${part(point.x, phone?.x)} ${part(point.y, phone?.y)}`;
}

/** As large a place as before: the layout knows nothing of another one. */
function inPlaceOf(
  original: ShownPicture | null | undefined,
  { position, ...found }: ShownPicture,
  chosen: PictureValue,
): ShownPicture {
  const { width, height } = original ?? found;
  const middle = chosen.name ? undefined : (position ?? "50% 50%");
  const crop = chosenCrop(chosen) ?? middle;
  return { ...found, ...(width && height && { width, height }), ...(crop && { position: crop }) };
}

/** The opening picture has its film elsewhere than the loops of cards and pages. */
const MOVING = new Set([...loopedPictures, "hero-bg"]);

/** One that has gone is none. */
function filmsOf(
  original: string,
  { name, film, reel }: PictureValue,
  find: Put["find"],
): Pick<ShownPicture, "film" | "reel"> {
  const addressOf = (file: string) => (file === "-" ? "none" : (find(file)?.src ?? "none"));
  const isStill = !film && name !== original && MOVING.has(original);
  return {
    ...(film ? { film: addressOf(film) } : isStill && { film: "move" }),
    ...(reel && { reel: addressOf(reel) }),
  };
}
