import type { Facts } from "~/text/fill.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { SHOWN_LATER } from "../edited-page.server.ts";
import { withoutCopies } from "../list-ids.ts";
import { marks } from "../live.server.ts";
import { unmarkPage } from "../marked-page.server.ts";
import { ownPointers, readOwnDocument, readOwnPath } from "../own-documents.ts";
import { putInAll, readDocument } from "../put-in.ts";
import { consentOf, quoteOf, withoutConsent } from "../quotes.ts";
import { textsIn } from "../texts.ts";
import type { Doubt, DoubtfulText, SampleText, StartList, TextId } from "../types.ts";
import { bareSample } from "./sample-marks.ts";
import { CLAUSE } from "./sample-subjects.ts";
import { findSamples } from "./samples.server.ts";

type Render = (path: string) => Promise<{ html: string; isThere: boolean }>;
type Stored = Readonly<Record<string, unknown>>;

/** For „Gotowe do startu?”. Which page has a text does not depend on its words, so pages are looked through once for each set of them. */
export function listSamples(
  render: Render,
  paths: () => readonly string[],
  isWithoutSamples: boolean,
) {
  let pages: { of: string; first: Promise<ReadonlyMap<TextId, string>> } | undefined;

  async function firstPages(): Promise<Map<TextId, string>> {
    const found = new Map<TextId, string>();
    for (const path of paths()) {
      const { html } = await render(path);
      for (const id of unmarkPage(html, marks).ids) if (!found.has(id)) found.set(id, path);
    }
    return found;
  }

  return async (
    published: Stored,
    facts: Facts,
    doubtsIn: (text: string, file: string) => Doubt[],
  ): Promise<Omit<StartList, "isBackedUpElsewhere" | "doubtfulAnswers">> => {
    const of = paths().join(" ");
    if (pages?.of !== of) pages = { of, first: firstPages() };
    const pageOf = await pages.first.catch((error) => {
      pages = undefined;
      throw error;
    });
    const documents = Object.entries(published).map(
      ([file, value]) => [file, readDocument(value, () => {})] as const,
    );
    const changes = Object.fromEntries(documents);
    const put = putInAll(changes, facts);
    const quotes: { id: TextId; said: string }[] = [];
    const texts = new Set<TextId>();
    const present = new Set<TextId>();
    const samples = findSamples((file, exports) => {
      for (const { pointer } of textsIn(file, exports)) texts.add(`${file}#${pointer}`);
      const parts = put(file, exports);
      for (const part of parts) {
        for (const { pointer, quote } of withoutConsent(
          part.exports,
          part.ids,
          changes[part.file] ?? {},
        )) {
          quotes.push({ id: consentOf(`${part.file}#${pointer}`), said: whoseWords(quote) });
        }
        for (const { pointer } of textsIn(part.file, part.exports, part.ids)) {
          present.add(`${part.file}#${pointer}`);
        }
      }
      return parts;
    });
    const shownOn = (id: TextId) =>
      pageOf.get(id) ?? pageOf.get(withoutCopies(id)) ?? ownPath(published, id);
    const pageWith = (id: TextId) => shownOn(id) ?? pageOfFile(id, pageOf);
    const list = [...samples.texts].flatMap(([id, text]): SampleText[] => {
      const isText = texts.has(withoutCopies(id));
      const page = isText ? pageWith(id) : null;
      // Of a service that is hidden.
      const isHidden = isText ? page === undefined : isOfService(id) && !pageOfFile(id, pageOf);
      if (isHidden) return [];
      if (isWithoutSamples && samples.goes.has(id)) return [];
      const isSeen = !isWithoutSamples || samples.stays.has(id) || id === CLAUSE;
      return [{ id, text, page: page ?? null, isSeen }];
    });
    const unseen = new Set(list.flatMap(({ id, isSeen }) => (isSeen ? [] : [id])));
    const doubtful: DoubtfulText[] = [];
    for (const [line, words] of marks.shown) {
      // The lines of a headline are one text.
      const id = present.has(line) ? line : line.slice(0, line.lastIndexOf("/"));
      const page = shownOn(line);
      // What a client has said is not the owner's promise.
      if (!page || !present.has(id) || unseen.has(id) || quoteOf(id)) continue;
      const doubts = doubtsIn(words, id.slice(0, id.indexOf("#")));
      if (doubts.length > 0) doubtful.push({ id, page, doubts });
    }
    const unconsented = quotes.flatMap(({ id, said }) => {
      const page = pageWith(id);
      return page === undefined ? [] : [{ id, page, said }];
    });
    return { samples: list, doubtful, unconsented };
  };
}

/** As plain text, without the marks of samples. */
function whoseWords(quote: object): string {
  const [name, company, text] = ["name", "company", "text"].map((key) =>
    plainSpaces(bareSample(String(Reflect.get(quote, key)))),
  );
  return [name, company].filter(Boolean).join(", ") || (text ?? "");
}

function isOfService(id: TextId): boolean {
  return /^services\/[\w-]+#/.test(id);
}

/** Of an added page, which may be younger than what is known of pages. */
function ownPath(published: Stored, id: TextId): string | undefined {
  const document = id.slice(0, id.indexOf("#"));
  if (!readOwnDocument(document)) return undefined;
  const value = readDocument(published[document], () => {})[ownPointers.path]?.value;
  return value && readOwnPath(value).path;
}

/** A text that no page shows just now is edited beside others of its file. */
function pageOfFile(id: TextId, pages: ReadonlyMap<TextId, string>): string | undefined {
  const file = id.slice(0, id.indexOf("#"));
  const later = SHOWN_LATER[file];
  if (later) return later;
  for (const [other, page] of pages) if (other.startsWith(`${file}#`)) return page;
  return undefined;
}
