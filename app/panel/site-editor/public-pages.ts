import { services } from "~/content/agency/services.ts";
import { questionSources } from "~/content/page-content/questions.ts";
import { ownDocumentsOf } from "~/panel/data/site/own-documents.ts";
import type { TextDrafts, TextsOfDocument } from "~/panel/data/site/site-texts.ts";
import { pageNames } from "./words.ts";

/** Where the texts stand that a page has alone: the beginnings of their ids. All others are shared. */
const owned: Readonly<Record<string, readonly string[]>> = {
  "/": ["home#", "home-faq#", "pictures/light#"],
  "/o-nas": ["about#"],
  "/uslugi": ["services-overview#"],
  "/projekty": ["projects#"],
  "/case-studies": ["case-studies#"],
  "/blog": ["blog/blog#"],
  "/kontakt": ["contact#"],
  "/polityka-prywatnosci": ["privacy#"],
  "/404": ["shell#/shell/notFound/"],
  "/szukaj": ["blog/blog-search#"],
  "/kontakt/wyslano": ["contact-form#/contactSentPage/"],
  ...Object.fromEntries(
    services.flatMap(({ slug, path }) =>
      questionSources.filter((it) => it.slug === slug).map(({ key }) => [path, [`${key}#`]]),
    ),
  ),
};

/** The public pages with an address of their own; services stand below their overview. */
export const publicPages = Object.entries(pageNames).flatMap(([path, name]) => [
  { path, name },
  ...(path === "/uslugi" ? services : []).map((service) => ({
    path: service.path,
    name: service.name,
  })),
]);

export type TextState = {
  waiting: number;
  /** When the next of them go out by themselves, and how many. */
  planned: { at: string; count: number } | null;
  /** Texts that were planned and did not go out. */
  missed: number;
  /** When own texts were published last; null where all are the original. */
  changedAt: string | null;
};

/** By the page that the texts stand on alone; null for those that several pages share. */
export function textStates(
  drafts: readonly TextDrafts[],
  published: readonly TextsOfDocument[],
): ReadonlyMap<string | null, TextState> {
  const states = new Map<string | null, TextState>();
  const { pageOf } = pageFinder(drafts, published);
  const stateOf = (document: string, pointer: string) => {
    const page = pageOf(document, pointer);
    const state = states.get(page) ?? { waiting: 0, planned: null, missed: 0, changedAt: null };
    states.set(page, state);
    return state;
  };
  for (const { document, changes, plans } of drafts) {
    for (const pointer of Object.keys(changes)) stateOf(document, pointer).waiting++;
    for (const [pointer, { at }] of Object.entries(plans)) {
      const state = stateOf(document, pointer);
      if (at === null) state.missed++;
      else state.planned = withPlan(state.planned, at);
    }
  }
  for (const { document, texts, at } of published) {
    for (const pointer of Object.keys(texts)) {
      const state = stateOf(document, pointer);
      if (state.changedAt === null || Date.parse(state.changedAt) < Date.parse(at))
        state.changedAt = at;
    }
  }
  return states;
}

function withPlan(planned: TextState["planned"], at: string): TextState["planned"] {
  if (planned === null || Date.parse(at) < Date.parse(planned.at)) return { at, count: 1 };
  return at === planned.at ? { at, count: planned.count + 1 } : planned;
}

/** Tells which page has a text alone, also of the pages that were added; null for a text of several. */
export function pageFinder(drafts: readonly TextDrafts[], published: readonly TextsOfDocument[]) {
  const added = new Map(ownDocumentsOf(drafts, published).map((own) => [own.document, own]));
  const pageOf = (document: string, pointer: string): string | null => {
    const id = `${document}#${pointer}`;
    const found = Object.entries(owned).find(([, starts]) =>
      starts.some((it) => id.startsWith(it)),
    );
    return added.get(document)?.path ?? found?.[0] ?? null;
  };
  return { pageOf, added };
}
