import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";

/* Voice of the whole site: „ty” to the visitor, in small letters, and „my” of ourselves. */
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

export const shareCard = { alt: `Plansza ze znakiem ${agency.name}: {title}` } as const;
