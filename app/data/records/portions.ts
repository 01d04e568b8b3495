/** Cards in a finished page; the others come in portions of as many. */
export const PORTION = 48;

/** A list of one portion is its rows alone: its page is as it was before lists were long. */
export type Listed<Row> = Row[] | Portion<Row>;

export type Portion<Row> = { rows: Row[]; count: number };
