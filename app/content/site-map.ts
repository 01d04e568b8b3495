import { navigation, serviceNavigation } from "./navigation.ts";

export const staticPaths: readonly string[] = [
  ...navigation.map(({ path }) => path),
  ...serviceNavigation.map(({ path }) => path),
  "/polityka-prywatnosci",
];
