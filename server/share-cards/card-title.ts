import type { SKRSContext2D } from "@napi-rs/canvas";

type Room = { left: number; bottom: number; width: number; height: number };
/** `isWord` is true when a space precedes the part. */
type Piece = { text: string; isWord: boolean };

const SIZES = [92, 80, 70, 62, 54, 47, 40, 34];
const SMALLEST = 34;
/** Other fonts have marks above and below that our own leaves no room for. */
const [OWN_LEADING, LEADING] = [1.04, 1.2];

const SPACES = /[^\S\u00a0\u202f]+/;
/** Characters that must not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]/u;

const graphemes = new Intl.Segmenter("pl", { granularity: "grapheme" });

export function setTitle(context: SKRSContext2D, size: number, families: readonly string[]) {
  context.font = `${size}px ${families.map((family) => `"${family}"`).join(", ")}`;
  // Of the fonts whose weight and width can be chosen: those of our own.
  context.fontVariationSettings = "'wght' 680, 'wdth' 116";
  context.letterSpacing = `${-0.035 * size}px`;
}

export function drawTitle(
  context: SKRSContext2D,
  title: string,
  families: readonly string[],
  room: Room,
) {
  const leading = families.length > 1 ? LEADING : OWN_LEADING;
  const most = (size: number) => Math.floor(room.height / (size * leading));
  const set = (size: number) => setTitle(context, size, families);
  const { lines, size } = fitTitle(context, title, { width: room.width, most, set });
  set(size);
  lines.forEach((line, at) => {
    context.fillText(line, room.left, room.bottom - (lines.length - 1 - at) * size * leading);
  });
}

type Fit = { width: number; most: (size: number) => number; set: (size: number) => void };

/**
 * The largest type in which the title has room, its words whole if that can be; the longest of titles gets the
 * smallest and is cut.
 */
function fitTitle(context: SKRSContext2D, title: string, { width, most, set }: Fit) {
  const words = title.split(SPACES).filter(Boolean);
  set(SMALLEST);
  const whole = (word: string): Piece[] => [{ text: word, isWord: true }];
  const divideLong = (word: string) =>
    context.measureText(word).width > width ? betweenGraphemes(word) : whole(word);
  for (const pieces of [words.flatMap(whole), words.flatMap(divideLong)]) {
    for (const size of SIZES) {
      set(size);
      const lines = breakLines(context, pieces, width);
      const fits = lines.every((line) => context.measureText(line).width <= width);
      if (fits && lines.length <= most(size)) {
        return { size, lines: balance(context, pieces, lines, width) };
      }
    }
  }
  const lines = breakLines(context, words.flatMap(divideLong), width).slice(0, most(SMALLEST));
  return { size: SMALLEST, lines: [...lines.slice(0, -1), withEllipsis(lines.at(-1) ?? "")] };

  function withEllipsis(line: string): string {
    const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
    const shown = () => `${letters.join("").trimEnd()}…`;
    while (letters.length > 0 && context.measureText(shown()).width > width) letters.pop();
    return shown();
  }
}

function betweenGraphemes(word: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1);
    if (last && CLOSING.test(segment)) last.text += segment;
    else pieces.push({ text: segment, isWord: !last });
  }
  return pieces;
}

function breakLines(context: SKRSContext2D, pieces: readonly Piece[], width: number): string[] {
  const lines: string[] = [];
  for (const { text, isWord } of pieces) {
    const longer = lines.length > 0 ? `${lines.at(-1)}${isWord ? " " : ""}${text}` : text;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines.pop();
    lines.push(context.measureText(longer).width <= width ? longer : text);
  }
  return lines;
}

/** Lines of much the same length: as narrow as their number allows. */
function balance(
  context: SKRSContext2D,
  pieces: readonly Piece[],
  lines: string[],
  width: number,
): string[] {
  let best = lines;
  for (let narrower = width - 20; narrower > 200; narrower -= 20) {
    const tried = breakLines(context, pieces, narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}
