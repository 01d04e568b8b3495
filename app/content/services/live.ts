import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import type { ServiceText } from "./types.ts";

export const live: ServiceText = typeset({
  slug: "live-streaming",
  meta: {
    title: "Transmisja na żywo i realizacja wydarzeń online",
    description: sample(
      "Konferencje, premiery i gale na żywo: od jednej kamery (od {liveStream.oneCamera} zł) po pełną realizację. Dwa łącza, próba dzień wcześniej, nagranie po 6 godzinach.",
    ),
  },
  hero: {
    title: sample("Na żywo nie ma dubli. Jest drugie łącze.", "Na żywo nie ma dubli"),
    lead: sample(
      "Realizujemy konferencje, gale i premiery produktów. Każdy element, który może zawieść, mamy w dwóch sztukach i przećwiczony dzień wcześniej.",
    ),
    pictureAlt: "Klawisze miksera wizji, część podświetlona na czerwono",
    price: sample(
      "Od {liveStream.oneCamera} zł netto za transmisję z jednej kamery, {liveStream.fullFrom}–{liveStream.fullTo} zł za pełną realizację.",
    ),
    slate: sample([
      { value: "od {liveStream.oneCamera} zł", label: "transmisja z jednej kamery" },
      { value: "2 łącza", label: "światłowód i LTE, różni operatorzy" },
      { value: "1080p25", label: "sygnał do widza" },
      { value: "24 h", label: "przed startem: próba generalna" },
    ]),
  },
  blocks: [
    sample({
      kind: "list",
      layout: "countdown",
      title: "Odliczanie",
      lead: "Transmisja zaczyna się dwa tygodnie przed pierwszym „dzień dobry”.",
      items: [
        {
          mark: "T−14 dni",
          title: "Scenopis",
          text: "Rozpisujemy program na minuty: kto wchodzi, skąd, z jaką prezentacją i co wtedy widzi internet.",
        },
        {
          mark: "T−7 dni",
          title: "Test łącza",
          text: "Przez godzinę wysyłamy sygnał z twojej sali. Potrzebujemy 20 Mb/s wysyłania (uploadu); jeśli ich nie ma, przywozimy własne.",
        },
        {
          mark: "T−1 dzień",
          title: "Próba generalna",
          text: "Pełny przebieg z prowadzącym, planszami i przejściem na łącze zapasowe. Wyciągamy wtyczkę przy tobie.",
        },
        {
          mark: "T−2 h",
          title: "Sygnał testowy",
          text: "Plansza z zegarem leci na zamkniętym kanale. Sprawdzasz ją na własnym telefonie, w domu albo w pociągu.",
        },
        {
          mark: "T−0",
          title: "Wchodzimy",
          text: "Reżyser, realizator dźwięku i osoba od czatu na jednym interkomie. Ty masz ekran z podglądem i licznikiem widzów.",
          lit: true,
        },
        {
          mark: "T+6 h",
          title: "Nagranie",
          text: "Plik MP4 z całości, bez przerw i czekania na start. Następnego dnia osobne pliki z wystąpieniami i raport oglądalności.",
        },
      ],
    }),
    sample({
      kind: "groups",
      layout: "signal",
      title: "Droga sygnału i jej objazd",
      lead: "Tory A i B nadają równolegle. Gdy jeden zamilknie, widz zauważy najwyżej trzy sekundy gorszej ostrości.",
      groups: [
        {
          title: "Tor A nadaje",
          lit: true,
          items: [
            { title: "Kamery", text: "1–5 sztuk, SDI" },
            { title: "Mikser wizji", text: "plansze, prezentacje, goście zdalni" },
            { title: "Enkoder A", text: "1080p25, 8 Mb/s" },
            { title: "Światłowód", text: "łącze sali albo nasze" },
          ],
        },
        {
          title: "Tor B też",
          items: [
            { title: "Kamera szeroka", text: "osobny rejestrator" },
            { title: "Mikser zapasowy", text: "te same źródła" },
            { title: "Enkoder B", text: "zasilanie z UPS" },
            { title: "LTE/5G", text: "dwóch operatorów naraz" },
          ],
        },
      ],
      aside: {
        title: "Wyjścia",
        items: ["YouTube", "LinkedIn", "Facebook", "twoja strona", "ekran na sali"],
      },
    }),
    sample({
      kind: "table",
      layout: "pair",
      title: "Jedna kamera czy pełna realizacja",
      lead: "Ceny netto, z dojazdem do 60 km od Katowic.",
      columns: ["", "Jedna kamera", "Pełna realizacja"],
      rows: [
        ["Cena", "od {liveStream.oneCamera} zł", "{liveStream.fullFrom}–{liveStream.fullTo} zł"],
        ["Po co", "szkolenie, webinar, sesja rady", "konferencja, gala, premiera"],
        ["Kamery", "1, z operatorem", "3–5, w tym jedna na wózku lub kranie"],
        ["Dźwięk", "2 mikrofony bezprzewodowe", "konsoleta, do 12 mikrofonów, odsłuch"],
        ["Goście zdalni", "1", "do 8, z osobnym powrotem obrazu"],
        ["Grafika", "belka z nazwiskiem, plansza startowa", "komplet plansz w twoich kolorach"],
        ["Ekipa", "2 osoby", "5–8 osób"],
        ["Nagranie", "plik z całości", "całość, wystąpienia osobno, skrót 90 s"],
      ],
    }),
    sample({
      kind: "list",
      layout: "risks",
      title: "Co może się nie udać i co wtedy robimy",
      still: {
        name: { src: "/images/case-event-balcony.webp" },
        alt: "Scena z balkonu: mównica na tle fioletowej tarczy, snopy świateł i puste rzędy",
      },
      items: [
        {
          title: "Pada internet w hotelu",
          text: "Enkoder B nadaje równolegle przez dwie karty LTE. Widz zauważa najwyżej spadek ostrości na 3 sekundy.",
        },
        {
          title: "Prelegent nie dojechał",
          text: "Ma od nas link i instrukcję na jedną stronę. Wchodzi zdalnie po 5 minutach, z dźwiękiem sprawdzonym przez realizatora.",
        },
        {
          title: "Laptop z prezentacją się aktualizuje",
          text: "Wszystkie prezentacje zbieramy dwa dni wcześniej i puszczamy z naszego komputera. Laptopa nikt nie dotyka.",
        },
        {
          title: "Gaśnie światło",
          text: "Mikser, enkodery i łącza stoją na UPS: 40 minut pracy. W tym czasie leci plansza albo kamera na akumulatorze.",
        },
        {
          title: "Ktoś obraża innych na czacie",
          text: "Moderator widzi czat ze wszystkich platform na jednym ekranie i reaguje w ciągu 30 sekund.",
        },
      ],
    }),
    { kind: "portfolio", title: "Było na żywo", ids: [5, 2] },
  ],
  faq: {
    title: "Zanim wejdziemy na antenę",
    items: sample([
      {
        id: "cena",
        question: "Ile kosztuje transmisja na żywo?",
        answer:
          "Prosta transmisja z jednej kamery kosztuje od {liveStream.oneCamera} zł netto. Pełna realizacja z kilku kamer, z grafiką i gośćmi zdalnymi kosztuje {liveStream.fullFrom}–{liveStream.fullTo} zł netto, zależnie od liczby kamer i godzin.",
      },
      {
        id: "lacze",
        question: "Jakiego internetu potrzebujecie na sali?",
        answer:
          "20 Mb/s wysyłania, po kablu, tylko dla nas. Mierzymy je tydzień wcześniej. Jeśli sala tego nie ma, przywozimy bonding LTE/5G z dwóch sieci.",
      },
      {
        id: "platformy",
        question: "Na ilu platformach naraz możecie nadawać?",
        answer:
          "Na pięciu, w tym na twojej stronie za hasłem. Każda dostaje ten sam obraz w 1080p25, a pytania z czatów zbieramy w jedno miejsce.",
      },
      {
        id: "termin",
        question: "Z jakim wyprzedzeniem rezerwować termin?",
        answer:
          "Dwa tygodnie dla jednej kamery, miesiąc dla pełnej realizacji. W maju i październiku, w sezonie konferencji, dwa razy wcześniej.",
      },
      {
        id: "opoznienie",
        question: "Czy widz widzi to w tej samej sekundzie co sala?",
        answer:
          "Na YouTube z opóźnieniem 5–15 sekund. Jeśli potrzebujesz głosowania albo licytacji, ustawiamy odtwarzacz z opóźnieniem poniżej jednej sekundy.",
      },
    ]),
  },
  callToAction: {
    title: "Podaj datę i salę, sprawdzimy łącze",
    text: sample(
      "Napisz, kiedy i gdzie jest wydarzenie. Powiemy, czy termin jest wolny i ilu kamer potrzebujesz.",
    ),
    label: "ZAREZERWUJ TERMIN",
  },
});
