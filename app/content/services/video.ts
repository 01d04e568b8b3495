import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { still } from "../pictures/stills.ts";
import type { ServiceText } from "./types.ts";

export const video: ServiceText = typeset({
  slug: "produkcja-wideo",
  meta: {
    title: sample(
      "Produkcja wideo i filmy dla firm w Katowicach",
      "Produkcja wideo i filmy dla firm",
    ),
    description: sample(
      "Film wizerunkowy, reklama, szkolenie: scenariusz, jeden dzień zdjęć, montaż, napisy, komplet plików. Pierwsza wersja po 16 dniach, do 3 rund poprawek.",
    ),
  },
  hero: {
    title: "Film o firmie, który ktoś obejrzy do końca",
    lead: sample(
      "Piszemy scenariusz, ustawiamy światło, kręcimy i montujemy. Ty poświęcasz na to trzy godziny rozmów i jeden dzień zdjęciowy. Resztę robimy my.",
    ),
    pictureAlt: "Kamera filmowa na statywie na tle czerwonego kręgu światła",
    price: sample(
      "{{Od {video.film} zł netto za film z jednym dniem zdjęciowym. }}Wycena po rozmowie{{, zwykle od {video.usualFrom}}}{{ do {video.usualTo} zł netto}}.",
      "Wycena po rozmowie.",
    ),
    slate: sample([
      { value: "21 dni", label: "od briefu do plików" },
      { value: "1 dzień", label: "zdjęć na film do 2 minut" },
      { value: "3 rundy", label: "poprawek w cenie" },
      { value: "4K", label: "obraz, 25 kl./s" },
    ]),
  },
  blocks: [
    sample({
      kind: "list",
      layout: "timeline",
      title: "Oś montażowa projektu",
      lead: "Każdy etap kończy się czymś, co możesz otworzyć, przeczytać i zatwierdzić. Bez twojej zgody nie idziemy dalej.",
      items: [
        {
          mark: "dzień 1",
          title: "Rozmowa i brief",
          text: "60 minut online albo u ciebie. Pytamy, kto ma film obejrzeć, gdzie na niego trafi i co ma potem zrobić.",
          result: "Brief na jednej stronie i wycena w dwóch wariantach",
        },
        {
          mark: "dzień 4",
          title: "Scenariusz i storyboard",
          text: "Dwukolumnowy scenariusz: co widać, co słychać. Do tego szkice 12–20 ujęć: zobaczysz film jeszcze przed zdjęciami.",
          result: "Scenariusz w PDF, jedna runda uwag",
        },
        {
          mark: "dzień 8",
          title: "Wizja lokalna",
          text: "Przyjeżdżamy o tej samej godzinie, o której będą zdjęcia. Mierzymy światło, hałas, gniazdka i drogę dla wózka kamerowego.",
          result: "Karta dnia zdjęciowego z planem co do kwadransa",
        },
        {
          mark: "dzień 11",
          title: "Zdjęcia",
          text: "Ekipa 3–5 osób, jeden dzień, do 10 godzin. Materiał kopiujemy na dwa dyski jeszcze na planie.",
          result: "Około 180 minut materiału w dwóch kopiach",
        },
        {
          mark: "dzień 16",
          title: "Pierwsza wersja",
          text: "Montaż z roboczą muzyką i lektorem. Uwagi wpisujesz przy konkretnej sekundzie, w przeglądarce, bez instalowania czegokolwiek.",
          result: "Link do wersji A, do 3 rund poprawek",
        },
        {
          mark: "dzień 21",
          title: "Kolor, dźwięk, pliki",
          text: "Korekcja barwna, miks do −14 LUFS, napisy, wersje pionowe. Sprawdzamy film na telefonie, na telewizorze i w słuchawkach.",
          result: "Komplet plików i licencja na muzykę",
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "call-sheet",
      title: "Karta dnia zdjęciowego",
      lead: "Tak wygląda dzień, w którym kręcimy u ciebie. Firma może w tym czasie pracować.",
      facts: [
        { label: "Plan", value: "hala, biuro, wejście" },
        { label: "Ekipa", value: "reżyser, operator, światło, dźwięk" },
        { label: "Wyjazd", value: "7:15, Katowice" },
      ],
      items: [
        {
          mark: "8:00",
          title: "Wejście na plan",
          text: "Dwa wózki sprzętu, 40 minut rozładunku. Potrzebujemy jednego miejsca parkingowego i gniazdka 230 V.",
        },
        {
          mark: "8:45",
          title: "Światło i próba dźwięku",
          text: "Ustawiamy trzy lampy, sprawdzamy wentylację i telefony. Pierwsza osoba przed kamerą siada dopiero, gdy wszystko gra.",
        },
        {
          mark: "9:30",
          title: "Rozmowy",
          text: "Dwie do czterech osób po 25 minut. Reżyser zadaje pytania, a odpowiedź można powtórzyć tyle razy, ile trzeba.",
        },
        {
          mark: "12:30",
          title: "Przerwa",
          text: "Pół godziny. Kopiujemy karty na drugi dysk i oglądamy materiał z rana.",
        },
        {
          mark: "13:00",
          title: "Praca w ruchu",
          text: "Ludzie, maszyny, detale. Kamera na wózku i z ręki, 30–40 ujęć według listy.",
        },
        {
          mark: "16:30",
          title: "Ostatnie światło",
          text: "Ujęcie budynku z zewnątrz. Godzinę dobieramy do pory roku.",
        },
        {
          mark: "17:30",
          title: "Koniec zdjęć",
          text: "Zostawiamy miejsce takie, jakie zastaliśmy. Tego samego wieczoru dostajesz 10 kadrów z dnia.",
        },
      ],
      picture: still("video-operator"),
    }),
    sample({
      kind: "table",
      layout: "rows",
      title: "Co trafia na twój dysk",
      columns: ["Plik", "Format", "Do czego", "Kiedy"],
      rows: [
        ["Film główny 60–120 s", "MP4, H.264, 3840 × 2160", "strona, YouTube, targi", "dzień 21"],
        ["Wersja 30 s", "MP4, 1920 × 1080", "reklama przed filmem", "dzień 21"],
        ["Trzy wersje pionowe 15–30 s", "MP4, 1080 × 1920", "rolki i relacje", "dzień 21"],
        ["Napisy polskie i angielskie", "SRT i wtopione", "oglądanie bez dźwięku", "dzień 21"],
        ["Wersja archiwalna", "ProRes 422 HQ", "emisja i kolejne montaże", "dzień 21"],
        ["15 kadrów z filmu", "JPG, 3840 px", "miniatury, oferty, prasa", "dzień 21"],
      ],
      note: "Surowy materiał trzymamy 24 miesiące na dwóch nośnikach. Możesz go też zabrać na własnym dysku.",
    }),
    {
      kind: "portfolio",
      title: "Filmy, które zrobiliśmy",
      ids: [2, 6, 3],
    },
  ],
  faq: {
    title: "Zanim padnie klaps",
    items: sample([
      {
        id: "cena",
        question: "Od czego zależy cena filmu?",
        answer:
          "{{Film z jednym dniem zdjęciowym kosztuje od {video.film} zł netto. }}Cena zależy od liczby dni zdjęciowych, wielkości ekipy i liczby wersji. Wycenę w dwóch wariantach, rozpisaną na pozycje, dostajesz w 2 dni robocze po rozmowie.",
      },
      {
        id: "poprawki",
        question: "Ile poprawek mogę wnieść?",
        answer:
          "Do 3 rund w cenie: pierwsza dotyczy układu scen, druga szczegółów, trzecia tekstów i dźwięku. Uwagi wpisujesz przy konkretnej sekundzie filmu.",
      },
      {
        id: "czas",
        question: "Jak szybko film może być gotowy?",
        answer:
          "Standardowo po 21 dniach kalendarzowych od briefu. Relację z wydarzenia do 60 sekund montujemy w 48 godzin, jeśli ustalimy to przed zdjęciami.",
      },
      {
        id: "prawa",
        question: "Kto ma prawa do filmu i muzyki?",
        answer:
          "Po zapłacie masz prawa do filmu bez limitu czasu i miejsca. Muzykę licencjonujemy na twoją firmę, a dokument licencji dostajesz razem z plikami.",
      },
      {
        id: "trema",
        question: "A jeśli nikt u nas nie chce stanąć przed kamerą?",
        answer:
          "Wtedy robimy film z lektorem, w którym widać dłonie i maszyny, albo zatrudniamy aktorów. Na rozmowę przed kamerą mamy 25 minut. Pierwsze pięć jest na oswojenie się ze światłem.",
      },
    ]),
  },
  callToAction: {
    title: "Jaki film jest ci potrzebny?",
    text: sample(
      "Napisz, co ma pokazać film. Odpisze producentka i powie, czy to jeden dzień zdjęć, czy trzy.",
    ),
    label: "ZAPYTAJ O FILM",
  },
});
