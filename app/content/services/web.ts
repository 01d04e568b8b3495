import { zl } from "~/text/numbers.ts";
import { typeset } from "~/text/typeset.ts";
import type { ServicePage } from "./types.ts";

/*
 * SAMPLE DATA beyond the figures that every page shares: the yearly upkeep, the deadlines of each
 * size and the figures a site is handed over with. Make them true before you publish.
 */
export const web: ServicePage = typeset({
  slug: "strony-internetowe",
  name: "Strony internetowe i SEO",
  meta: {
    title: "Strony internetowe i SEO dla firm – Katowice",
    description: `Strony od ${zl(3000)}, gotowe w 4–12 tygodni: teksty, zdjęcia, kod i pozycjonowanie od jednego zespołu. Dostępność serwera 99,5%, bez abonamentu na edycję treści.`,
  },
  hero: {
    title: "Strona, która ładuje się, zanim ktoś zmieni zdanie",
    lead: "Projektujemy, piszemy, fotografujemy i kodujemy. Potem pilnujemy, żeby Google ją rozumiał, a telefon z jednym paskiem zasięgu otwierał w dwie sekundy.",
    picture: {
      name: "service-web",
      alt: "Laptop z otwartą stroną internetową, na ekranie obiektyw kamery",
    },
    slate: [
      { value: `od ${zl(3000)}`, label: "za stronę jednoekranową" },
      { value: "4–12", label: "tygodni od umowy do premiery" },
      { value: "2 s", label: "do głównego obrazu na telefonie" },
      { value: "99,5%", label: "dostępności serwera w roku" },
    ],
  },
  blocks: [
    {
      kind: "tiers",
      title: "Trzy wielkości",
      lead: "Ceny netto, jednorazowo. Teksty i zdjęcia są w cenie, bo strona bez nich jest ramką.",
      tiers: [
        {
          name: "Wizytówka",
          price: `od ${zl(3000)}`,
          audience: "Usługa lokalna, jedna osoba, jeden cel",
          items: [
            "jeden długi ekran, do 6 sekcji",
            "teksty po rozmowie 60 minut",
            "12 zdjęć z pół dnia na miejscu",
            "formularz i mapa bez ciasteczek",
            "4 tygodnie",
          ],
        },
        {
          name: "Firmowa",
          price: `od ${zl(8000)}`,
          audience: "Firma z kilkoma usługami i blogiem",
          items: [
            "8–15 podstron, panel do edycji",
            "teksty pod frazy, które ktoś wpisuje",
            "dzień zdjęciowy i film w tle",
            "blog i strony realizacji",
            "przekierowania ze starej strony",
            "8 tygodni",
          ],
          chosen: true,
        },
        {
          name: "Sprzedażowa",
          price: `od ${zl(15_000)}`,
          audience: "Sklep, konfigurator, integracje",
          items: [
            "płatności i połączenie z magazynem",
            "konfigurator albo kalkulator ceny",
            "dwa języki",
            "testy z pięcioma klientami",
            "szkolenie zespołu, dwa spotkania",
            "12 tygodni",
          ],
        },
      ],
      note: "Domena i serwer są na twoją firmę. Utrzymanie od drugiego roku: 80 zł netto miesięcznie.",
    },
    {
      kind: "weeks",
      title: "Kiedy premiera",
      lead: "Pasek pokazuje tygodnie od podpisania umowy. Poniedziałek po ostatnim to dzień premiery.",
      weeks: 12,
      rows: [
        {
          name: "Wizytówka",
          weeks: 4,
          text: "Klikalny projekt po tygodniu",
          stages: ["tekst", "projekt", "kod", "test"],
        },
        {
          name: "Firmowa",
          weeks: 8,
          text: "Klikalny projekt po trzech tygodniach",
          stages: ["mapa i frazy", "tekst i zdjęcia", "kod", "test i przenosiny"],
        },
        {
          name: "Sprzedażowa",
          weeks: 12,
          text: "Klikalny projekt po czterech tygodniach",
          stages: ["warsztaty", "projekt i prototyp", "kod i integracje", "testy z klientami"],
        },
      ],
    },
    {
      kind: "figures",
      title: "Z takimi wynikami oddajemy stronę",
      figures: [
        {
          value: "2,0 s",
          label: "największy obraz na telefonie",
          text: "Mierzone na średnim telefonie i łączu 4G, nie na naszym światłowodzie.",
        },
        {
          value: "0,1",
          label: "przesunięcie układu",
          text: "Nic nie ucieka spod palca, gdy dochodzą zdjęcia i czcionki.",
        },
        {
          value: "AA",
          label: "dostępność WCAG 2.2",
          text: "Cała strona działa z klawiatury i z czytnikiem ekranu.",
        },
        {
          value: "0",
          label: "ciasteczek przed zgodą",
          text: "Skoro nie śledzimy, nie potrzebujesz banera na pół ekranu.",
        },
      ],
    },
    {
      kind: "versus",
      lit: "left",
      title: "SEO bez czarnej magii",
      left: {
        title: "Robimy",
        items: [
          "Jedna podstrona na jedno pytanie klienta",
          "Tytuły i opisy pisane dla ludzi, do 60 i 160 znaków",
          "Dane strukturalne: firma, usługi, pytania, okruszki",
          "Przekierowanie każdego starego adresu, sprawdzone robotem",
          "Co kwartał raport: frazy, kliknięcia, zapytania",
        ],
      },
      right: {
        title: "Nie robimy",
        items: [
          "Kupowania linków z katalogów",
          "Stu podstron „usługa + miasto”",
          "Tekstów, których nikt nie przeczytał na głos",
          "Obietnic pierwszego miejsca w miesiąc",
          "Abonamentu za dostęp do własnych danych",
        ],
      },
    },
    {
      kind: "checklist",
      title: "W dniu premiery dostajesz",
      items: [
        { title: "Klucze", text: "Domena, serwer, panel i statystyki na kontach twojej firmy." },
        {
          title: "Kod",
          text: "Repozytorium z historią. Inny programista wejdzie w nie w jeden dzień.",
        },
        {
          title: "Instrukcję wideo",
          text: "Siedem nagrań po 3 minuty: jak dodać wpis, zdjęcie, pracownika.",
        },
        {
          title: "Plan na kwartał",
          text: "Dwanaście tematów na blog, z frazami i kolejnością publikacji.",
        },
        { title: "Kopie", text: "Codzienna kopia zapasowa, przechowywana 30 dni w innym mieście." },
        { title: "Opiekę", text: "Przez 60 dni poprawiamy wszystko, co zgłosisz, bez faktury." },
      ],
    },
    { kind: "portfolio", title: "Strona plus film: razem działa lepiej", ids: [6, 2] },
    {
      kind: "benefits",
      layout: "ledger",
      title: "Dlaczego agencja filmowa robi strony",
      items: [
        {
          title: "Bo zdjęcia są nasze",
          text: "Projekt powstaje pod prawdziwe kadry, nie pod zdjęcia z banku.",
        },
        {
          title: "Bo umiemy skracać",
          text: "Montaż uczy wyrzucać. Na stronie zostaje to, co prowadzi do telefonu.",
        },
        { title: "Bo film waży", text: "Wiemy, jak pokazać wideo w tle i zmieścić się w 1,3 MB." },
      ],
    },
  ],
  faq: {
    title: "Pytania przed pierwszą linią kodu",
    items: [
      {
        id: "cena",
        question: "Ile kosztuje strona internetowa?",
        answer: `Wizytówka od ${zl(3000)}, strona firmowa od ${zl(8000)}, sprzedażowa od ${zl(15_000)} netto. Dokładną kwotę podajemy po godzinie rozmowy i już jej nie zmieniamy.`,
      },
      {
        id: "czas",
        question: "Ile to trwa?",
        answer:
          "4–12 tygodni: wizytówka cztery, firmowa osiem, sprzedażowa dwanaście. Najczęściej czekamy na materiały, dlatego zdjęcia i teksty robimy sami.",
      },
      {
        id: "awaria",
        question: "Co z awariami i bezpieczeństwem?",
        answer:
          "Gwarantujemy 99,5% dostępności w roku, codzienne kopie i aktualizacje. Monitoring sprawdza stronę co minutę, a o awarii wiemy przed tobą.",
      },
      {
        id: "edycja",
        question: "Czy zmienię treść bez programisty?",
        answer:
          "Tak, w panelu po polsku: tekst, zdjęcia, wpisy, realizacje. Zdjęcie prosto z telefonu samo zmniejszy się do właściwych rozmiarów.",
      },
      {
        id: "poprawki",
        question: "Ile razy mogę zmienić projekt?",
        answer:
          "Do 3 rund poprawek na etapie projektu. Pokazujemy go w przeglądarce i na telefonie, więc zwykle wystarczają dwie.",
      },
    ],
  },
  callToAction: {
    title: "Podaj adres obecnej strony",
    text: "W ciągu 24 godzin wyślemy trzy rzeczy, które dziś zabierają ci klientów, i powiemy, czy naprawić, czy zbudować od nowa.",
    label: "POPROŚ O PRZEGLĄD",
  },
});
