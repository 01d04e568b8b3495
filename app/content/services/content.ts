import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { still } from "../pictures/stills.ts";
import type { ServiceText } from "./types.ts";

export const content: ServiceText = typeset({
  slug: "marketing-content",
  meta: {
    title: "Marketing content: pakiety treści dla firm",
    description: sample(
      "Filmy, artykuły i grafiki z jednego dnia zdjęć w miesiącu. Pakiety {contentPerMonth.start} zł, {contentPerMonth.rhythm} zł i {contentPerMonth.newsroom} zł miesięcznie, z kalendarzem publikacji i raportem.",
    ),
  },
  hero: {
    title: sample("Jeden dzień zdjęć, miesiąc publikacji", "Stałe treści dla firmy"),
    lead: sample(
      "Raz w miesiącu przyjeżdżamy z kamerą i listą pytań. Z tego dnia powstaje wszystko, co firma publikuje przez kolejne cztery tygodnie.",
    ),
    pictureAlt: "Oś montażowa zbudowana z klocków, przez środek biegnie świecący znacznik",
    price: sample(
      "Pakiety od {contentPerMonth.start} do {contentPerMonth.newsroom} zł netto miesięcznie.",
    ),
    slate: sample([
      { value: "1 dzień", label: "zdjęć w miesiącu" },
      { value: "31", label: "gotowych materiałów w pakiecie średnim" },
      { value: "od {contentPerMonth.start} zł", label: "miesięcznie" },
      { value: "3 rundy", label: "poprawek do każdego materiału" },
    ]),
  },
  blocks: [
    sample({
      kind: "list",
      layout: "yield",
      title: "Rachunek z jednego dnia",
      lead: "Nagrywamy raz, a dobrze, i tniemy.",
      facts: [{ value: "6 h", label: "materiału z czterech rozmów i hali" }],
      items: [
        { mark: "1", title: "film", text: "2–3 minuty, na stronę i do ofert handlowych" },
        { mark: "8", title: "rolek", text: "15–45 sekund, z napisami, w pionie" },
        { mark: "2", title: "artykuły", text: "6000 znaków, z rozmów, z autoryzacją" },
        { mark: "20", title: "zdjęć i grafik", text: "do postów, prezentacji i biura prasowego" },
      ],
    }),
    sample({
      kind: "groups",
      layout: "month",
      title: "Kalendarz, który dostajesz 25. dnia miesiąca",
      lead: "Wybrane publikacje z czterech tygodni pakietu średniego. Zatwierdzasz całość naraz, w jednym arkuszu, w 30 minut.",
      groups: [
        {
          title: "Tydzień 1",
          items: [
            { mark: "Wt", label: "Film", title: "Jak powstaje zamówienie nr 1", lit: true },
            { mark: "Cz", label: "Rolka", title: "Trzy pytania do szefowej jakości" },
          ],
        },
        {
          title: "Tydzień 2",
          items: [
            { mark: "Pn", label: "Artykuł", title: "Ile kosztuje przestój linii", lit: true },
            { mark: "Śr", label: "Rolka", title: "Detal, którego nie widać w katalogu" },
            { mark: "Pt", label: "Zdjęcia", title: "Ludzie nocnej zmiany" },
          ],
        },
        {
          title: "Tydzień 3",
          items: [
            { mark: "Wt", label: "Rolka", title: "Mit, który słyszymy od klientów" },
            { mark: "Cz", label: "Grafika", title: "Pięć liczb z ostatniego kwartału" },
          ],
        },
        {
          title: "Tydzień 4",
          items: [
            { mark: "Pn", label: "Artykuł", title: "Rozmowa z klientem po roku", lit: true },
            { mark: "Śr", label: "Rolka", title: "Odpowiedź na komentarz" },
            { mark: "Pt", label: "Raport", title: "Co zadziałało, co wyrzucamy" },
          ],
        },
      ],
    }),
    sample({
      kind: "tiers",
      title: "Trzy pakiety, ceny miesięczne netto",
      still: still("team-canvas"),
      lead: "Pierwsza umowa na trzy miesiące, potem przedłużana co miesiąc. Niewykorzystane materiały przechodzą na kolejny miesiąc.",
      tiers: [
        {
          name: "Start",
          price: "{contentPerMonth.start} zł",
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
          price: "{contentPerMonth.rhythm} zł",
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
          price: "{contentPerMonth.newsroom} zł",
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
      note: "Budżet reklamowy płacisz bezpośrednio platformie.",
    }),
    sample({
      kind: "groups",
      layout: "versus",
      title: "Profil firmowy przed i po kwartale",
      groups: [
        {
          title: "Przed",
          items: [
            { title: "Życzenia świąteczne i „poszukujemy do zespołu”" },
            { title: "Zdjęcie z banku zdjęć, które ma też konkurencja" },
            { title: "Post wtedy, gdy ktoś ma czas" },
            { title: "Handlowiec wysyła PDF z 2021 roku" },
          ],
        },
        {
          lit: true,
          title: "Po",
          items: [
            { title: "Odpowiedzi na pytania, które klienci zadają przez telefon" },
            { title: "Twoi ludzie, twoja hala, twoje światło" },
            { title: "Publikacje w stałe dni" },
            { title: "Handlowiec wysyła film i minutę, w której pada odpowiedź" },
          ],
        },
      ],
    }),
    { kind: "portfolio", title: "Marki, które mówią własnym głosem", ids: [3, 1, 6] },
  ],
  faq: {
    title: "Zanim zaczniemy",
    items: sample([
      {
        id: "cena",
        question: "Ile kosztuje stałe tworzenie treści?",
        answer:
          "Trzy pakiety: {contentPerMonth.start} zł, {contentPerMonth.rhythm} zł i {contentPerMonth.newsroom} zł netto miesięcznie. Różnią się liczbą dni zdjęciowych i materiałów.",
      },
      {
        id: "tematy",
        question: "Skąd weźmiecie tematy? Nasza branża jest nudna.",
        answer:
          "Z telefonów do działu handlowego. Prosimy o 20 pytań, które padają najczęściej. To zwykle wystarcza na pół roku publikacji.",
      },
      {
        id: "poprawki",
        question: "Kto zatwierdza teksty i filmy?",
        answer:
          "Jedna osoba po twojej stronie. Każdy materiał ma do 3 rund poprawek, a teksty z wypowiedziami autoryzuje osoba, która ich udzieliła.",
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
    ]),
  },
  callToAction: {
    title: "Wyślij pięć pytań, które zadają ci klienci",
    text: sample(
      "Odeślemy pięć tytułów i formatów, w których na nie odpowiemy. Zostają u ciebie niezależnie od decyzji.",
    ),
    label: "WYŚLIJ PYTANIA",
  },
});
