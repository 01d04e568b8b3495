import { navigation, serviceNavigation } from "./navigation.ts";

/** The addresses of all pages that no row of the database makes. */
export const staticPaths: readonly string[] = [
  ...navigation.map(({ path }) => path),
  ...serviceNavigation.map(({ path }) => path),
  "/polityka-prywatnosci",
];
