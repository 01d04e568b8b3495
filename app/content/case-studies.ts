import { sample } from "~/text/sample.ts";
import { typeset, typesetTitle } from "~/text/typeset.ts";
import { shell } from "./shell.ts";

export const caseStudies = typeset({
  title: "Case Studies",
  lang: "en",
  lead: sample(
    "Cel, przebieg, wynik. Każdy projekt opisujemy tak, jak go rozliczamy: co było do zrobienia, jak to zrobiliśmy i co z tego wyszło.",
    "Cel, przebieg, wynik.",
  ),
  description:
    "Case studies agencji wideo: cel, przebieg i wyniki projektów filmowych, dronowych, podcastowych i reklamowych.",
  empty: { title: "Brak case studies", text: "Nowe case studies pojawią się wkrótce." },
  client: "Klient",
  industry: "Branża",
  seeDetails: "Zobacz szczegóły",
  callToAction: {
    title: "Szukasz wyniku, którego tu nie ma?",
    text: "Opisz, co ma się zmienić. Powiemy, czy film w tym pomoże i od czego zacząć.",
    label: "OPISZ SWÓJ CEL",
  },
  loading: "Wczytujemy case studies…",
  failed: {
    text: "Wystąpił błąd podczas wczytywania case studies",
    hint: "Nie udało się ich teraz wczytać.",
    done: "Case studies wczytane.",
  },
});

/** Fixed wording. */
const sections = {
  projectSummary: typesetTitle("Wprowadzenie i cel projektu"),
  process: "Proces realizacji",
  film: "Portfolio realizacji",
  results: "Wyniki",
  gallery: "Galeria",
  conclusions: "Wnioski",
  finalSummary: "Podsumowanie",
};

export const caseStudy = {
  sections,
  ...typeset({
    back: "Wróć do case studies",
    next: "Następna realizacja",
    related: "Podobne realizacje",
    loading: "Wczytujemy case study…",
    client: "Klient",
    industry: "Branża",
    date: "Data",
    summary: "W skrócie",
    sample: "Kadr z filmu (przykład)",
    youtube: "Zobacz na YouTube",
    play: "Odtwórz film",
    playFrom: "Odtwórz od",
    player: "Film: {title}",
    playPrivacy: "Film odtwarza YouTube. Po kliknięciu pozna twój adres IP.",
    chapters: "Rozdziały filmu",
    transcript: "Transkrypcja",
    missing: {
      code: shell.notFound.code,
      title: "Nie znaleziono case study",
      text: "Adres mógł się zmienić. Wszystkie projekty, które możemy pokazać, są na liście.",
      toast: "Case study nie zostało znalezione",
    },
    failed: {
      text: "Wystąpił błąd podczas wczytywania case study",
      done: "Case study wczytane.",
    },
    callToAction: {
      title: "Potrzebujesz podobnego rozwiązania?",
      text: "Napisz, co ma się zmienić po filmie. Odpowiemy, jak i za ile.",
      label: "SKONTAKTUJ SIĘ",
    },
  }),
};

export const gallery = typeset({
  label: "Galeria zdjęć",
  previous: "Poprzednie zdjęcie",
  next: "Następne zdjęcie",
  thumbnails: "Miniatury",
  thumbnail: "Miniatura",
  picture: "zdjęcie",
  position: "Zdjęcie {at} z {count}",
});
