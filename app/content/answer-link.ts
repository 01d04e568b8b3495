import { typeset } from "~/text/typeset.ts";

/** The page of the link „Odpowiedziano” in the mail of an enquiry. */
export const answerLinkPage = {
  title: "Odpowiedziano",
  of: "Zapytanie z\u00a0{day}, od: {name}",
  button: "Odpowiedziano",
  panel: "Otwórz w\u00a0panelu",
  states: typeset({
    open: {
      title: "Odpowiedź wysłana?",
      text: "Jeden przycisk, a panel przestanie liczyć czas do odpowiedzi. Reszta zespołu zobaczy, że sprawa jest załatwiona.",
    },
    done: {
      title: "Zapisane",
      text: "To zapytanie jest teraz oznaczone jako „Odpowiedziano”. Tę stronę możesz zamknąć.",
    },
    answered: {
      title: "Już odpowiedziano",
      text: "To zapytanie było już oznaczone jako „Odpowiedziano”. Nic więcej nie trzeba robić.",
    },
    spam: {
      title: "Oznaczone jako spam",
      text: "Ktoś z zespołu uznał tę wiadomość za spam, więc nic nie zmieniliśmy. W panelu można to cofnąć.",
    },
    expired: {
      title: "Ten link już nie działa",
      text: "Link z maila działa siedem dni. Nic nie zmieniliśmy: zaznacz odpowiedź w panelu.",
    },
    removed: {
      title: "Tego zapytania już nie ma",
      text: "Wiadomość usunięto z panelu, więc nie ma czego zaznaczać.",
    },
    missing: {
      title: "Ten link nie działa",
      text: "Adres jest niepełny albo bardzo stary. Nic nie zmieniliśmy: zaznacz odpowiedź w panelu.",
    },
    failed: {
      title: "Nie udało się",
      text: "Serwer nie odpowiada i nic się nie zmieniło. Otwórz link z maila jeszcze raz za chwilę.",
    },
  }),
} as const;
