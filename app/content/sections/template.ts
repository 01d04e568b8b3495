import { pagePicture } from "~/picture-source.ts";
import { typeset } from "~/text/typeset.ts";
import type { OwnPage } from "./types.ts";

/** What an added service or page begins as; it has a copy of its own (`app/site-texts/own-pages.ts`). */
export const page: OwnPage = typeset({
  id: "",
  slug: "",
  path: "",
  former: [],
  inMenu: false,
  hasForm: false,
  name: "",
  /** In the lists of services. */
  line: "",
  picture: pagePicture("hero-bg"),
  meta: { title: "", description: "" },
  hero: { title: "", lead: "", pictureAlt: "", price: "", slate: [] },
  blocks: [],
  callToAction: {
    title: "Porozmawiajmy",
    text: "Napisz, czego potrzebujesz. Odpiszemy, co z tym zrobić i kiedy.",
    label: "NAPISZ DO NAS",
  },
});
