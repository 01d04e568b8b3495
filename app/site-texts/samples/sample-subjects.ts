import type { TextId } from "../types.ts";

/** Who is responsible for the data must be said before anybody sends some, whatever stands there meanwhile. */
export const CLAUSE: TextId = "contact-form#/privacyClause/text";

/** As the header and every title say it. „Marka” keeps it. */
export const NAME: TextId = "agency/agency#/agency/name";

/** Facts that „Dane firmy” keeps: what their ids begin with, and the subject whose value takes their place. */
const subjects: readonly (readonly [start: string, subject: string])[] = [
  ["agency/agency#/agency/phone", "team"],
  ["agency/agency#/agency/email", "office"],
  ["agency/agency#/agency/location", "office"],
  ["agency/office#", "office"],
  ["agency/opening-hours#", "opening-hours"],
  ["agency/prices#", "prices"],
  ["agency/team#", "team"],
  ["agency/clients#", "clients"],
  ["agency/privacy-facts#", "privacy"],
  ["projects#/portfolio/", "projects"],
  ["home-faq#/homeFaq/items/", "home"],
];
const QUESTION = /^(services\/[\w-]+)#\/\w+\/faq\/items\//;

/** Null for a text that is edited on its page. */
export function subjectOf(id: TextId): string | null {
  const [, service] = QUESTION.exec(id) ?? [];
  return service ?? subjects.find(([start]) => id.startsWith(start))?.[1] ?? null;
}
