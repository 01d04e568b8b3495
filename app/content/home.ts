import type { PictureName } from "~/generated/pictures.ts";
import { formatNumber, zl, zlRange } from "~/text/numbers.ts";
import { typeset } from "~/text/typeset.ts";

export type ServiceTeaser = { name: string; path: string; line: string; picture: PictureName };

export const home = typeset({
  meta: {
    title: "KADR – agencja wideo i marketingu internetowego z Katowic",
    description:
      "Filmy, zdjęcia z drona, podcasty, transmisje na żywo, social media, strony i grafika. Trzyosobowa ekipa z Katowic, jeden skład od scenariusza po publikację.",
  },
  hero: {
    title: ["Żaden kadr", "nie jest", "przypadkiem."],
    lead: "Film, dron, podcast, transmisja na żywo – i strona, na którą to wszystko trafia. Od pierwszego zdania scenariusza po ostatnią klatkę montażu.",
    next: "Pierwsza scena",
  },
  intro: {
    eyebrow: "Kim jesteśmy",
    title: "Wesprzemy cię w promocji. Zaczynamy, zanim włączymy kamerę.",
    paragraphs: [
      "Na twoją halę przyjedziemy o szóstej rano, bo światło z okien jest tam najlepsze do dziewiątej. Wiemy to, bo byliśmy u ciebie tydzień wcześniej – z notesem, bez kamery.",
      "Jest nas troje: producentka, operator i montażysta. Ci sami ludzie odbierają telefon, stoją na planie i oddają ci gotowe pliki.",
    ],
    pictureAlt: "Trzy krzesła reżyserskie i reflektor na tle czerwonej tarczy światła",
  },
  services: {
    eyebrow: "Usługi",
    title: "Jedna ekipa, osiem rzemiosł",
    all: "Wszystkie usługi",
    list: [
      {
        name: "Produkcja wideo i film",
        path: "/uslugi/produkcja-wideo",
        line: "Jeden dzień zdjęć, film główny i komplet krótkich wersji.",
        picture: "service-video",
      },
      {
        name: "Nagrania dronem",
        path: "/uslugi/nagrania-dronem",
        line: "DJI na spokojny przelot, FPV na przelot przez halę.",
        picture: "service-drone",
      },
      {
        name: "Podcasty",
        path: "/uslugi/podcasty",
        line: "Dźwięk 24-bit/48 kHz i obraz, którego nie trzeba przepraszać.",
        picture: "service-mic",
      },
      {
        name: "Live streaming",
        path: "/uslugi/live-streaming",
        line: "Dwa niezależne łącza. Jedno może paść, transmisja nie.",
        picture: "service-live",
      },
      {
        name: "Marketing content",
        path: "/uslugi/marketing-content",
        line: "Plan publikacji, w którym każdy film ma swój dzień i powód.",
        picture: "service-content",
      },
      {
        name: "Social media",
        path: "/uslugi/social-media",
        line: "Rolki kręcone w pionie, a nie wycięte z poziomu.",
        picture: "service-social",
      },
      {
        name: "Strony i SEO",
        path: "/uslugi/strony-internetowe",
        line: "Wczytają się, zanim ktoś zdąży wrócić do wyników Google.",
        picture: "service-web",
      },
      {
        name: "Grafika",
        path: "/uslugi/grafika",
        line: "Miniatury, plansze i znak, który działa też w 16 pikselach.",
        picture: "service-design",
      },
    ] satisfies ServiceTeaser[],
  },
  projects: {
    eyebrow: "Projekty",
    title: "Kamera poszła. I co z tego wynikło?",
    all: "Zobacz projekty",
  },
  caseStudies: {
    eyebrow: "Case studies",
    title: "Stykówka: od briefu do liczb",
    all: "Wszystkie case studies",
    frame: "Klatka",
  },
  blog: {
    eyebrow: "Blog",
    title: "Notatki z planu",
    lead: "Światło, dźwięk, obiektywy i pieniądze. Piszemy o tym, o co klienci pytają nas przy kawie.",
    all: "Wszystkie wpisy",
  },
  team: {
    eyebrow: "Zespół",
    title: "Troje ludzi, ten sam skład na każdym planie",
    portraitAlt: "Sylwetka za ryflowanym szkłem, w czerwonym świetle",
  },
  clients: {
    title: "Przed naszą kamerą",
    // Say it on the page as well, as long as the marks are invented.
    note: "Znaki przykładowe: tu staną loga naszych klientów.",
    pause: "Zatrzymaj pasek",
  },
  faq: {
    title: "Zanim zapytasz o cenę",
    items: [
      {
        id: "wycena",
        question: "Ile to kosztuje?",
        answer: `Transmisja na żywo zaczyna się od ${zl(2000)}, a typowa kosztuje ${zlRange(5000, 15000)}. Sesja podcastu to wydatek od ${zl(500)}. Strony robimy w trzech rozmiarach: od ${zl(3000)}, ${zl(8000)} i ${zl(15000)}. Film wyceniamy po rozmowie, bo dzień zdjęciowy na dachu i dzień w biurze to dwie różne faktury.`,
      },
      {
        id: "terminy",
        question: "Kiedy dostanę gotowy materiał?",
        answer:
          "Projekt z dronem oddajemy w 7–14 dni roboczych, stronę w 4–12 tygodni. Termin wpisujemy do umowy jako datę, a nie jako „wkrótce”.",
      },
      {
        id: "poprawki",
        question: "Ile poprawek mam w cenie?",
        answer:
          "Do trzech rund. Uwagi wpisujesz wprost na osi czasu filmu, a my oddajemy listę zmian z dokładnością do sekundy.",
      },
      {
        id: "pakiety",
        question: "Czy pracujecie w stałej współpracy?",
        answer: `Tak. Pakiety treści kosztują ${formatNumber(2500)}, ${formatNumber(4500)} albo ${zl(8000)} miesięcznie. Różnią się liczbą filmów i tekstów, a nie jakością ludzi, którzy je robią.`,
      },
      {
        id: "odpowiedz",
        question: "Jak szybko odpowiadacie?",
        answer:
          "W ciągu 24 godzin. Odpisuje producentka, która potem prowadzi twój projekt – nie dział obsługi.",
      },
    ],
  },
  cta: {
    title: "Kamera stoi. Światło gotowe. Brakuje twojej historii.",
    pictureAlt: "Scena widziana z ostatniego rzędu: mówca na tle czerwonej tarczy ekranu",
  },
  closing: {
    text: "Napisz, co, gdzie i na kiedy. Wystarczą trzy zdania – odpowiemy w ciągu 24 godzin, konkretem zamiast formułki.",
    phones: "Telefony",
    email: "E-mail",
    hours: "Godziny",
  },
});
