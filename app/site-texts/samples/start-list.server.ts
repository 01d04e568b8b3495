import type { Facts } from "~/text/fill.ts";
import { withoutCopies } from "../list-ids.ts";
import { marks } from "../live.server.ts";
import { unmarkPage } from "../marked-page.server.ts";
import { ownPointers, readOwnDocument } from "../own-documents.ts";
import { putInAll, readDocument } from "../put-in.ts";
import { textsIn } from "../texts.ts";
import type { SampleText, StartList, TextId } from "../types.ts";
import { CLAUSE } from "./sample-subjects.ts";
import { findSamples } from "./samples.server.ts";

type Render = (path: string) => Promise<{ html: string; isThere: boolean }>;
type Stored = Readonly<Record<string, unknown>>;

/** For „Gotowe do startu?”. Which page has a text does not depend on its words, so pages are looked through once. */
export function listSamples(
  render: Render,
  paths: () => readonly string[],
  isWithoutSamples: boolean,
) {
  let pages: Promise<ReadonlyMap<TextId, string>> | undefined;

  async function firstPages(): Promise<Map<TextId, string>> {
    const found = new Map<TextId, string>();
    for (const path of paths()) {
      const { html } = await render(path);
      for (const id of unmarkPage(html, marks).ids) if (!found.has(id)) found.set(id, path);
    }
    return found;
  }

  return async (published: Stored, facts: Facts): Promise<StartList> => {
    pages ??= firstPages();
    const pageOf = await pages.catch((error) => {
      pages = undefined;
      throw error;
    });
    const documents = Object.entries(published).map(
      ([file, value]) => [file, readDocument(value, () => {})] as const,
    );
    const put = putInAll(Object.fromEntries(documents), facts);
    const texts = new Set<TextId>();
    const samples = findSamples((file, exports) => {
      for (const { pointer } of textsIn(file, exports)) texts.add(`${file}#${pointer}`);
      return put(file, exports);
    });
    const list = [...samples.texts].map(([id, text]): SampleText => {
      const original = withoutCopies(id);
      const known = pageOf.get(id) ?? pageOf.get(original) ?? ownPath(published, id);
      const page = texts.has(original) ? (known ?? pageOfFile(id, pageOf)) : null;
      return {
        id,
        text,
        page,
        isSeen: !isWithoutSamples || samples.stays.has(id) || id === CLAUSE,
      };
    });
    return { samples: list };
  };
}

/** Of an added page, which may be younger than what is known of pages. */
function ownPath(published: Stored, id: TextId): string | undefined {
  const document = id.slice(0, id.indexOf("#"));
  if (!readOwnDocument(document)) return undefined;
  return readDocument(published[document], () => {})[ownPointers.path]?.value;
}

/** A text that no page shows just now is edited beside others of its file. */
function pageOfFile(id: TextId, pages: ReadonlyMap<TextId, string>): string {
  const file = id.slice(0, id.indexOf("#") + 1);
  for (const [other, page] of pages) if (other.startsWith(file)) return page;
  return "/kontakt";
}
