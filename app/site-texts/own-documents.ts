import type { TextId } from "./types.ts";

/** The files of `app/content` that added pages come from: what each begins as, the sections that it gets, and the pages. */
export const TEMPLATE = "sections/template";
export const SECTIONS = "sections/kinds";
export const OWN_PAGES = "sections/own-pages";

/** What a document of an added page holds beside its texts, by pointer. */
export const ownPointers = {
  path: "/page/path",
  inMenu: "/page/inMenu",
  hasForm: "/page/hasForm",
} as const;

/** So many former addresses of an added page go on leading to it. */
const MOST_ADDRESSES = 20;

/** The addresses that the entry of the path names: where the page is, and where it was. */
export function readOwnPath(value: string): { path: string; former: string[] } {
  const [path = "", ...former] = value.split(" ", MOST_ADDRESSES);
  return { path, former };
}

/** The entry of a page that has come to `path`. */
export function writeOwnPath(path: string, former: readonly string[]): string {
  return [...new Set([path, ...former])].slice(0, MOST_ADDRESSES).join(" ");
}

/** Whether the id is that of such an entry. */
export function ownSetting(id: TextId): keyof typeof ownPointers | null {
  const [document = "", pointer] = id.split("#");
  if (!readOwnDocument(document)) return null;
  const names = ["path", "inMenu", "hasForm"] as const;
  return names.find((name) => ownPointers[name] === pointer) ?? null;
}

/** Whether it is the list of the sections of a page. */
export function isSectionList(id: TextId): boolean {
  return /#\/\w+\/blocks$/.test(id);
}

export type OwnKind = "service" | "page";

const DOCUMENT = /^own-(service|page)\/([a-z0-9]{1,20})$/;

/** `own-service/k7f2a` is a service with this id. Null for what is no added page. */
export function readOwnDocument(document: string): { kind: OwnKind; id: string } | null {
  const [, kind, id] = DOCUMENT.exec(document) ?? [];
  return kind && id ? { kind: kind as OwnKind, id } : null;
}

export function ownDocument(kind: OwnKind, id: string): string {
  return `own-${kind}/${id}`;
}
