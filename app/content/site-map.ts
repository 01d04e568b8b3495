import { serviceNavigation } from "./navigation.ts";
import { ownPages } from "./sections/own-pages.ts";
import { menuEntries } from "./settings/menu-entries.ts";

export const staticPaths: readonly string[] = [
  ...menuEntries.map(({ path }) => path),
  ...serviceNavigation.map(({ path }) => path),
  "/polityka-prywatnosci",
  ...ownPages.pages.flatMap(({ path, inMenu }) => (inMenu ? [] : [path])),
];
