import { serviceNavigation } from "./navigation.ts";
import { menuEntries } from "./page-content/menu-entries.ts";
import { ownPages } from "./sections/own-pages.ts";

export const staticPaths: readonly string[] = [
  ...menuEntries.map(({ path }) => path),
  ...serviceNavigation.map(({ path }) => path),
  "/polityka-prywatnosci",
  ...ownPages.pages.flatMap(({ path, inMenu }) => (inMenu ? [] : [path])),
];
