import type { Card, RowImage, RowLine } from "~/data/types.ts";
import { type Listed, PORTION, type Portion } from "./portions.ts";
import { cardOf } from "./reshape.ts";

export type RowList<Row> = {
  read: (from: number, size: number) => Promise<Row[]>;
  count: () => Promise<number>;
  lines: () => Promise<RowLine[]>;
};

type Summary = { publishedAt: string; updatedAt: string; image: RowImage | null };

/** Of a picture in a card; one that opens a page may be wider. */
const WIDEST = 1280;
/** The home page shows its cards 288 points wide. */
const WIDEST_AT_HOME = 800;

/**
 * What is said of a picture travels twice for each of 48 cards, so it is said shortly: no colour, and of the sizes the two
 * widest for a card.
 */
function slim<Row extends Summary>(row: Row): Card<Row> {
  if (!row.image) return cardOf(row);
  const { srcSet, avif, color, ...image } = row.image;
  const sizes = avif ? { avif: narrow(avif) } : srcSet && { srcSet: narrow(srcSet) };
  return cardOf({ ...row, image: { ...image, ...sizes } });
}

function narrow(sizes: string): string {
  return forCards(sizes).split(", ").slice(-2).join(", ");
}

function forCards(sizes: string, widest = WIDEST): string {
  const all = sizes.split(", ");
  const some = all.filter((size) => Number(/ (\d+)w$/.exec(size)?.[1]) <= widest);
  return (some.length > 0 ? some : all).join(", ");
}

/** The newest of a list, for the home page: its pictures in no size that a card does not need. */
export async function newestCards<Row extends Summary>(
  { read }: Pick<RowList<Row>, "read">,
  count: number,
): Promise<Card<Row>[]> {
  return (await read(0, count)).map((row) => {
    const { image } = row;
    if (!image?.avif) return cardOf(row);
    return cardOf({ ...row, image: { ...image, avif: forCards(image.avif, WIDEST_AT_HOME) } });
  });
}

/** One row more than is shown says whether there are others; only then they are counted. */
export async function firstPortion<Row extends Summary>({
  read,
  count,
}: Pick<RowList<Row>, "read" | "count">): Promise<Listed<Card<Row>>> {
  const rows = await read(0, PORTION + 1);
  if (rows.length <= PORTION) return rows.map(cardOf);
  const cards = rows.slice(0, PORTION).map((row, at) => (at === 0 ? cardOf(row) : slim(row)));
  return { rows: cards, count: await count() };
}

/** Null where the address names none. The first one is in the finished page. */
export async function laterPortion<Row extends Summary>(
  { read, count }: RowList<Row>,
  number: string,
): Promise<Portion<Card<Row>> | null> {
  if (!/^[1-9]\d{0,3}$/.test(number) || number === "1") return null;
  const [rows, whole] = await Promise.all([read((Number(number) - 1) * PORTION, PORTION), count()]);
  return rows.length > 0 ? { rows: rows.map(slim), count: whole } : null;
}
