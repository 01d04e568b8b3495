import { evaluate } from "virtual:site-content";
import { itemName, itemOf, mostItems, shownItems, withoutCopies } from "./list-ids.ts";
import { listsIn } from "./lists.ts";
import type { TextDocuments } from "./live.server.ts";
import type { EditedText, TextId } from "./types.ts";

type Lists = Map<TextId, { original: string; names: string[] }>;

/** The lists of the site, beside the original texts in them. */
export function editedLists(texts: ReadonlyMap<TextId, string>) {
  const lists = originalLists(texts);
  const listOf = (id: TextId) => lists.get(withoutCopies(id));

  /** The outer one first. */
  function around(id: TextId): TextId[] {
    const parts = id.split("/");
    return parts.map((_, at) => parts.slice(0, at).join("/")).filter(listOf);
  }

  return {
    around,
    originalOf: (id: TextId) => texts.get(withoutCopies(id)) ?? listOf(id)?.original,
    /** Undefined for a text. */
    limitsOf(id: TextId): Pick<EditedText, "kind" | "max" | "items"> | undefined {
      const list = listOf(id);
      return list && { kind: "list", max: mostItems(list.original), items: list.names };
    },
    /** Whether it belongs to an item that its owner has removed. */
    isRemoved: (id: TextId, documents: TextDocuments) =>
      around(id).some((list) => {
        const [file = "", pointer = ""] = list.split("#");
        const shown = shownItems(documents[file]?.[pointer], listOf(list)?.original ?? "");
        return !shown.includes(itemOf(list, id) ?? "");
      }),
  };
}

function originalLists(texts: ReadonlyMap<TextId, string>): Lists {
  const lists: Lists = new Map();
  evaluate((file, exports) => {
    for (const { pointer, items, original } of listsIn(file, exports)) {
      const id = `${file}#${pointer}`;
      const inIt = [...texts].filter(([text]) => itemOf(id, text) !== null);
      const names = items.map((_, at) =>
        itemName(inIt.filter(([text]) => itemOf(id, text) === `${at}`).map(([, words]) => words)),
      );
      lists.set(id, { original, names });
    }
  });
  return lists;
}
