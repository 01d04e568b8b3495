import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import type { CardFacts } from "../../app/settings.ts";

export type ReadFile = (address: string) => Promise<Buffer>;

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const MARGIN = 72;
const TITLE_WIDTH = 640;
const TITLE_HEIGHT = 330;
const TITLE_SIZES = [92, 80, 70, 62, 54, 47, 40, 34];
const PICTURE_LEFT = 400;
const INSTEAD = "/images/hero-bg.jpg";

const color = { bg: "#0b0b0d", text: "#f4f0ea", quiet: "#b9b3ab", accent: "#ff4b1f" };

/** A share card as JPEG. The library is loaded with the first card: most processes draw none. */
export async function drawCard(facts: CardFacts, read: ReadFile): Promise<Buffer> {
  const { createCanvas, GlobalFonts, loadImage } = await import("@napi-rs/canvas");
  for (const [family, address] of Object.entries(facts.fonts)) {
    if (!GlobalFonts.has(`card-${family}`)) {
      GlobalFonts.register(await read(address), `card-${family}`);
    }
  }
  const open = async (address: string) => loadImage(await read(address));
  const picture = await open(facts.picture ?? INSTEAD).catch(() => open(INSTEAD));

  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = color.bg;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  drawPicture(context, picture, facts.focus);
  drawName(context, facts.agency);
  drawTitle(context, facts.title);
  drawSlate(context, facts);
  drawCorners(context, { left: 28, top: 28, width: 1144, height: 574, length: 64, thick: 7 });
  return canvas.encode("jpeg", 84);
}

function drawPicture(
  context: SKRSContext2D,
  picture: Image,
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
    fade.addColorStop(Number(at), `rgb(11 11 13 / ${alpha})`);
  }
  context.fillStyle = fade;
  context.fillRect(PICTURE_LEFT, 0, room.width, room.height);
}

type Corners = Record<"left" | "top" | "width" | "height" | "length" | "thick", number>;

function drawCorners(context: SKRSContext2D, corners: Corners) {
  const { left, top, width, height, length, thick } = corners;
  const [right, bottom] = [left + width, top + height];
  context.fillStyle = color.text;
  context.fillRect(left, top, length, thick);
  context.fillRect(left, top, thick, length);
  context.fillRect(right - length, bottom - thick, length, thick);
  context.fillRect(right - thick, bottom - length, thick, length);
}

function drawName(context: SKRSContext2D, agency: string) {
  const top = MARGIN - 2;
  drawCorners(context, { left: MARGIN, top, width: 48, height: 48, length: 19, thick: 6 });
  drawDot(context, MARGIN + 24, top + 24, 9);
  setTitle(context, 40);
  context.fillStyle = color.text;
  context.fillText(agency, MARGIN + 66, top + 38);
}

function drawTitle(context: SKRSContext2D, title: string) {
  const { lines, size } = fitTitle(context, title);
  const bottom = CARD_HEIGHT - MARGIN - 66;
  setTitle(context, size);
  context.fillStyle = color.text;
  lines.forEach((line, at) => {
    const y = bottom - (lines.length - 1 - at) * size * 1.04;
    context.fillText(line, MARGIN, y, CARD_WIDTH - 2 * MARGIN);
  });
}

function setTitle(context: SKRSContext2D, size: number) {
  context.font = `${size}px card-display`;
  context.letterSpacing = `${-0.035 * size}px`;
}

/** The largest type in which the title has room; the longest of titles gets the smallest and is cut. */
function fitTitle(context: SKRSContext2D, title: string) {
  const words = title.split(/ +/).filter(Boolean);
  for (const size of TITLE_SIZES) {
    setTitle(context, size);
    const lines = breakLines(context, words, TITLE_WIDTH);
    const fits = lines.every((line) => context.measureText(line).width <= TITLE_WIDTH);
    if (fits && lines.length * size * 1.04 <= TITLE_HEIGHT) {
      return { size, lines: balance(context, words, lines) };
    }
  }
  const size = TITLE_SIZES.at(-1) ?? 34;
  const most = Math.floor(TITLE_HEIGHT / (size * 1.04));
  return { size, lines: breakLines(context, words, TITLE_WIDTH).slice(0, most) };
}

function breakLines(context: SKRSContext2D, words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines.pop();
    lines.push(context.measureText(longer).width <= width ? longer : word);
  }
  return lines;
}

function balance(context: SKRSContext2D, words: readonly string[], lines: string[]): string[] {
  let best = lines;
  for (let width = TITLE_WIDTH - 20; width > 200; width -= 20) {
    const narrower = breakLines(context, words, width);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

function drawSlate(context: SKRSContext2D, { timecode, label }: CardFacts) {
  const y = CARD_HEIGHT - MARGIN;
  drawDot(context, MARGIN + 8, y - 8, 8);
  context.font = "24px card-mono";
  context.letterSpacing = "0.5px";
  context.fillStyle = color.quiet;
  context.fillText(`${timecode}   ${label}`, MARGIN + 32, y, 800);
}

function drawDot(context: SKRSContext2D, x: number, y: number, radius: number) {
  context.fillStyle = color.accent;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
