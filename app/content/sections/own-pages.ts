import type { OwnPage } from "./types.ts";

/** None in the code. `app/site-texts/own-pages.ts` puts in what the owner has added, before others take it from here. */
export const ownPages: { services: readonly OwnPage[]; pages: readonly OwnPage[] } = {
  services: [],
  pages: [],
};

/** Of an added page: what was added as a section stands there. */
export const noQuestions = { title: "", items: [] };
