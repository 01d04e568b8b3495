import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";

/* Voice of the whole site: „ty” to the visitor, in small letters, and „my” of ourselves. */
export const common = typeset({
  seeProjects: "ZOBACZ NASZE PROJEKTY",
  seeCaseStudy: "Zobacz całe case study",
  breadcrumbsHome: "Strona główna",
});

export const shareCard = { alt: `Plansza ze znakiem ${agency.name}: {title}` } as const;
