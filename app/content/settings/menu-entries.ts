import { ownPages } from "~/content/sections/own-pages.ts";
import { t } from "~/content/translations.ts";
import { ownDocument } from "~/site-texts/own-documents.ts";

export type NavigationItem = {
  name: string;
  path: string;
  hasServices?: true;
  lang?: "en";
};

/** `text`: where its name is kept. */
export type MenuEntry = NavigationItem & { id: string; text: string };

/** All that can stand in the menu; its own order is the usual one. */
export const menuEntries: readonly MenuEntry[] = [
  { id: "home", name: t("nav.home"), path: "/", text: named("nav.home") },
  { id: "about", name: t("nav.about"), path: "/o-nas", text: named("nav.about") },
  {
    id: "services",
    name: t("nav.services"),
    path: "/uslugi",
    hasServices: true,
    text: named("nav.services"),
  },
  { id: "projects", name: t("nav.projects"), path: "/projekty", text: named("nav.projects") },
  {
    id: "case-studies",
    name: t("nav.caseStudies"),
    path: "/case-studies",
    lang: "en",
    text: named("nav.caseStudies"),
  },
  { id: "blog", name: t("nav.blog"), path: "/blog", text: named("nav.blog") },
  { id: "contact", name: t("nav.contact"), path: "/kontakt", text: named("nav.contact") },
  ...ownPages.pages.flatMap(({ id, name, path, inMenu }) => {
    const document = ownDocument("page", id);
    return inMenu ? [{ id: document, name, path, text: `${document}#/page/name` }] : [];
  }),
];

function named(key: string): string {
  return `translations#/dictionary/${key}`;
}
