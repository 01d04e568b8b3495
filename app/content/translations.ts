import { sample } from "~/text/sample.ts";

/** Texts by their keys. Fixed wording, so with plain spaces. */
export const dictionary: Readonly<Record<string, string>> = {
  "nav.home": "WITAMY",
  "nav.about": "O NAS",
  "nav.services": "USŁUGI",
  "nav.projects": "PROJEKTY",
  "nav.caseStudies": "CASE STUDIES",
  "nav.blog": "BLOG",
  "nav.contact": "KONTAKT",
  "nav.cta": "SKONTAKTUJ SIĘ!",
  "footer.menu": "Menu",
  "footer.about": "O nas",
  "footer.description": sample(
    "Jesteśmy ekipą, która zawodowo robi wideo, marketing internetowy i\u00a0treści oglądane do końca.",
  ),
  "footer.rights": "Wszelkie prawa zastrzeżone.",
  "common.learnMore": "POZNAJ NAS LEPIEJ",
  "common.startWorking": "Zacznijmy działać!",
  "common.contact": "Kontakt",
};

export function t(key: string): string {
  return Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key;
}
