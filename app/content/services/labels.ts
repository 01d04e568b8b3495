import { typeset } from "~/text/typeset.ts";

/** What the pages of all services say. */
export const serviceLabels = typeset({
  services: "Usługi",
  moreCaseStudies: "Więcej realizacji",
  posts: "Więcej na blogu",
  askForTier: "Zapytaj o ten pakiet",
  mostChosen: "wybierany najczęściej",
});
