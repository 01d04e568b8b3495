import { publicPages } from "./public-pages.ts";

/** In the address of the editor: the id of the text that it opens with. */
export const OPENED_TEXT = "tekst";

/** A post or a case study has its address for a name. */
export function pageName(path: string): string {
  return publicPages.find((page) => page.path === path)?.name ?? path;
}
