import { factAddress, fieldAddress } from "~/panel/site-editor/claims/field-address.ts";
import type { DueClaim } from "~/panel/site-editor/claims/present-texts.ts";
import { doubtText } from "~/panel/site-editor/claims/words.ts";
import { CLAUSE, NAME, subjectOf } from "~/site-texts/samples/sample-subjects.ts";
import type {
  Doubt,
  DoubtfulAnswer,
  DoubtfulText,
  SampleText,
  UnconsentedQuote,
} from "~/site-texts/types.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { start as text } from "./start-words.ts";

export type StartItem = { text: string; to: string };
/** `page`: of the texts that are on one. */
export type StartGroup = { title: string; page?: string; items: StartItem[] };

export type Found = {
  samples: readonly SampleText[];
  doubtful: readonly DoubtfulText[];
  doubtfulAnswers: readonly DoubtfulAnswer[];
  unconsented: readonly UnconsentedQuote[];
  /** Claims whose day is near or over. */
  due: readonly DueClaim[];
  /** The subjects of „Dane firmy” that have values of their own. */
  own: ReadonlySet<string>;
  titleOf: (subject: string) => string;
  /** Of a page, by its address. */
  nameOf: (page: string) => string;
  /** „2 miejsca do uzupełnienia” of the policy; empty for none. */
  privacyPlaces: string;
  isMailUnset: boolean;
  hasBackups: boolean;
  undescribed: number;
  /** Titles of projects whose case study is not there. */
  deadLinks: readonly string[];
  isFirstAccount: boolean;
};

/** Without these nobody knows whose site it is. */
const NEEDED = ["office", "privacy"];
/** A longer text is cut in the list. */
const LONGEST = 90;

/** All that is still to be done, each with the way to its place. */
export function startItems(found: Found): { todo: StartGroup[]; waiting: StartGroup[] } {
  const texts = found.samples.filter(({ id, page }) => page !== null && id !== NAME);
  const groups = [
    { title: text.settings, items: settingItems(found) },
    { title: text.facts, items: factItems(found) },
    { title: text.quotes, items: found.unconsented.map((quote) => quoteItem(quote, found)) },
    {
      title: text.doubtful,
      items: [
        ...found.doubtful.flatMap(({ id, page, doubts }) =>
          doubtItems(doubts, fieldAddress(page, id)),
        ),
        ...found.doubtfulAnswers.flatMap(({ subject, field, doubts }) =>
          doubtItems(doubts, factAddress(subject, field)),
        ),
      ],
    },
    { title: text.due, items: found.due.map(dueItem) },
    ...byPage(
      texts.filter(({ isSeen }) => isSeen),
      found,
    ),
  ];
  return {
    todo: groups.filter(({ items }) => items.length > 0),
    waiting: [
      { title: text.facts, items: waitingFacts(found) },
      ...byPage(
        texts.filter(({ isSeen }) => !isSeen),
        found,
      ),
    ].filter(({ items }) => items.length > 0),
  };
}

function settingItems(found: Found): StartItem[] {
  const name = found.samples.find(({ id, isSeen }) => isSeen && id === NAME);
  const items: (StartItem | false)[] = [
    name !== undefined && { text: text.name(name.text), to: "/admin/strona/marka" },
    found.isMailUnset && { text: text.mail, to: "/admin/powiadomienia" },
    !found.hasBackups && { text: text.backup, to: "/admin/pomoc#-poczta-i-kopie-zapasowe" },
    found.isFirstAccount && { text: text.account, to: "/admin/osoby" },
    found.undescribed > 0 && {
      text: text.undescribed(found.undescribed),
      to: "/admin/zdjecia?status=undescribed",
    },
    ...found.deadLinks.map((title) => ({
      text: text.deadLink(title),
      to: "/admin/strona/projects",
    })),
  ];
  return items.filter((item) => item !== false);
}

/** A subject is one thing to do, however many facts it has. */
function factItems({ samples, own, titleOf, privacyPlaces }: Found): StartItem[] {
  const seen = new Map<string, boolean>(NEEDED.map((subject) => [subject, false]));
  for (const { id, isSeen } of samples) {
    const subject = subjectOf(id);
    if (subject && (isSeen || seen.has(subject))) {
      seen.set(subject, isSeen || seen.get(subject) === true);
    }
  }
  return [...seen].flatMap(([subject, isSeen]): StartItem[] => {
    const to = `/admin/strona/${subject}`;
    if (subject === "privacy") {
      if (!own.has(subject)) return [{ text: text.privacy, to }];
      return privacyPlaces ? [{ text: text.places(privacyPlaces), to }] : [];
    }
    if (own.has(subject)) return [];
    const say = isSeen ? text.sampleFact : text.missingFact;
    return [{ text: say(titleOf(subject)), to }];
  });
}

function quoteItem({ id, page, said }: UnconsentedQuote, { nameOf }: Found): StartItem {
  return { text: shortened(text.quote(nameOf(page), said)), to: fieldAddress(page, id) };
}

/** What a site can do without: people, prices, clients. */
function waitingFacts({ samples, own, titleOf }: Found): StartItem[] {
  const unseen = samples.flatMap(({ id, isSeen }) => (isSeen ? [] : (subjectOf(id) ?? [])));
  return [...new Set(unseen)]
    .filter((subject) => !own.has(subject) && !NEEDED.includes(subject))
    .map((subject) => ({ text: titleOf(subject), to: `/admin/strona/${subject}` }));
}

function doubtItems(doubts: readonly Doubt[], to: string): StartItem[] {
  return doubts.map((doubt) => ({ text: doubtText(doubt), to }));
}

function dueItem({ what, source, until, to }: DueClaim): StartItem {
  return { text: text.dueClaim(what, formatDay(until), source), to };
}

function byPage(samples: readonly SampleText[], { nameOf }: Found): StartGroup[] {
  const groups = new Map<string, StartItem[]>();
  for (const { id, text: words, page } of samples) {
    if (page === null) continue;
    const said = id === CLAUSE ? text.clause : shortened(words);
    const item = { text: said, to: fieldAddress(page, id) };
    groups.set(page, [...(groups.get(page) ?? []), item]);
  }
  return [...groups].map(([page, items]) => ({ title: nameOf(page), page, items }));
}

function shortened(words: string): string {
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2))}…`;
}
