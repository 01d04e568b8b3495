import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { still } from "../pictures/stills.ts";
import type { ServiceText } from "./types.ts";

export const web: ServiceText = typeset({
  slug: "strony-internetowe",
  meta: {
    title: sample(
      "Strony internetowe i SEO dla firm – Katowice",
      "Strony internetowe i SEO dla firm",
    ),
    description: sample(
      "Strony od {website.small} zł, gotowe w 4–12 tygodni: teksty, zdjęcia, kod i pozycjonowanie od jednego zespołu. Dostępność serwera 99,5%, bez abonamentu na edycję treści.",
    ),
  },
  hero: {
    title: "Strona, która otwiera się szybciej, niż ktoś zmieni zdanie",
    lead: sample(
      "Projektujemy, piszemy, fotografujemy i kodujemy. Potem pilnujemy, żeby Google ją rozumiał, a zwykły telefon otwierał ją w dwie sekundy.",
    ),
    pictureAlt: "Laptop z otwartą stroną internetową, na ekranie obiektyw kamery",
    price: sample("Od {website.small} zł netto, z tekstami i zdjęciami."),
    slate: sample([
      { value: "od {website.small} zł", label: "za stronę jednoekranową" },
      { value: "4–12", label: "tygodni od umowy do premiery" },
      { value: "2 s", label: "do głównego obrazu na telefonie" },
      { value: "99,5%", label: "dostępności serwera w roku" },
    ]),
  },
  blocks: [
    sample({
      kind: "tiers",
      title: "Trzy wielkości",
      lead: "Ceny netto, jednorazowo. Teksty i zdjęcia są w cenie, bo bez nich strona jest pusta.",
      tiers: [
        {
          name: "Wizytówka",
          price: "od {website.small} zł",
          audience: "Usługa lokalna, jedna osoba, jeden cel",
          items: [
            "jeden długi ekran, do 6 sekcji",
            "teksty po rozmowie 60 minut",
            "12 zdjęć, pół dnia na miejscu",
            "formularz i mapa bez ciasteczek",
            "4 tygodnie",
          ],
        },
        {
          name: "Firmowa",
          price: "od {website.company} zł",
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
          price: "od {website.shop} zł",
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
      note: "Domena i serwer są na twoją firmę. Utrzymanie od drugiego roku: 80 zł netto miesięcznie (kwota przykładowa).",
    }),
    sample({
      kind: "weeks",
      title: "Kiedy premiera",
      still: still("web-keys"),
      lead: "Pasek pokazuje tygodnie od podpisania umowy. Premiera jest w poniedziałek po ostatnim tygodniu.",
      weeks: 12,
      rows: [
        {
          name: "Wizytówka",
          weeks: 4,
          length: "4 tygodnie",
          text: "Klikalny projekt po tygodniu",
          stages: ["tekst", "projekt", "kod", "test"],
        },
        {
          name: "Firmowa",
          weeks: 8,
          length: "8 tygodni",
          text: "Klikalny projekt po trzech tygodniach",
          stages: ["mapa i frazy", "tekst i zdjęcia", "kod", "test i przenosiny"],
        },
        {
          name: "Sprzedażowa",
          weeks: 12,
          length: "12 tygodni",
          text: "Klikalny projekt po czterech tygodniach",
          stages: ["warsztaty", "projekt i prototyp", "kod i integracje", "testy z klientami"],
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "figures",
      title: "Z takimi wynikami oddajemy stronę",
      items: [
        {
          mark: "2,0 s",
          title: "do pokazania głównego obrazu (LCP)",
          text: "Mierzone na średnim telefonie i łączu 4G.",
        },
        {
          mark: "0,1",
          title: "stabilność układu (CLS)",
          text: "Nic nie ucieka spod palca, gdy dochodzą zdjęcia i czcionki.",
        },
        {
          mark: "AA",
          title: "dostępność WCAG 2.2",
          text: "Cała strona działa z klawiatury i z czytnikiem ekranu.",
        },
        {
          mark: "0",
          title: "ciasteczek śledzących",
          text: "Skoro nie śledzimy, nie potrzebujesz banera na pół ekranu.",
        },
      ],
    }),
    sample({
      kind: "groups",
      layout: "versus",
      title: "SEO bez czarnej magii",
      groups: [
        {
          lit: true,
          title: "Robimy",
          items: [
            { title: "Jedną podstronę na jedno pytanie klienta" },
            { title: "Tytuły i opisy pisane dla ludzi, do 60 i 160 znaków" },
            { title: "Dane strukturalne: firma, usługi, pytania, okruszki" },
            { title: "Przekierowanie każdego starego adresu, sprawdzone automatem" },
            { title: "Co kwartał raport: frazy, kliknięcia, zapytania" },
          ],
        },
        {
          title: "Nie ma u nas",
          items: [
            { title: "Kupowania linków z katalogów" },
            { title: "Stu podstron „usługa + miasto”" },
            { title: "Tekstów, których nikt nie przeczytał na głos" },
            { title: "Obietnic pierwszego miejsca w miesiąc" },
            { title: "Abonamentu za dostęp do własnych danych" },
          ],
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "checklist",
      title: "W dniu premiery dostajesz",
      items: [
        { title: "Klucze", text: "Domena, serwer, panel i statystyki na kontach twojej firmy." },
        {
          title: "Kod",
          text: "Repozytorium z historią. Inny programista odnajdzie się w nim po jednym dniu.",
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
        {
          title: "Opiekę",
          text: "Przez 60 dni bez faktury poprawiamy wszystko, co nie działa tak jak w umowie.",
        },
      ],
    }),
    { kind: "portfolio", title: "Strona plus film: razem działa lepiej", ids: [6, 2] },
  ],
  faq: {
    title: "Zanim powstanie kod",
    items: sample([
      {
        id: "cena",
        question: "Ile kosztuje strona internetowa?",
        answer:
          "Wizytówka od {website.small} zł, strona firmowa od {website.company} zł, sprzedażowa od {website.shop} zł netto. Wycenę dostajesz w 2 dni robocze po rozmowie. Zmienia się tylko wtedy, gdy zmienisz zakres.",
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
    ]),
  },
  callToAction: {
    title: "Podaj adres obecnej strony",
    text: sample(
      "Wskażemy trzy rzeczy, które dziś zabierają ci klientów, i powiemy, czy naprawić, czy zbudować od nowa.",
    ),
    label: "POPROŚ O PRZEGLĄD",
  },
});
