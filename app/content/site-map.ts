import { navigation } from "./navigation.ts";
import { services } from "./services.ts";

/** The addresses of all pages that no row of the database makes. */
export const staticPaths: readonly string[] = [
  ...navigation.map(({ path }) => path),
  ...services.map(({ path }) => path),
  "/polityka-prywatnosci",
];
