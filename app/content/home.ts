import { pagePicture } from "~/picture-source.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";
import { prices } from "./agency/prices.ts";
import type { ServiceSlug } from "./agency/services.ts";
import { withPrices } from "./agency/with-prices.ts";
import { homeFaq } from "./home-faq.ts";
import { ownPages } from "./sections/own-pages.ts";
import { t } from "./translations.ts";

/** What a row of the services says, by their addresses. */
const lines: Readonly<Record<string, string>> = {
  ...sample({
    "produkcja-wideo": "Jeden dzień zdjęć, film główny i komplet krótkich wersji.",
    "nagrania-dronem": "DJI na spokojny przelot, FPV na przelot przez halę.",
    podcasty: "Studio, trzy kamery i dźwięk 24-bit/48 kHz.",
    "live-streaming": "Dwa niezależne łącza. Jedno może paść, transmisja nie.",
    "marketing-content": "Plan publikacji, w którym każdy film ma swój dzień i powód.",
    "social-media": "Rolki od razu kręcone w pionie.",
    "strony-internetowe": "Dwie sekundy na zwykłym telefonie.",
    grafika: "Miniatury, plansze i znak, który działa też w 16 pikselach.",
  } satisfies Record<ServiceSlug, string>),
  ...Object.fromEntries(ownPages.services.map(({ slug, line }) => [slug, line])),
};

const contactUs = "SKONTAKTUJ SIĘ";

export const home = typeset({
  meta: {
    title: sample(
      `${agency.name} – agencja wideo i marketingu internetowego z Katowic`,
      "Agencja wideo i marketingu internetowego",
    ),
    description:
      "Filmy, zdjęcia z drona, podcasty, transmisje na żywo, social media, strony i grafika. Od scenariusza po publikację.",
  },
  hero: {
    picture: pagePicture("hero-bg"),
    title: ["Żaden kadr", "nie jest", "przypadkiem."],
    lead: "Film, dron, podcast, transmisja na żywo – i strona, na którą to wszystko trafia. Od pierwszego zdania scenariusza po ostatnią klatkę montażu.",
    contactUs,
    reel: { name: "Film", length: "0:30" },
    next: "Pierwsza scena",
    end: "00:00:24:00",
  },
  intro: {
    eyebrow: "Kim jesteśmy",
    title: "Wesprzemy cię w promocji. Zaczynamy, gdy kamera jest jeszcze w torbie.",
    paragraphs: sample([
      "Na twoją halę przyjedziemy o szóstej rano, bo światło z okien jest tam najlepsze do dziewiątej. Wiemy to, bo byliśmy u ciebie trzy dni wcześniej, z notesem i światłomierzem.",
      "Ci sami ludzie odbierają telefon, stoją na planie i oddają ci gotowe pliki.",
    ]),
    learnMore: t("common.learnMore"),
    picture: pagePicture("light-interview"),
    pictureAlt:
      "Manekin w golfie z mikrofonem na piersi, za nim czerwona tarcza światła, z prawej reflektor",
  },
  services: {
    eyebrow: "Usługi",
    title: sample("Jedna ekipa, osiem rzemiosł", "Nasze usługi"),
    all: "Wszystkie usługi",
    /** On the picture of the chosen one. */
    onAir: "REC",
    lines,
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
    lead: sample(
      "Światło, dźwięk, obiektywy i przepisy. Piszemy o tym, o co klienci pytają nas przy kawie.",
    ),
    all: "Wszystkie wpisy",
  },
  team: {
    eyebrow: "Zespół",
    title: sample("Tych troje spotkasz na planie", "Kto poprowadzi twój projekt"),
    /** When they are not three. */
    otherTitle: "Kto poprowadzi twój projekt",
  },
  clients: {
    title: "Przed naszą kamerą",
    note: sample("Znaki przykładowe – w ich miejsce wejdą logotypy naszych klientów.", ""),
    pause: "Zatrzymaj pasek",
  },
  faq: withPrices(homeFaq, prices),
  cta: {
    title: "Kamera stoi. Światło gotowe. Mównica czeka na ciebie.",
    label: contactUs,
    picture: {
      name: pagePicture("empty-hall"),
      alt: "Pusta mównica w świetle",
    },
  },
  contact: {
    eyebrow: t("common.contact"),
    title: t("common.startWorking"),
    text: sample(
      "Napisz, co, gdzie i na kiedy. Odpowiemy w ciągu 24 godzin.",
      "Napisz, co, gdzie i na kiedy.",
    ),
    phones: "Telefony",
    email: "E-mail",
    hours: "Godziny",
  },
});
