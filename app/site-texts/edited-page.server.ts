import { evaluate } from "virtual:site-content";
import type { Facts } from "~/text/fill.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { AGENCY, nameByFact } from "./agency-names.ts";
import { brandTexts, withDrawings } from "./brand-texts.server.ts";
import { cardOf } from "./edited-card.server.ts";
import { editedLists } from "./edited-lists.server.ts";
import { withoutCopies } from "./list-ids.ts";
import {
  knownFacts,
  type LibraryPictures,
  marks,
  showTexts,
  type TextDocuments,
} from "./live.server.ts";
import { unmarkPage } from "./marked-page.server.ts";
import { ownPointers, readOwnDocument, readOwnPath, SECTIONS, TEMPLATE } from "./own-documents.ts";
import { EditedPictures, limitsOfAlt } from "./pictures/edited-pictures.ts";
import { putInAll } from "./put-in.ts";
import { quoteOf } from "./quotes.ts";
import { CLAUSE, subjectOf } from "./samples/sample-subjects.ts";
import { findSamples } from "./samples/samples.server.ts";
import { textsIn } from "./texts.ts";
import type {
  EditedCard,
  EditedPage,
  EditedText,
  TextChanges,
  TextDocument,
  TextId,
} from "./types.ts";

export type StoredTexts = {
  published: TextDocuments;
  /** What waits for publication. */
  drafts: Readonly<Record<string, TextChanges>>;
};

/** Of a share card `html` is its address, with the picture in it. */
type Render = (path: string) => Promise<{ html: string; isThere: boolean }>;
type Known = {
  isWithoutSamples: boolean;
  companyFacts: () => Promise<Facts>;
  /** What the library knows of the pictures that these documents show. */
  libraryPictures: (documents: TextDocuments) => Promise<LibraryPictures>;
};

const CARD = /^\/share\//;

/** Texts of files that no page shows when it is opened, and the page that lists them. */
export const SHOWN_LATER: Readonly<Record<string, string>> = {
  "answer-link": "/kontakt/wyslano",
  "contact-form": "/kontakt",
  "contact-visit": "/kontakt",
  "open-now": "/kontakt",
  "pictures/light": "/",
  preview: "/kontakt/wyslano",
  toaster: "/kontakt",
};

/** Pages as they will be when what waits is published, with the places of their texts. One at a time: they share their words. */
export function editPages(render: Render, paths: () => readonly string[], known: Known) {
  const pictures = new EditedPictures();
  const originals = originalTexts(pictures);
  const lists = editedLists(originals);
  const { originalOf } = lists;
  let counted: { pages: Map<TextId, string[]>; paths: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function textsOf(page: string): { html: string; ids: Set<TextId> } {
    const { html, ids } = unmarkPage(page, marks);
    // A line of a headline is a part of its text.
    const whole = [...ids].map((id) =>
      originalOf(id) === undefined ? id.slice(0, id.lastIndexOf("/")) : id,
    );
    return { html, ids: new Set(whole.flatMap((id) => [...lists.around(id), id])) };
  }

  /** Counted once, unless a page could not be made or another one was added. */
  async function countPages(): Promise<Map<TextId, string[]>> {
    const all = paths().join();
    if (counted?.paths === all) return counted.pages;
    const pages = new Map<TextId, string[]>();
    let isWhole = true;
    for (const path of paths()) {
      const { html, isThere } = await render(path);
      isWhole &&= isThere;
      const page = textsOf(html);
      pictures.look(page.html);
      for (const id of page.ids) pages.set(id, [...(pages.get(id) ?? []), path]);
    }
    if (isWhole) counted = { pages, paths: all };
    return pages;
  }

  async function edit(
    path: string,
    { published, drafts }: StoredTexts,
  ): Promise<EditedPage | EditedCard | null> {
    const documents = withDrafts(published, drafts);
    const library = await known.libraryPictures(documents);
    showTexts(documents, {}, await known.companyFacts(), library);
    if (CARD.test(path)) {
      const { html, isThere } = await render(path);
      return isThere ? { card: html } : null;
    }
    const pages = await countPages();
    const page = await render(path);
    if (!page.isThere) return null;
    const { html, ids } = textsOf(page.html);
    // The menu of each page has the names of added ones.
    const files = new Set([...ids].map(fileOf).filter((file) => isHere(file, path, documents)));
    const inThem = [...marks.shown.keys()].filter((id) => {
      const file = fileOf(id);
      const isElsewhere = pages.has(id) || ids.has(id) || lists.isRemoved(id, documents);
      return SHOWN_LATER[file] === path || (files.has(file) && !isElsewhere);
    });
    // Nothing of it stands on a page that has none yet.
    const sections = [...files].filter(readOwnDocument).map((file) => `${file}#/page/blocks`);
    const found = [...new Set([...ids, ...sections, ...inThem])].filter(
      (id) => originalOf(id) !== undefined,
    );
    const alts = new Set(
      found.flatMap((id) => (pictures.isPicture(id) ? pictures.altsOf(id, originals) : [])),
    );
    const all = [...new Set([...found, ...alts])];
    // Their places have left the code or the page, and their words are still the owner's.
    const placeless = [...files].flatMap((file) =>
      Object.keys({ ...published[file], ...drafts[file] })
        .map((pointer) => `${file}#${pointer}`)
        .filter((id) => originalOf(id) === undefined || lists.isRemoved(id, documents)),
    );
    const texts = [...all, ...placeless].flatMap((id): EditedText[] => {
      const file = fileOf(id);
      const pointer = id.slice(file.length + 1);
      const waiting = drafts[file];
      const kept = waiting?.[pointer] ?? published[file]?.[pointer];
      const original = originalOf(id) ?? kept?.was;
      if (original === undefined) return [];
      return [
        {
          id,
          original,
          published: published[file]?.[pointer] ?? null,
          ...(waiting && Object.hasOwn(waiting, pointer) && { draft: waiting[pointer] ?? null }),
          ...(lists.limitsOf(id) ?? limits(id, original, alts)),
          pages: pages.get(id) ?? [path],
        },
      ];
    });
    const mayBeOwn = acceptable(documents);
    const sample = known.isWithoutSamples ? "hidden" : "seen";
    const brand = brandTexts({ published, drafts });
    const card = cardOf(path, (id) => originals.has(id));
    const marked = texts.map((text) =>
      mayBeOwn.has(text.id) ? ({ ...text, sample } as const) : text,
    );
    return { html: withDrawings(html), texts: marked, brand, facts: knownFacts(), card };
  }

  function limits(id: TextId, original: string, alts: ReadonlySet<TextId>) {
    if (pictures.isPicture(id)) return pictures.kindOf(id, originals);
    const isOwn = readOwnDocument(fileOf(id)) !== null;
    if (original === "" && isOwn && !alts.has(id)) {
      return { kind: "paragraph" as const, max: LONGEST_OWN };
    }
    // What others have said is as long as it is, and so is the address where they did.
    if (quoteOf(id)) return { ...limitsOf(original), max: LONGEST_OWN };
    return alts.has(id) ? limitsOfAlt(limitsOf(original)) : limitsOf(original);
  }

  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  }

  return {
    /** Null when no page is at the address. */
    page: (path: string, stored: StoredTexts): Promise<EditedPage | EditedCard | null> =>
      inTurn(() => edit(path, stored)),
    /** Runs while the pages have these facts in the published words. */
    withFacts: <Result>({ published }: StoredTexts, facts: Facts, run: () => Promise<Result>) =>
      inTurn(async () => {
        showTexts(published, {}, facts, await known.libraryPictures(published));
        return run();
      }),
  };
}

/** Samples that may be true of others. Starting words of sections, what calls itself a sample or names the town or a client of the demo, and what the law asks for are not. */
function acceptable(documents: TextDocuments): ReadonlySet<TextId> {
  const { texts, stays } = findSamples(putInAll(documents, knownFacts()));
  const ids = [...texts].filter(
    ([id, text]) =>
      text !== "" &&
      !/przykładow|Katowic|Śląs|lotnicz/iu.test(text) &&
      ![SECTIONS, TEMPLATE].includes(fileOf(withoutCopies(id))) &&
      !(stays.has(id) || id === CLAUSE || subjectOf(id) || quoteOf(id)),
  );
  return new Set(ids.map(([id]) => id));
}

function withDrafts(
  published: TextDocuments,
  drafts: StoredTexts["drafts"],
): Record<string, TextDocument> {
  const documents: Record<string, TextDocument> = { ...published };
  for (const [file, changes] of Object.entries(drafts)) {
    const document = { ...documents[file] };
    for (const [pointer, entry] of Object.entries(changes)) {
      if (entry) document[pointer] = entry;
      else delete document[pointer];
    }
    documents[file] = document;
  }
  return documents;
}

function originalTexts(pictures: EditedPictures): Map<TextId, string> {
  const originals = new Map<TextId, string>();
  evaluate((file, exports) => {
    for (const { pointer, value } of textsIn(file, exports)) {
      originals.set(`${file}#${pointer}`, plainSpaces(value));
    }
    if (file === AGENCY) nameByFact(exports);
    pictures.add(file, exports);
  });
  for (const [id, name] of pictures.originals) originals.set(id, name);
  return originals;
}

function fileOf(id: TextId): string {
  return id.slice(0, id.indexOf("#"));
}

/** Whether the page at this address is the one that the file's words belong to; false for another page that was added. */
function isHere(file: string, path: string, documents: TextDocuments): boolean {
  if (!readOwnDocument(file)) return true;
  return readOwnPath(documents[file]?.[ownPointers.path]?.value ?? "").path === path;
}

/** Of a text that its owner writes from nothing. */
const LONGEST_OWN = 300;
/** From here on a text is a paragraph. */
const PARAGRAPH = 80;

/** Room for twice the original: longer ones would break what they stand in. */
function limitsOf(original: string): Pick<EditedText, "kind" | "max"> {
  if (original.includes("\n")) return { kind: "lines", max: Math.max(60, original.length * 2) };
  return original.length > PARAGRAPH
    ? { kind: "paragraph", max: Math.max(300, original.length * 2) }
    : { kind: "line", max: Math.max(60, original.length * 2) };
}
