import type { Canvas, Image, SKRSContext2D } from "@napi-rs/canvas";
import { isSvg, sizedSvg } from "../../app/brand/brand.ts";
import { channels } from "../../app/brand/palette.ts";
import { tokens } from "../../app/brand/tokens.ts";
import type { CardFacts } from "../../app/settings.ts";
import type { ThreeLamps } from "../../app/text/addresses/light-setting.ts";
import {
  chooseFonts,
  cleanTitle,
  DISPLAY,
  type FontFile,
  isInvisible,
  openFont,
  type ReadFile,
  registerFonts,
} from "./card-fonts.ts";
import { drawTitle, setTitle } from "./card-title.ts";
import { lightFrame } from "./light-frame.ts";

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const MARGIN = 72;
const PICTURE_LEFT = 400;
const INSTEAD = "/images/hero-bg.jpg";

/** At most: a wide logo is lower, and one that is high narrower. */
const LOGO = { width: 460, height: 56 };

/** All that a card is drawn from, so that another process can do it. The first picture that can be read is drawn. */
export type Materials = {
  facts: CardFacts;
  fonts: FontFile[];
  mono: FontFile;
  pictures: Buffer[];
  lamps: ThreeLamps<Buffer> | null;
  logo: Buffer | null;
  mark: Buffer | null;
};

export async function gatherMaterials(facts: CardFacts, read: ReadFile): Promise<Materials> {
  const { title, fonts } = await findTitle(facts, read);
  const mono = await openFont("card-mono", () => read(facts.fonts.mono));
  const pictures = [await read(facts.picture ?? INSTEAD).catch(() => null), await read(INSTEAD)];
  return {
    facts: { ...facts, title },
    logo: await brandPicture(facts.logo, read),
    mark: await brandPicture(facts.mark, read),
    fonts: fonts.map(({ family, data }) => ({ family, data })),
    mono: { family: mono.family, data: mono.data },
    pictures: pictures.filter((picture) => picture !== null),
    lamps: await lampsOf(facts, read),
  };
}

async function lampsOf({ light }: CardFacts, read: ReadFile): Promise<ThreeLamps<Buffer> | null> {
  if (!light) return null;
  const [key, back, ground] = light.lamps;
  return Promise.all([read(key), read(back), read(ground)]);
}

/** A drawing stands in the facts, a picture in the library. Without either the name is written. */
async function brandPicture(value: string | undefined, read: ReadFile): Promise<Buffer | null> {
  if (!value) return null;
  if (isSvg(value)) return Buffer.from(sizedSvg(value, LOGO.width * 2));
  return read(value.split(" ")[0] ?? "").catch(() => null);
}

/** A share card as JPEG. */
export async function drawCard(facts: CardFacts, read: ReadFile): Promise<Buffer> {
  return drawMaterials(await gatherMaterials(facts, read));
}

export async function drawMaterials(materials: Materials): Promise<Buffer> {
  const { facts, fonts, mono, pictures, lamps } = materials;
  await registerFonts([...fonts, mono]);
  const picture =
    facts.light && lamps
      ? await lightFrame(lamps, facts.light.parts)
      : await firstReadable(pictures);
  const logo = await drawable(materials.logo);
  const mark = logo ? null : await drawable(materials.mark);
  const canvas = await compose(facts, { picture, logo, mark }, fonts);
  // `encode` is not used. Its thread reads a canvas that may be garbage-collected meanwhile, which ends the process.
  return canvas.encodeSync("jpeg", 84);
}

async function drawable(picture: Buffer | null): Promise<Image | null> {
  const { loadImage } = await import("@napi-rs/canvas");
  return picture && loadImage(picture).catch(() => null);
}

async function firstReadable([first, ...others]: readonly Buffer[]): Promise<Image> {
  const { loadImage } = await import("@napi-rs/canvas");
  if (!first) throw new Error("no picture could be read");
  return others.length > 0 ? loadImage(first).catch(() => firstReadable(others)) : loadImage(first);
}

/** A title with letters that no font has is replaced: the general title says more than half of the own one. */
async function findTitle(facts: CardFacts, read: ReadFile) {
  const title = cleanTitle(facts.title);
  const own = await chooseFonts(title, facts.fonts.display, read);
  const instead = facts.titleInstead;
  if (!instead || (own.missing.length === 0 && !isInvisible(title))) {
    return { title, fonts: own.fonts };
  }
  const general = await chooseFonts(instead, facts.fonts.display, read);
  return { title: instead, fonts: general.fonts };
}

type Shown = { picture: Image | Canvas; logo: Image | null; mark: Image | null };

async function compose(facts: CardFacts, shown: Shown, fonts: readonly FontFile[]) {
  const { createCanvas } = await import("@napi-rs/canvas");
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = tokens.bg;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  drawPicture(context, shown.picture, facts.focus);
  drawName(context, facts, shown);
  context.fillStyle = tokens.text;
  drawTitle(
    context,
    facts.title,
    fonts.map(({ family }) => family),
    { left: MARGIN, bottom: CARD_HEIGHT - MARGIN - 66, width: 640, height: 330 },
  );
  drawSlate(context, facts);
  drawCorners(context, { left: 28, top: 28, width: 1144, height: 574, length: 64, thick: 7 });
  return canvas;
}

function drawPicture(
  context: SKRSContext2D,
  picture: Image | Canvas,
  focus: CardFacts["focus"] = { x: 50, y: 50 },
) {
  const room = { width: CARD_WIDTH - PICTURE_LEFT, height: CARD_HEIGHT };
  const scale = Math.max(room.width / picture.width, room.height / picture.height);
  const width = room.width / scale;
  const height = room.height / scale;
  context.drawImage(
    picture,
    ((picture.width - width) * focus.x) / 100,
    ((picture.height - height) * focus.y) / 100,
    width,
    height,
    PICTURE_LEFT,
    0,
    room.width,
    room.height,
  );
  const fade = context.createLinearGradient(PICTURE_LEFT, 0, CARD_WIDTH, 0);
  const stops = { 0: 1, 0.12: 0.94, 0.36: 0.72, 0.55: 0.24, 0.72: 0 };
  for (const [at, alpha] of Object.entries(stops)) {
    fade.addColorStop(Number(at), `rgb(${channels(tokens.bg)} / ${alpha})`);
  }
  context.fillStyle = fade;
  context.fillRect(PICTURE_LEFT, 0, room.width, room.height);
}

type Corners = Record<"left" | "top" | "width" | "height" | "length" | "thick", number>;

function drawCorners(context: SKRSContext2D, corners: Corners) {
  const { left, top, width, height, length, thick } = corners;
  const [right, bottom] = [left + width, top + height];
  context.fillStyle = tokens.text;
  context.fillRect(left, top, length, thick);
  context.fillRect(left, top, thick, length);
  context.fillRect(right - length, bottom - thick, length, thick);
  context.fillRect(right - thick, bottom - length, thick, length);
}

function drawName(context: SKRSContext2D, facts: CardFacts, { logo, mark }: Shown) {
  const top = MARGIN - 2;
  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
    context.drawImage(logo, MARGIN, top, logo.width * scale, logo.height * scale);
    return;
  }
  if (mark) {
    const scale = 48 / Math.max(mark.width, mark.height);
    context.drawImage(mark, MARGIN, top, mark.width * scale, mark.height * scale);
  } else {
    drawCorners(context, { left: MARGIN, top, width: 48, height: 48, length: 19, thick: 6 });
    drawDot(context, { x: MARGIN + 24, y: top + 24, radius: 9 }, facts.accent);
  }
  setTitle(context, 40, [DISPLAY]);
  context.fillStyle = tokens.text;
  // The picture begins behind it.
  context.fillText(facts.agency, MARGIN + 66, top + 38, 780);
}

function drawSlate(context: SKRSContext2D, { timecode, label, accent }: CardFacts) {
  const y = CARD_HEIGHT - MARGIN;
  drawDot(context, { x: MARGIN + 8, y: y - 8, radius: 8 }, accent);
  context.font = "24px card-mono";
  context.letterSpacing = "0.5px";
  context.fillStyle = tokens["text-2"];
  context.fillText(`${timecode}   ${label}`, MARGIN + 32, y, 800);
}

type Dot = Record<"x" | "y" | "radius", number>;

function drawDot(context: SKRSContext2D, { x, y, radius }: Dot, accent: string = tokens.accent) {
  context.fillStyle = accent;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
