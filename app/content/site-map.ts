import { navigation, serviceNavigation } from "./navigation.ts";
import { ownPages } from "./sections/own-pages.ts";

export const staticPaths: readonly string[] = [
  ...navigation.map(({ path }) => path),
  ...serviceNavigation.map(({ path }) => path),
  "/polityka-prywatnosci",
  ...ownPages.pages.flatMap(({ path, inMenu }) => (inMenu ? [] : [path])),
];
