import { pagePicture } from "~/picture-source.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { type OfferedService, type ServiceSlug, services } from "./agency/services.ts";
import { ownPages } from "./sections/own-pages.ts";

/** Graphic design has no card; a sentence below the cards leads to it. */
const descriptions: Record<Exclude<ServiceSlug, "grafika">, string> = typeset(
  sample({
    "produkcja-wideo": "Scenariusz, jeden dzień zdjęć, montaż. Film i wersje pionowe po 21 dniach.",
    "nagrania-dronem":
      "Skala ze 120 metrów i przelot przez halę jednym ujęciem. Zgody po naszej stronie.",
    podcasty: "24-bit/48 kHz, trzy kamery, odcinek gotowy po pięciu dniach roboczych.",
    "live-streaming": "Konferencje i premiery na dwóch łączach, z próbą generalną dzień wcześniej.",
    "marketing-content": "Jeden dzień zdjęć w miesiącu, z którego powstaje 31 materiałów.",
    "social-media": "Kanał w stałe dni i w stałych formatach. Pierwsza publikacja po 14 dniach.",
    "strony-internetowe": "Teksty, zdjęcia i kod od jednego zespołu. Premiera po 4–12 tygodniach.",
  }),
);

export const serviceCards: readonly (OfferedService & { description: string })[] = [
  ...services.flatMap((service) =>
    service.slug === "grafika" ? [] : [{ ...service, description: descriptions[service.slug] }],
  ),
  ...ownPages.services.map(({ slug, name, path, picture, line }) => {
    return { slug, name, path, picture, description: line };
  }),
];

export const servicesOverview = typeset({
  meta: {
    title: "Usługi: wideo, dron, podcast, live, treści, strony",
    description: sample(
      "Film, dron, podcasty, transmisje na żywo, treści, social media i strony od jednej ekipy z Katowic. Sprawdź terminy, pliki i ceny na stronach usług.",
    ),
  },
  hero: {
    picture: pagePicture("blog-lenses"),
    eyebrow: "Usługi",
    title: "Od pierwszego zdania do ostatniego piksela",
    lead: sample(
      "Ci sami ludzie prowadzą projekt od scenariusza po publikację. Na duże plany dobieramy sprawdzoną ekipę.",
    ),
  },
  cards: {
    title: "Wszystko, żeby cię było widać",
    lead: sample(
      "Każda usługa ma własną stronę z planem pracy, listą plików i odpowiedziami na pytania.",
    ),
  },
  alsoDesign: {
    text: "Projektujemy też znaki, opakowania i materiały do druku.",
    link: "Zobacz grafikę",
    to: services.find(({ slug }) => slug === "grafika")?.path ?? "/uslugi",
  },
  learnMore: "DOWIEDZ SIĘ WIĘCEJ",
  benefits: {
    title: "Dlaczego warto z nami pracować",
    items: sample([
      {
        title: "Doświadczony zespół",
        text: "Kręcimy w halach hut, salach konferencyjnych i na dachach. Film prowadzi ta sama osoba od briefu do plików.",
      },
      {
        title: "Nowoczesny sprzęt",
        text: "Kamery 4K z zapisem 10 bit, drony DJI i FPV, mikser wizji i studio z tłem 19 dB(A). Podstawowy sprzęt jest nasz, więc nie czekamy na wypożyczalnię.",
      },
      {
        title: "Indywidualne podejście",
        text: "Przed wyceną rozmawiamy przez godzinę. Zdarza się, że po niej odradzamy film i proponujemy sesję zdjęciową.",
      },
      {
        title: "Kompleksowa obsługa",
        text: "Scenariusz, plan, montaż, napisy, strona i publikacja pod jednym numerem telefonu i na jednej fakturze.",
      },
      {
        title: "Terminowość",
        text: "Daty zdjęć, pierwszej wersji i gotowych plików wpisujemy do umowy.",
      },
      {
        title: "Doskonałe rezultaty",
        text: "Kanał eksperta lotniczego przekroczył 5 000 000 wyświetleń. Liczby podajemy przy każdej realizacji.",
      },
    ]),
  },
  callToAction: {
    title: "Nie wiesz, której usługi potrzebujesz?",
    text: "Napisz, co ma się wydarzyć w firmie. Resztę nazwiemy za ciebie.",
    label: "OPISZ SWÓJ CEL",
  },
});
