import type { Facts } from "~/text/fill.ts";

/** What an owner wrote in place of a text of `app/content`. Both as plain text; the lines of a headline are parted by `\n`. */
export type TextEntry = {
  /** Empty on purpose is "". */
  value: string;
  /** The original at the time of writing; "" where the original itself was taken as one's own. */
  was: string;
};

/** The changed texts of one file of `app/content`, by JSON pointer (RFC 6901): `{"/hero/lead": …}`. A row `texts/home` of `page_content`. */
export type TextDocument = Record<string, TextEntry>;

/** What waits for publication, by pointer. Null is the original again. */
export type TextChanges = Record<string, TextEntry | null>;

/** A file of `app/content` and a pointer in it: `home#/hero/lead`, `services/podcast#/title`. */
export type TextId = string;

export type EditedText = {
  id: TextId;
  /**
   * A paragraph is a field of several lines whose text has none; the lines of a headline are its own. A list says its items
   * in their order by their ids (`list-ids.ts`): `0 2+k7f2a 1`. A picture: `pictures.ts`. `color` and `logo` are of „Marka”.
   */
  kind: "line" | "paragraph" | "lines" | "list" | "picture" | "color" | "logo";
  /** In the code, with plain spaces. `{website.small}` stands for a fact. */
  original: string;
  published: TextEntry | null;
  /** Undefined when nothing waits. */
  draft?: TextEntry | null;
  /** In letters; of a list in items. */
  max: number;
  /** Of a list: the first words of its original items. */
  items?: string[];
  /** Addresses of the pages that say it. */
  pages: string[];
  /** Invented, and perhaps true of its owner, too: whether visitors see it before that is said. */
  sample?: "hidden" | "seen";
  /** The texts that describe a picture. */
  alts?: TextId[];
};

/**
 * The answer of `GET /admin/edited-page?path=/uslugi/podcasty`. In `html`, a document without scripts, a text stands
 * between `<!--text home#/hero/lead-->` and `<!--/text-->`; each line of a headline between those of
 * `home#/hero/title/0` and so on. An element with a text in an attribute names it in
 * `data-text-alt`, `data-text-aria-label`, `data-text-content` and the like, a picture its place in `data-text-src`, and
 * `<title>` in `data-text`.
 */
export type EditedPage = {
  html: string;
  texts: EditedText[];
  /** What every text may take, as `{agency.phone}`. */
  facts: Facts;
  /** What „Marka” keeps beside words: accent, logo, mark, icon. */
  brand: EditedText[];
  /** Null where the page has no share card of its own words. */
  card: DrawnCard | null;
};

/** The answer for the address of a share card, `/share/blog/swiatlo.jpg`. */
export type EditedCard = { card: string };

/** What a share card is drawn from; the texts that it says are those of the page. */
export type DrawnCard = {
  title: CardText;
  label: CardText;
  agency: string;
  timecode: string;
  /** Its address; of a picture that is edited, the text has another. */
  picture: CardText;
};

type CardText = { id: TextId | null; shown: string };

/** A text or fact that is still invented. */
export type SampleText = {
  id: TextId;
  /** In the code; empty for facts that are no words. */
  text: string;
  /** Where it is edited: the first page that has it. Null for facts, which „Dane firmy” keeps. */
  page: string | null;
  /** Visitors read it. */
  isSeen: boolean;
};

/** What „Dane firmy” says otherwise. `said`: the words of the text. */
export type Doubt =
  | { kind: "day"; said: string }
  | { kind: "hour"; said: string; from: string; to: string }
  | { kind: "price"; said: string; lowest: number }
  | { kind: "phone"; said: string };

/** A text that contradicts a fact. */
export type DoubtfulText = { id: TextId; page: string; doubts: Doubt[] };

/** An answer to a question that does: the subject of „Dane firmy”, and the field of its form. */
export type DoubtfulAnswer = { subject: string; field: string; doubts: Doubt[] };

/** What a client has said, without a day of consent: the text that says the day, and whose words they are. */
export type UnconsentedQuote = { id: TextId; page: string; said: string };

/** The answer of `GET /admin/start-list`. */
export type StartList = {
  /** A Supabase elsewhere makes backups of its own. */
  isBackedUpElsewhere: boolean;
  samples: SampleText[];
  doubtful: DoubtfulText[];
  doubtfulAnswers: DoubtfulAnswer[];
  unconsented: UnconsentedQuote[];
};
