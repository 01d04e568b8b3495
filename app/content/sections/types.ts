import type { PagePicture } from "~/picture-source.ts";

export type ContentPicture = {
  name: PagePicture;
  alt: string;
  /** The point that a crop must show, as `object-position`. */
  position?: string;
};

export type FaqItem = { id: string; question: string; answer: string };

type Heading = {
  title: string;
  lead?: string;
  still?: ContentPicture;
};

type Fact = { value: string; label: string };

export type ListLayout =
  | "timeline"
  | "call-sheet"
  | "countdown"
  | "film-strip"
  | "week"
  | "rounds"
  | "numbered"
  | "ledger"
  | "columns"
  | "checklist"
  | "pictured-checklist"
  | "risks"
  | "prices"
  | "figures"
  | "yield";

/** Things with a title and a sentence. The layout decides how the parts are set. */
export type ListBlock = Heading & {
  kind: "list";
  layout: ListLayout;
  facts?: readonly Fact[];
  items: readonly {
    mark?: string;
    label?: string;
    title: string;
    text: string;
    result?: string;
    lit?: true;
  }[];
  picture?: ContentPicture;
  note?: string;
};

export type GroupsLayout = "equipment" | "cases" | "month" | "signal" | "versus";

/** Lists under headings, beside each other. What is `lit` is in the accent colour. */
export type GroupsBlock = Heading & {
  kind: "groups";
  layout: GroupsLayout;
  groups: readonly {
    title: string;
    lit?: true;
    items: readonly { mark?: string; label?: string; title: string; text?: string; lit?: true }[];
  }[];
  aside?: { title: string; items: readonly string[] };
  picture?: ContentPicture;
};

export type TableBlock = Heading & {
  kind: "table";
  /** `rows` becomes cards on a phone; `pair` compares two columns on every screen. */
  layout: "rows" | "pair";
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
};

/** Clips are placed by minutes on a ruler of `length` minutes. */
export type SessionBlock = Heading & {
  kind: "session";
  length: number;
  ticks: readonly { at: number; label: string }[];
  tracks: readonly {
    name: string;
    clips: readonly { from: number; to: number; label: string; lit?: true }[];
  }[];
};

export type WeeksBlock = Heading & {
  kind: "weeks";
  weeks: number;
  rows: readonly {
    name: string;
    weeks: number;
    length: string;
    text: string;
    stages: readonly string[];
  }[];
};

export type TiersBlock = Heading & {
  kind: "tiers";
  tiers: readonly {
    name: string;
    price: string;
    period?: string;
    audience: string;
    items: readonly string[];
    chosen?: true;
  }[];
  note: string;
};

export type FormatsBlock = Heading & {
  kind: "formats";
  shot: PagePicture;
  formats: readonly {
    ratio: readonly [number, number];
    name: string;
    size: string;
    text: string;
  }[];
};

export type FilesBlock = Heading & {
  kind: "files";
  root: string;
  files: readonly { file: string; depth: 0 | 1; note: string }[];
};

export type StatementBlock = Heading & {
  kind: "statement";
  text: string;
  picture: ContentPicture;
};

/** What a client has said. */
export type Quote = {
  text: string;
  name: string;
  role: string;
  company: string;
  /** Where it was said: an address, or „rozmowa, 12 marca 2026”. */
  source: string;
  /** The day on which the client agreed (`2026-03-12`). Without it no visitor reads an owner's quote (`app/site-texts/quotes.ts`). */
  consent: string;
};

export type QuotesBlock = Heading & { kind: "quotes"; quotes: readonly Quote[] };

/** Fixed ids of case studies; one that does not exist is not rendered. */
type PortfolioBlock = Heading & { kind: "portfolio"; ids: readonly number[] };

/** Stands with the other questions of its page, at its end. */
export type QuestionsBlock = Heading & {
  kind: "questions";
  items: readonly { question: string; answer: string }[];
};

export type ServiceBlock =
  | ListBlock
  | GroupsBlock
  | TableBlock
  | SessionBlock
  | WeeksBlock
  | TiersBlock
  | FormatsBlock
  | FilesBlock
  | StatementBlock
  | QuotesBlock
  | PortfolioBlock;

/** A block as it is kept: `kinds.ts` has one of each kind, and an owner adds it to any page of blocks. */
export type Section = ServiceBlock | QuestionsBlock;

/** What every page of sections says. */
export type PageText = {
  meta: { title: string; description: string };
  hero: {
    title: string;
    lead: string;
    pictureAlt: string;
    /** What it costs, or what it usually costs. */
    price: string;
    slate: readonly Fact[];
  };
  blocks: readonly Section[];
  callToAction: { title: string; text: string; label: string };
};

/** A service or page that the owner has added; its questions are a section. */
export type OwnPage = PageText & {
  /** Of its document: `k7f2a` of `texts/own-page/k7f2a`. */
  id: string;
  slug: string;
  path: string;
  /** Where it was; they lead to where it is. */
  former: readonly string[];
  name: string;
  /** In the lists of services. */
  line: string;
  picture: PagePicture;
  inMenu: boolean;
  hasForm: boolean;
};
