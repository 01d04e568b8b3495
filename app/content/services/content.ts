import { zl } from "~/text/numbers.ts";
import { typeset } from "~/text/typeset.ts";
import type { ServicePage } from "./types.ts";

/*
 * SAMPLE DATA beyond the figures that every page shares: what each package holds, the calendar and
 * the hours it costs the client. Make them true before you publish.
 */
export const content: ServicePage = typeset({
  slug: "marketing-content",
  name: "Marketing content",
  meta: {
    title: "Marketing content: pakiety treści dla firm",
    description: `Filmy, artykuły i grafiki z jednego dnia zdjęć w miesiącu. Pakiety ${zl(2500)}, ${zl(4500)} i ${zl(8000)} miesięcznie, z kalendarzem publikacji i raportem.`,
  },
  hero: {
    title: "Jeden dzień zdjęć, miesiąc publikacji",
    lead: "Raz w miesiącu przyjeżdżamy z kamerą i listą pytań. Z tego dnia powstaje wszystko, co firma publikuje przez kolejne cztery tygodnie.",
    picture: {
      name: "service-content",
      alt: "Oś montażowa zbudowana z klocków, przez środek biegnie świecący znacznik",
    },
    slate: [
      { value: "1 dzień", label: "zdjęć w miesiącu" },
      { value: "31", label: "gotowych materiałów w pakiecie średnim" },
      { value: `od ${zl(2500)}`, label: "miesięcznie" },
      { value: "3 rundy", label: "poprawek do każdego materiału" },
    ],
  },
  blocks: [
    {
      kind: "yield",
      title: "Rachunek z jednego dnia",
      lead: "Nie wymyślamy treści od zera dwadzieścia razy. Nagrywamy raz, a dobrze, i tniemy.",
      source: { value: "6 h", label: "materiału z czterech rozmów i hali" },
      results: [
        { value: "1", label: "film", text: "2–3 minuty, na stronę i do ofert handlowych" },
        { value: "8", label: "rolek", text: "15–45 sekund, z napisami, w pionie" },
        { value: "2", label: "artykuły", text: "6000 znaków, z rozmów, z autoryzacją" },
        { value: "20", label: "zdjęć i grafik", text: "do postów, prezentacji i biura prasowego" },
      ],
    },
    {
      kind: "month",
      title: "Kalendarz, który dostajesz 25. dnia miesiąca",
      lead: "Przykładowe cztery tygodnie pakietu średniego. Zatwierdzasz całość naraz, w jednym arkuszu, w 30 minut.",
      weeks: [
        {
          label: "Tydzień 1",
          entries: [
            { day: "Wt", format: "Film", text: "Jak powstaje zamówienie nr 1" },
            { day: "Cz", format: "Rolka", text: "Trzy pytania do szefowej jakości" },
          ],
        },
        {
          label: "Tydzień 2",
          entries: [
            { day: "Pn", format: "Artykuł", text: "Ile kosztuje przestój linii" },
            { day: "Śr", format: "Rolka", text: "Detal, którego nie widać w katalogu" },
            { day: "Pt", format: "Zdjęcia", text: "Ludzie nocnej zmiany" },
          ],
        },
        {
          label: "Tydzień 3",
          entries: [
            { day: "Wt", format: "Rolka", text: "Mit, który słyszymy od klientów" },
            { day: "Cz", format: "Grafika", text: "Pięć liczb z ostatniego kwartału" },
          ],
        },
        {
          label: "Tydzień 4",
          entries: [
            { day: "Pn", format: "Artykuł", text: "Rozmowa z klientem po roku" },
            { day: "Śr", format: "Rolka", text: "Odpowiedź na komentarz" },
            { day: "Pt", format: "Raport", text: "Co zadziałało, co wyrzucamy" },
          ],
        },
      ],
    },
    {
      kind: "tiers",
      title: "Trzy pakiety, ceny miesięczne netto",
      lead: "Umowa na trzy miesiące, potem co miesiąc. Niewykorzystane materiały przechodzą na kolejny miesiąc.",
      tiers: [
        {
          name: "Start",
          price: zl(2500),
          period: "miesięcznie",
          audience: "Jedna osoba od marketingu, jeden kanał",
          items: [
            "pół dnia zdjęć",
            "4 rolki z napisami",
            "1 artykuł, 6000 znaków",
            "8 grafik lub zdjęć",
            "kalendarz publikacji",
          ],
        },
        {
          name: "Rytm",
          price: zl(4500),
          period: "miesięcznie",
          audience: "Firma, która sprzedaje w sieci i w terenie",
          items: [
            "jeden dzień zdjęć",
            "1 film 2–3 minuty",
            "8 rolek z napisami",
            "2 artykuły",
            "20 zdjęć i grafik",
            "publikacja i raport",
          ],
          chosen: true,
        },
        {
          name: "Redakcja",
          price: zl(8000),
          period: "miesięcznie",
          audience: "Kilka marek, kilka języków, dział handlowy",
          items: [
            "dwa dni zdjęć, w tym dron",
            "2 filmy i 16 rolek",
            "4 artykuły i newsletter",
            "40 zdjęć i grafik",
            "reklamy płatne: przygotowanie i testy",
            "redaktor na wyłączność, spotkanie co tydzień",
          ],
        },
      ],
      note: "Budżet reklamowy płacisz bezpośrednio platformie, nie przez nas.",
    },
    {
      kind: "versus",
      lit: "right",
      title: "Profil firmowy przed i po kwartale",
      left: {
        title: "Przed",
        items: [
          "Życzenia świąteczne i „poszukujemy do zespołu”",
          "Zdjęcie z banku zdjęć, które ma też konkurencja",
          "Post wtedy, gdy ktoś ma czas",
          "Handlowiec wysyła PDF z 2021 roku",
        ],
      },
      right: {
        title: "Po",
        items: [
          "Odpowiedzi na pytania, które klienci zadają przez telefon",
          "Twoi ludzie, twoja hala, twoje światło",
          "Dziesięć publikacji w miesiącu, w stałe dni",
          "Handlowiec wysyła film z minutą, w której jest odpowiedź",
        ],
      },
    },
    { kind: "portfolio", title: "Marki, które mówią same", ids: [3, 1, 6] },
    {
      kind: "benefits",
      layout: "columns",
      title: "Ile to kosztuje ciebie, w godzinach",
      items: [
        {
          title: "2 godziny na starcie",
          text: "Warsztat: o co pytają klienci, czego nie wolno mówić, kto zatwierdza.",
        },
        {
          title: "6 godzin w miesiącu",
          text: "Dzień zdjęciowy, w którym twoi ludzie rozmawiają z nami po 40 minut.",
        },
        {
          title: "30 minut na akceptację",
          text: "Jeden arkusz, jedna osoba, jedno popołudnie. Nie gonimy cię na komunikatorach.",
        },
      ],
    },
  ],
  faq: {
    title: "Pytania przed pierwszym miesiącem",
    items: [
      {
        id: "cena",
        question: "Ile kosztuje stałe tworzenie treści?",
        answer: `Trzy pakiety: ${zl(2500)}, ${zl(4500)} i ${zl(8000)} netto miesięcznie. Różnią się liczbą dni zdjęciowych i materiałów, nie jakością.`,
      },
      {
        id: "tematy",
        question: "Skąd weźmiecie tematy? Nasza branża jest nudna",
        answer:
          "Z telefonów do działu handlowego. Prosimy o 20 pytań, które padają najczęściej. To zwykle wystarcza na pół roku publikacji.",
      },
      {
        id: "poprawki",
        question: "Kto zatwierdza teksty i filmy?",
        answer:
          "Jedna osoba po twojej stronie. Każdy materiał ma do 3 rund poprawek, a teksty z wypowiedziami autoryzuje ten, kto je powiedział.",
      },
      {
        id: "efekty",
        question: "Po jakim czasie widać efekty?",
        answer:
          "Zasięg rośnie zwykle po 4–6 tygodniach, zapytania po trzech miesiącach. Dlatego pierwsza umowa trwa kwartał i kończy się raportem.",
      },
      {
        id: "rezygnacja",
        question: "Co, jeśli chcę zrezygnować?",
        answer:
          "Po pierwszym kwartale wystarczy e-mail do końca miesiąca. Wszystkie pliki, także surowe, zabierasz ze sobą.",
      },
    ],
  },
  callToAction: {
    title: "Wyślij pięć pytań, które zadają ci klienci",
    text: "W ciągu 24 godzin odeślemy pięć tytułów i formatów, w których na nie odpowiemy. Zostają u ciebie niezależnie od decyzji.",
    label: "WYŚLIJ PYTANIA",
  },
});
