export const offerWords = {
  title: "Usługi",
  intro:
    "Ukryta usługa znika z\u00a0menu, strony głównej, listy usług, stopki, mapy strony i\u00a0danych dla wyszukiwarek, a\u00a0jej adres odpowiada 404.",
  failed: "Nie udało się wczytać usług",
  hide: "Ukryj",
  show: "Pokaż",
  edit: "Edytuj",
  hidden: "Ukryta",
  moveUp: (name: string) => `Przesuń wyżej: ${name}`,
  moveDown: (name: string) => `Przesuń niżej: ${name}`,
  publish: "Opublikuj zmiany",
  published: "Opublikowano. Zmiana jest już na stronie.",
  saveFailed: (reason: string) => `Nie udało się zapisać: ${reason}`,
  conflict: "Ktoś zmienił usługi przed tobą. Widzisz teraz jego wersję.",
  last: "Zostaw co najmniej jedną usługę",
  waiting: "Zmiany czekają na publikację.",
  redirect: "Przekieruj stary adres",
} as const;
