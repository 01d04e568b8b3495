import type { PictureName } from "~/generated/pictures.ts";

/** A picture of `assets/pictures` by its name. */
type ContentPicture = { name: PictureName; alt: string };

export type FaqItem = { id: string; question: string; answer: string };

type Heading = { title: string; lead?: string };

/** A number worth remembering and what it counts. */
type Figure = { value: string; label: string };

export type TimelineBlock = Heading & {
  kind: "timeline";
  steps: readonly { timecode: string; title: string; text: string; result: string }[];
};

export type CallSheetBlock = Heading & {
  kind: "call-sheet";
  header: readonly { label: string; value: string }[];
  rows: readonly { time: string; title: string; text: string }[];
  picture?: ContentPicture;
};

export type DeliverablesBlock = Heading & {
  kind: "deliverables";
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note?: string;
};

export type ComparisonBlock = Heading & {
  kind: "comparison";
  columns: readonly [string, string];
  rows: readonly { label: string; values: readonly [string, string] }[];
};

export type VersusBlock = Heading & {
  kind: "versus";
  /** The side on which the light is on; the other is dim. */
  lit: "left" | "right";
  left: { title: string; items: readonly string[] };
  right: { title: string; items: readonly string[] };
};

export type StripBlock = Heading & {
  kind: "strip";
  frames: readonly { days: string; title: string; text: string }[];
};

export type EquipmentBlock = Heading & {
  kind: "equipment";
  groups: readonly { name: string; items: readonly { name: string; detail: string }[] }[];
  picture?: ContentPicture;
};

/** Clips are placed by minutes on a ruler of `length` minutes. */
export type SessionBlock = Heading & {
  kind: "session";
  length: number;
  ticks: readonly { at: number; label: string }[];
  tracks: readonly {
    name: string;
    clips: readonly { from: number; to: number; label: string; live?: boolean }[];
  }[];
};

export type WeeksBlock = Heading & {
  kind: "weeks";
  weeks: number;
  rows: readonly { name: string; weeks: number; text: string; stages: readonly string[] }[];
};

export type PriceListBlock = Heading & {
  kind: "price-list";
  rows: readonly { item: string; detail: string; price: string }[];
  note: string;
  picture?: ContentPicture;
};

export type ChecklistBlock = Heading & {
  kind: "checklist";
  items: readonly { title: string; text: string }[];
  picture?: ContentPicture;
};

export type SignalBlock = Heading & {
  kind: "signal";
  chain: readonly { name: string; detail: string }[];
  backup: readonly { name: string; detail: string }[];
  outputs: readonly string[];
};

export type CountdownBlock = Heading & {
  kind: "countdown";
  steps: readonly { mark: string; title: string; text: string; live?: boolean }[];
};

export type RisksBlock = Heading & {
  kind: "risks";
  rows: readonly { risk: string; answer: string }[];
};

export type TiersBlock = Heading & {
  kind: "tiers";
  tiers: readonly {
    name: string;
    price: string;
    period?: string;
    audience: string;
    items: readonly string[];
    chosen?: boolean;
  }[];
  note: string;
};

export type YieldBlock = Heading & {
  kind: "yield";
  source: Figure;
  results: readonly (Figure & { text: string })[];
};

export type MonthBlock = Heading & {
  kind: "month";
  weeks: readonly {
    label: string;
    entries: readonly { day: string; format: string; text: string }[];
  }[];
};

export type FormatsBlock = Heading & {
  kind: "formats";
  formats: readonly {
    ratio: readonly [number, number];
    name: string;
    size: string;
    text: string;
  }[];
};

export type WeekBlock = Heading & {
  kind: "week";
  days: readonly { day: string; time: string; title: string; text: string }[];
};

export type FiguresBlock = Heading & {
  kind: "figures";
  figures: readonly (Figure & { text: string })[];
  picture?: ContentPicture;
};

export type FilesBlock = Heading & {
  kind: "files";
  root: string;
  files: readonly { path: string; depth: 0 | 1; note: string }[];
};

export type RoundsBlock = Heading & {
  kind: "rounds";
  rounds: readonly { title: string; text: string; limit: string }[];
};

export type StatementBlock = {
  kind: "statement";
  title: string;
  text: string;
  picture: ContentPicture;
};

type PortfolioBlock = Heading & {
  kind: "portfolio";
  /** Fixed ids of case studies; one that does not exist is not rendered. */
  ids: readonly number[];
};

export type BenefitsBlock = Heading & {
  kind: "benefits";
  layout: "numbered" | "ledger" | "columns";
  items: readonly { title: string; text: string }[];
};

export type ServiceBlock =
  | TimelineBlock
  | CallSheetBlock
  | DeliverablesBlock
  | ComparisonBlock
  | VersusBlock
  | StripBlock
  | EquipmentBlock
  | SessionBlock
  | WeeksBlock
  | PriceListBlock
  | ChecklistBlock
  | SignalBlock
  | CountdownBlock
  | RisksBlock
  | TiersBlock
  | YieldBlock
  | MonthBlock
  | FormatsBlock
  | WeekBlock
  | FiguresBlock
  | FilesBlock
  | RoundsBlock
  | StatementBlock
  | PortfolioBlock
  | BenefitsBlock;

export type ServicePage = {
  /** The last part of its address. */
  slug: string;
  name: string;
  meta: { title: string; description: string };
  hero: {
    title: string;
    lead: string;
    picture: ContentPicture;
    /** Four facts on the slate below the headline. */
    slate: readonly Figure[];
  };
  blocks: readonly ServiceBlock[];
  faq: { title: string; items: readonly FaqItem[] };
  callToAction: { title: string; text: string; label: string };
};
