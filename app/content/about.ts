import { pagePicture } from "~/picture-source.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";

export const aboutPage = typeset({
  meta: {
    title: "O nas: ludzie, którzy robią film od A do Z",
    description: sample(
      "Poznaj ludzi, którzy robią filmy w Katowicach i sami odbierają telefon, historię jednej kamery i sześć zasad, które można sprawdzić.",
    ),
  },
  hero: {
    picture: pagePicture("service-team"),
    eyebrow: "O nas",
    title: sample("Kilka krzeseł, jedna\u00a0lampa, żadnej\u00a0centrali", "Poznajmy się"),
    lead: sample(
      "Robimy filmy, podcasty, transmisje i strony w Katowicach. Dzwonisz i od razu rozmawiasz z osobą, która prowadzi twój projekt.",
    ),
  },
  history: {
    title: "Nasza historia",
    lead: sample("Agencja zaczęła się od filmu, którego nikt nie chciał dokończyć."),
    paragraphs: sample([
      "Poznaliśmy się na planie reklamy, która nigdy nie powstała. Producent zniknął drugiego dnia, została kamera, światło i klient, który wciąż potrzebował filmu. Dokończyliśmy go w kuchni, na jednym laptopie.",
      `Klient zapytał, jak się nazywamy. Na karcie pamięci było napisane ${agency.name}, więc tak już zostało. Sposób pracy też został: kto układa plan zdjęć, ten odbiera telefon i ogląda każdą wersję montażu.`,
      "Nie urośliśmy do trzydziestu osób i nie zamierzamy. Na duże plany zapraszamy ludzi, z którymi pracowaliśmy co najmniej dziesięć razy.",
    ]),
    scenes: sample([
      { year: "2018", text: "Pierwszy film: 90 sekund, kuchnia zamiast montażowni." },
      {
        year: "2020",
        text: "Pierwsza transmisja. W jedenastej minucie padło jedyne łącze.",
      },
      {
        year: "2021",
        text: "Drugie łącze, drugi mikser, drugi dysk. Od tej pory wszystko mamy podwójnie.",
      },
      {
        year: "2023",
        text: "Własne studio podcastowe, 24 metry kwadratowe i tło akustyczne 19 dB(A).",
      },
      {
        year: "2025",
        text: "Pierwsza strona internetowa, do filmu, który sami nakręciliśmy.",
      },
    ]),
  },
  still: {
    name: { src: "/images/still-team-lamp.webp" },
    alt: "Zapalony reflektor z wrotami, obok skraj czerwonej tarczy światła",
  },
  values: {
    title: sample("Sześć zasad, które można sprawdzić", "Nasze zasady"),
    items: sample([
      {
        title: "Jakość",
        text: "Każdy film oglądamy na telefonie, na telewizorze i bez dźwięku. Jeśli gdzieś się nie broni, wraca do montażu.",
      },
      {
        title: "Kreatywność",
        text: "Do każdego briefu przynosimy dwa pomysły, każdy rozrysowany w sześciu kadrach.",
      },
      {
        title: "Zaangażowanie",
        text: "Na wizję lokalną jedziemy o tej porze, o której będą zdjęcia, także gdy to piąta rano w kopalni.",
      },
      {
        title: "Profesjonalizm",
        text: "Umowa bez drobnego druku, dwie kopie materiału, polisa OC.",
      },
      {
        title: "Innowacyjność",
        text: "Nowe narzędzie testujemy najpierw na własnym filmie.",
      },
      {
        title: "Transparentność",
        text: "Wycena jest rozpisana na pozycje. Surowy materiał możesz zabrać w każdej chwili.",
      },
    ]),
  },
  clients: {
    title: "Co słyszymy po zdjęciach",
    quotes: [
      {
        ...sample({
          text: "Na wizję lokalną przyjechali o piątej rano, bo o piątej miały być zdjęcia. Od tej chwili przestałam się martwić o film.",
          name: "Klientka (przykład)",
          role: "kierowniczka komunikacji",
          company: "Tarnina",
          source: "rozmowa po premierze (przykład)",
        }),
        consent: "",
      },
    ],
  },
  team: {
    title: "Z kim będziesz rozmawiać",
    lead: sample("Trzy numery, trzy osoby."),
    /** When they are not three. */
    otherLead: sample("Pod każdym numerem odbiera osoba, która prowadzi projekty."),
    action: "SKONTAKTUJ SIĘ",
  },
  callToAction: {
    title: "Poznajmy się na planie albo przy kawie",
    text: sample("Rozmowa nic nie kosztuje i do niczego nie zobowiązuje. Kawę robimy sami."),
    label: "UMÓW ROZMOWĘ",
  },
});
