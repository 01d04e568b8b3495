import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";

/*
 * Voice of the whole site: we say „ty” to the visitor (twój, ci – small letters), „my” of
 * ourselves. Numbers, nouns and verbs; no adjective that a competitor could also use.
 */
export const common = typeset({
  contactUs: "SKONTAKTUJ SIĘ",
  seeProjects: "ZOBACZ NASZE PROJEKTY",
  learnMoreService: "DOWIEDZ SIĘ WIĘCEJ",
  writeToUs: "Napisz do nas",
  openInMaps: "Otwórz w mapach",
  seeCaseStudy: "Zobacz całe case study",
  moreCaseStudies: "Więcej realizacji",
  services: "Usługi",
  phone: "Telefon",
  email: "E-mail",
  askForTier: "Zapytaj o ten wariant",
  mostChosen: "wybierany najczęściej",
  breadcrumbsHome: "Strona główna",
});

/** The picture that a network shows beside a link to a page. */
export const shareCard = { alt: `Plansza ze znakiem ${agency.name}: {title}` } as const;
