import { typeset } from "~/text/typeset.ts";
import { t } from "./translations.ts";

export type NavigationItem = { name: string; path: string };

/** The header, in its order. */
export const navigation: readonly NavigationItem[] = [
  { name: t("nav.home"), path: "/" },
  { name: t("nav.about"), path: "/o-nas" },
  { name: t("nav.services"), path: "/uslugi" },
  { name: t("nav.projects"), path: "/projekty" },
  { name: t("nav.caseStudies"), path: "/case-studies" },
  { name: t("nav.blog"), path: "/blog" },
  { name: t("nav.contact"), path: "/kontakt" },
];

/** What opens under USŁUGI: all eight service pages. */
export const serviceNavigation: readonly NavigationItem[] = typeset([
  { name: "Produkcja wideo i film", path: "/uslugi/produkcja-wideo" },
  { name: "Nagrania dronem DJI i FPV", path: "/uslugi/nagrania-dronem" },
  { name: "Podcasty", path: "/uslugi/podcasty" },
  { name: "Live streaming", path: "/uslugi/live-streaming" },
  { name: "Marketing content", path: "/uslugi/marketing-content" },
  { name: "Social media", path: "/uslugi/social-media" },
  { name: "Strony internetowe i SEO", path: "/uslugi/strony-internetowe" },
  { name: "Grafika", path: "/uslugi/grafika" },
]);
