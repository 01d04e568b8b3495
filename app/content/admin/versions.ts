import { TRASH_DAYS } from "../retention.ts";

export const history = {
  title: "Historia zmian",
  hint: "Zaznaczone słowa wrócą, a\u00a0przekreślone znikną z\u00a0formularza, gdy przywrócisz wersję. Godziny podajemy według czasu warszawskiego.",
  empty: "Nie ma jeszcze wcześniejszych wersji.",
  current: "Obecna wersja",
  entry: (when: string) => `Wersja z\u00a0${when}`,
  by: (who: string) => `zapisana przez ${who}`,
  unknown: "zapisana poza panelem",
  first: "pierwsza wersja",
  authorLost: "nie wiemy, kto ją zapisał",
  restore: "Przywróć tę wersję",
  restored: "Wersja wczytana do formularza. Zapisz, żeby ją przywrócić.",
  apart: "Przywróć także publikację i\u00a0adres",
  onlyApart: "Ta wersja ma inną publikację albo inny adres. Reszta jest taka sama.",
  added: "dodane",
  removed: "usunięte",
  same: "Ta wersja nie różni się od obecnej.",
  back: "Wróć do edycji",
  failed: "Nie udało się wczytać historii",
} as const;

export const trash = {
  title: "Kosz",
  hint: `Usunięte teksty czekają tu ${TRASH_DAYS}\u00a0dni. Godziny podajemy według czasu warszawskiego.`,
  empty: "Kosz jest pusty.",
  deleted: (when: string, who: string) => `Usunięto ${when}${who ? ` (${who})` : ""}`,
  restore: "Przywróć",
  show: "Podgląd",
  restored: "Przywrócono z\u00a0Kosza",
  restoredAsDraft: "Przywrócono z\u00a0Kosza jako szkic",
  wasPublic: {
    title: "Ten tekst był na stronie",
    text: (title: string) =>
      `„${title}” może wrócić jako szkic albo od razu ukazać się na stronie, jak przed usunięciem.`,
    asDraft: "Przywróć jako szkic",
    public: "Przywróć na stronę",
  },
  failed: "Nie udało się wczytać Kosza",
  restoreFailed: "Nie udało się przywrócić tekstu",
  slugTaken: "Adres tego tekstu zajął tymczasem inny. Zmień jego slug i\u00a0spróbuj ponownie.",
} as const;
