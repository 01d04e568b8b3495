import type { PagePicture } from "~/picture-source.ts";
import type { Service, ServiceSlug } from "../agency/services.ts";

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

/** Fixed ids of case studies; one that does not exist is not rendered. */
type PortfolioBlock = Heading & { kind: "portfolio"; ids: readonly number[] };

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
  | PortfolioBlock;

export type ServiceText = {
  slug: ServiceSlug;
  meta: { title: string; description: string };
  hero: {
    title: string;
    lead: string;
    pictureAlt: string;
    /** What it costs, or what it usually costs. */
    price: string;
    slate: readonly Fact[];
  };
  blocks: readonly ServiceBlock[];
  faq: { title: string; items: readonly FaqItem[] };
  callToAction: { title: string; text: string; label: string };
};

export type ServicePage = Service & ServiceText;
