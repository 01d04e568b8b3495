import { isOwnAddress } from "./own-address.ts";
import { type OwnKind, ownPointers, readOwnDocument, readOwnPath } from "./own-documents.ts";
import type { TextDocument } from "./types.ts";

/** As many as a site may have of each kind; what is behind them is not shown. */
const MOST: Readonly<Record<OwnKind, number>> = { service: 60, page: 100 };

/**
 * Puts a copy of the template into `ownPages` for each document of an added page, oldest first, and gives them as parts with
 * texts of their own. One without an address, or with one that is taken, is left out.
 */
export function addOwnPages(
  exports: Record<string, unknown>,
  template: unknown,
  documents: Readonly<Record<string, TextDocument>>,
): { file: string; exports: object }[] {
  const lists = exports.ownPages as Record<"services" | "pages", unknown[]>;
  const taken = new Set<string>();
  return Object.keys(documents)
    .sort()
    .flatMap((file) => {
      const own = readOwnDocument(file);
      const changes = documents[file] ?? {};
      const { path, former } = readOwnPath(valueAt(changes, ownPointers.path));
      const list = own?.kind === "service" ? lists.services : lists.pages;
      if (!own || !isOwnAddress(own.kind, path) || taken.has(path)) return [];
      if (list.length >= MOST[own.kind]) return [];
      taken.add(path);
      const page = Object.assign(structuredClone(Object(template)), {
        id: own.id,
        path,
        former,
        // What is theirs knows them by it, also after they have moved.
        slug: own.id,
        inMenu: valueAt(changes, ownPointers.inMenu) !== "",
        hasForm: valueAt(changes, ownPointers.hasForm) !== "",
      });
      list.push(page);
      return [{ file, exports: { page } }];
    });
}

function valueAt(changes: TextDocument, pointer: string): string {
  return Object.hasOwn(changes, pointer) ? (changes[pointer]?.value ?? "") : "";
}
