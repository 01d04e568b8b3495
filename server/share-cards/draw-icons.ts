import { type Brand, isSvg, sizedSvg } from "../../app/brand/brand.ts";
import { paletteOf } from "../../app/brand/palette.ts";
import { tokens } from "../../app/brand/tokens.ts";
import type { ReadFile } from "./card-fonts.ts";

/** By address. */
export type Icons = Record<string, Uint8Array>;

/** `isWhole`: the picture is the icon, with its own ground; otherwise it stands on ours. */
export type IconMaterials = { picture: Buffer; isWhole: boolean };

const LARGEST = 512;

/** How much of the side of an icon the mark takes; systems that cut their own shape show the middle four fifths. */
const ROOM = { plain: 0.7, cut: 0.55 };

export async function brandIcon(brand: Brand, read: ReadFile): Promise<IconMaterials> {
  const value = brand.icon || brand.mark;
  const isWhole = brand.icon !== "";
  if (!value) return { picture: Buffer.from(ownMark(paletteOf(brand.accent).accent)), isWhole };
  const picture = isSvg(value)
    ? Buffer.from(sizedSvg(value, LARGEST))
    : await read(value.split(" ")[0] ?? "");
  return { picture, isWhole };
}

/** The design's own mark, as in app/site/shell/logo.tsx. */
function ownMark(accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${LARGEST}" height="${LARGEST}"><path d="M4 4h22v7H11v15H4zM60 60H38v-7h15V38h7z" fill="${tokens.text}"/><circle cx="32" cy="32" r="10.5" fill="${accent}"/></svg>`;
}

export async function drawIcons({ picture, isWhole }: IconMaterials): Promise<Icons> {
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const drawing = await loadImage(picture);
  const draw = (side: number, { isCut = false } = {}) => {
    const canvas = createCanvas(side, side);
    const context = canvas.getContext("2d");
    if (!isWhole || isCut) {
      context.fillStyle = tokens.bg;
      context.beginPath();
      context.roundRect(0, 0, side, side, isCut ? 0 : side * 0.22);
      context.fill();
    }
    const whole = isCut ? 0.8 : 1;
    const room = side * (isWhole ? whole : isCut ? ROOM.cut : ROOM.plain);
    const scale = room / Math.max(drawing.width, drawing.height);
    const [width, height] = [drawing.width * scale, drawing.height * scale];
    context.drawImage(drawing, (side - width) / 2, (side - height) / 2, width, height);
    return canvas.encodeSync("png");
  };
  const large = draw(LARGEST);
  return {
    "/favicon.svg": Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${draw(128).toString("base64")}"/></svg>`,
    ),
    "/favicon.ico": asIco(draw(32), 32),
    "/apple-touch-icon.png": draw(180, { isCut: true }),
    "/icons/icon-192.png": draw(192),
    "/icons/icon-512.png": large,
    "/icons/maskable-512.png": draw(LARGEST, { isCut: true }),
  };
}

/** An icon file with one picture: 6 bytes of header, 16 about the picture, and the picture. */
export function asIco(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
