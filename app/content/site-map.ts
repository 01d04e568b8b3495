import { menuEntries } from "./menu-entries.ts";
import { serviceNavigation } from "./navigation.ts";
import { ownPages } from "./sections/own-pages.ts";

export const staticPaths: readonly string[] = [
  ...menuEntries.map(({ path }) => path),
  ...serviceNavigation.map(({ path }) => path),
  "/polityka-prywatnosci",
  ...ownPages.pages.flatMap(({ path, inMenu }) => (inMenu ? [] : [path])),
];
