import type { TextDrafts, TextsOfDocument } from "~/panel/data/site/site-texts.ts";
import type { TextChanges, TextEntry, TextId } from "~/site-texts/types.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";

/** `present`: what the words of the site say, which a publication after they were loaded may have changed. */
export type RoomText = { id: TextId; present: string };

/** What is stored of the texts of a room that is no page. */
export type RoomTexts = {
  /** What the next save begins from. */
  seen: (id: TextId) => TextEntry | null;
  originalOf: (text: RoomText) => string;
  valueOf: (text: RoomText) => string;
  /** What waits for publication of these texts, as `publishTexts` is told of it. */
  waiting: (ids: readonly TextId[]) => Record<string, Record<string, TextEntry | null>>;
};

export function roomTexts(
  drafts: readonly Pick<TextDrafts, "document" | "changes">[],
  published: readonly Pick<TextsOfDocument, "document" | "texts">[],
): RoomTexts {
  const changesOf = (id: TextId) =>
    drafts.find(({ document }) => document === documentOf(id))?.changes ?? {};
  const publishedAt = (id: TextId) =>
    published.find(({ document }) => document === documentOf(id))?.texts[pointerOf(id)] ?? null;
  const seen = (id: TextId) => {
    const changes = changesOf(id);
    const pointer = pointerOf(id);
    return Object.hasOwn(changes, pointer) ? (changes[pointer] ?? null) : publishedAt(id);
  };
  const originalOf = ({ id, present }: RoomText) =>
    publishedAt(id)?.was ?? seen(id)?.was ?? plainSpaces(present);
  return {
    seen,
    originalOf,
    valueOf: (text) => seen(text.id)?.value ?? originalOf(text),
    waiting: (ids) => {
      const found: Record<string, Record<string, TextEntry | null>> = {};
      for (const id of ids) {
        const changes = changesOf(id);
        const pointer = pointerOf(id);
        if (!Object.hasOwn(changes, pointer)) continue;
        found[documentOf(id)] = { ...found[documentOf(id)], [pointer]: changes[pointer] ?? null };
      }
      return found;
    },
  };
}

type Draft = { document: string; changes: TextChanges };

/** As the drafts will be once this change is kept. */
export function withDraft<D extends Draft>(
  drafts: readonly D[],
  id: TextId,
  entry: TextEntry | null,
): (D | Draft)[] {
  const document = documentOf(id);
  const kept = drafts.find((draft) => draft.document === document) ?? { document, changes: {} };
  const changes = { ...kept.changes, [pointerOf(id)]: entry };
  return [...drafts.filter((draft) => draft !== kept), { ...kept, changes }];
}

function documentOf(id: TextId): string {
  return id.slice(0, id.indexOf("#"));
}

function pointerOf(id: TextId): string {
  return id.slice(id.indexOf("#") + 1);
}
