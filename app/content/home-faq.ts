import { sample } from "~/text/sample.ts";

export const homeFaq = {
  title: "Zanim zapytasz o cenę",
  items: sample([
    {
      id: "wycena",
      question: "Ile to kosztuje?",
      answer:
        "Transmisja na żywo zaczyna się od {liveStream.oneCamera} zł, a pełna realizacja kosztuje {liveStream.fullFrom}–{liveStream.fullTo} zł. Sesja podcastu kosztuje od {podcast.audioSession} zł. Strony robimy w trzech rozmiarach: od {website.small}, od {website.company} i od {website.shop} zł. {{Film z jednym dniem zdjęciowym: od {video.film} zł. }}Kwoty netto. Film wyceniamy po rozmowie, bo dzień zdjęciowy na dachu i dzień w biurze to dwie różne faktury.",
    },
    {
      id: "terminy",
      question: "Kiedy dostanę gotowy materiał?",
      answer:
        "Film oddajemy po 21 dniach, projekt z dronem zwykle w 7–14 dni roboczych, stronę w 4–12 tygodni. Termin wpisujemy do umowy jako datę.",
    },
    {
      id: "poprawki",
      question: "Ile poprawek mam w cenie?",
      answer:
        "Do trzech rund. Uwagi wpisujesz wprost na osi czasu filmu, a my oddajemy listę zmian z dokładnością do sekundy.",
    },
    {
      id: "pakiety",
      question: "Czy współpracujecie na stałe?",
      answer:
        "Tak. Pakiety treści kosztują {contentPerMonth.start}, {contentPerMonth.rhythm} albo {contentPerMonth.newsroom} zł netto miesięcznie. Różnią się liczbą filmów i tekstów. Robią je zawsze te same osoby.",
    },
    {
      id: "odpowiedz",
      question: "Jak szybko odpowiadacie?",
      answer: "W ciągu 24 godzin. Odpisuje producentka, która potem prowadzi twój projekt.",
    },
  ]),
};
