import { offered } from "./agency/offered.ts";
import { ownPages } from "./sections/own-pages.ts";
import { t } from "./translations.ts";

export type NavigationItem = {
  name: string;
  path: string;
  hasServices?: true;
  lang?: "en";
};

export const navigation: readonly NavigationItem[] = [
  { name: t("nav.home"), path: "/" },
  { name: t("nav.about"), path: "/o-nas" },
  { name: t("nav.services"), path: "/uslugi", hasServices: true },
  { name: t("nav.projects"), path: "/projekty" },
  { name: t("nav.caseStudies"), path: "/case-studies", lang: "en" },
  { name: t("nav.blog"), path: "/blog" },
  { name: t("nav.contact"), path: "/kontakt" },
  ...ownPages.pages.flatMap(({ name, path, inMenu }) => (inMenu ? [{ name, path }] : [])),
];

export const serviceNavigation: readonly NavigationItem[] = offered.services.map(
  ({ name, path, lang }) => ({ name, path, ...(lang && { lang }) }),
);
