import type { TextId } from "~/site-texts/types.ts";

/** Texts of which a visitor reads one, and when. */
export type VariantSet = { name: string; when: Readonly<Record<TextId, string>> };

const days = ["w\u00a0niedzielę", "w\u00a0poniedziałek", "we wtorek", "w\u00a0środę"];
const laterDays = ["w\u00a0czwartek", "w\u00a0piątek", "w\u00a0sobotę"];

const portions = (list: string): Readonly<Record<TextId, string>> => ({
  [`blog/long-lists#/${list}/shown`]: "Zanim ktoś wczyta następne",
  [`blog/long-lists#/${list}/loaded`]: "Po wczytaniu następnych",
  [`blog/long-lists#/${list}/whole`]: "Gdy widać już wszystkie",
  [`blog/long-lists#/${list}/loading`]: "W\u00a0czasie wczytywania",
  [`blog/long-lists#/${list}/failed`]: "Gdy wczytanie się nie uda",
});

export const variantSets: readonly VariantSet[] = [
  {
    name: "Otwarte albo zamknięte",
    when: {
      "open-now#/openNow/open": "Gdy biuro jest otwarte",
      "open-now#/openNow/opens": "Gdy biuro jest zamknięte",
      "open-now#/openNow/today": "W\u00a0miejscu {day}: otwieracie tego samego dnia",
      "open-now#/openNow/tomorrow": "W\u00a0miejscu {day}: otwieracie następnego dnia",
      ...Object.fromEntries(
        [...days, ...laterDays].map((day, at) => [
          `open-now#/openNow/onDay/${at}`,
          `W\u00a0miejscu {day}: otwieracie ${day}`,
        ]),
      ),
    },
  },
  {
    name: "Jak długo trzymacie wiadomości",
    when: {
      "privacy#/keptFor/one": "Gdy to jeden miesiąc",
      "privacy#/keptFor/other": "Gdy to więcej miesięcy",
    },
  },
  { name: "Ile wpisów widać", when: portions("morePosts") },
  { name: "Ile case studies widać", when: portions("moreCaseStudies") },
  {
    name: "Przycisk formularza",
    when: {
      "contact-form#/contactForm/send": "Przed wysłaniem",
      "contact-form#/contactForm/sending": "W\u00a0czasie wysyłania",
    },
  },
  {
    name: "Czy wysłać informację o\u00a0wizycie",
    when: {
      "contact-visit#/contactVisit/leaveOut": "Gdy informacja będzie wysłana",
      "contact-visit#/contactVisit/sendAfterAll": "Gdy ktoś ją wyłączył",
    },
  },
  {
    name: "Przycisk menu",
    when: {
      "shell#/shell/openMenu": "Gdy menu jest zamknięte",
      "shell#/shell/closeMenu": "Gdy menu jest otwarte",
    },
  },
  {
    name: "Podgląd dla klienta",
    when: {
      "preview#/previewPage/banner": "Gdy tekst nie jest opublikowany",
      "preview#/previewPage/published": "Gdy jest już opublikowany",
    },
  },
  {
    name: "Zadanie na liście",
    when: {
      "markdown#/markdownWords/done": "Gdy jest zrobione",
      "markdown#/markdownWords/toDo": "Gdy jest do zrobienia",
    },
  },
];

export function variantSetOf(id: TextId): VariantSet | undefined {
  return variantSets.find(({ when }) => Object.hasOwn(when, id));
}
