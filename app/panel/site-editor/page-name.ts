import { publicPages } from "./public-pages.ts";

/** A post or a case study has its address for a name. */
export function pageName(path: string): string {
  return publicPages.find((page) => page.path === path)?.name ?? path;
}
