import { pagePicture } from "~/picture-source.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import type { Section } from "./types.ts";

const step = { title: "Nazwij krok", text: "Powiedz w jednym zdaniu, co się wtedy dzieje." };
const thing = { title: "Nazwij rzecz", text: "Powiedz w jednym zdaniu, co klient z niej ma." };
const dots = "W jednym zdaniu: o czym jest ta część i co z niej wynika.";
const piece = { title: "Nazwij rzecz", text: "krótki opis" };

/**
 * One section of each kind and layout, with words that say what to write. An added section is a copy and known by its place
 * here (`s12+k7f2a`), so a new one belongs at the end.
 */
export const sections: readonly Section[] = typeset([
  sample({
    kind: "list",
    layout: "timeline",
    title: "Jak to przebiega",
    lead: dots,
    items: [
      { mark: "Na początku", ...step, result: "Co klient ma po tym kroku" },
      { mark: "Potem", ...step, result: "Co klient ma po tym kroku" },
      { mark: "Na końcu", ...step, result: "Co klient ma po tym kroku" },
    ],
  }),
  sample({
    kind: "list",
    layout: "call-sheet",
    title: "Plan jednego dnia",
    lead: dots,
    facts: [
      { label: "Miejsce", value: "wpisz, gdzie" },
      { label: "Czas", value: "wpisz, jak długo" },
      { label: "Kto", value: "wpisz, kto przyjdzie" },
    ],
    items: [
      { mark: "rano", ...step },
      { mark: "w dzień", ...step },
      { mark: "po nim", ...step },
    ],
    picture: { name: pagePicture("focus-planes"), alt: "" },
  }),
  sample({
    kind: "list",
    layout: "countdown",
    title: "Ile zostało",
    lead: dots,
    items: [
      { mark: "wcześniej", ...step },
      { mark: "tuż przed", ...step },
      { mark: "start", ...step, lit: true },
    ],
  }),
  sample({
    kind: "list",
    layout: "film-strip",
    title: "Klatka po klatce",
    lead: dots,
    items: ["1", "2", "3", "4", "5", "6"].map((mark) => ({ mark, label: "etap", ...step })),
  }),
  sample({
    kind: "list",
    layout: "week",
    title: "Nasz tydzień",
    lead: dots,
    items: ["Pn", "Wt", "Śr", "Cz", "Pt", "So", "Nd"].map((mark) => ({
      mark,
      label: "godzina",
      title: "Nazwij rzecz",
      text: "Powiedz, co wtedy robicie.",
    })),
  }),
  sample({
    kind: "list",
    layout: "rounds",
    title: "Po kolei",
    lead: dots,
    items: [step, step, step].map((each) => ({ ...each, result: "ile to trwa" })),
  }),
  sample({
    kind: "list",
    layout: "numbered",
    title: "Dlaczego my",
    items: [thing, thing, thing, thing],
  }),
  sample({
    kind: "list",
    layout: "ledger",
    title: "Co jest w cenie",
    items: [thing, thing, thing],
  }),
  sample({ kind: "list", layout: "columns", title: "Trzy powody", items: [thing, thing, thing] }),
  sample({
    kind: "list",
    layout: "checklist",
    title: "Co dostajesz",
    items: [thing, thing, thing, thing, thing, thing],
  }),
  sample({
    kind: "list",
    layout: "pictured-checklist",
    title: "Co dostajesz na początek",
    lead: dots,
    items: [thing, thing, thing, thing],
    picture: { name: pagePicture("focus-planes"), alt: "" },
  }),
  sample({
    kind: "list",
    layout: "risks",
    title: "Co może pójść źle",
    items: [1, 2, 3, 4, 5].map(() => ({
      title: "Nazwij kłopot",
      text: "Powiedz, co wtedy robicie i co widzi klient.",
    })),
  }),
  sample({
    kind: "list",
    layout: "prices",
    title: "Cennik",
    lead: "Kwoty netto.",
    items: [
      { title: "Nazwij pozycję", text: "co się w niej mieści", result: "cena" },
      { title: "Nazwij pozycję", text: "co się w niej mieści", result: "cena" },
      { title: "Nazwij pozycję", text: "co się w niej mieści", result: "cena" },
    ],
    note: "Dopisz, czego te ceny nie obejmują.",
    picture: { name: pagePicture("focus-planes"), alt: "" },
  }),
  sample({
    kind: "list",
    layout: "figures",
    title: "W liczbach",
    items: [1, 2, 3, 4].map(() => ({
      mark: "0",
      title: "Nazwij liczbę",
      text: "Powiedz, skąd ją znasz.",
    })),
  }),
  sample({
    kind: "list",
    layout: "yield",
    title: "Co z tego powstaje",
    lead: dots,
    facts: [{ value: "1", label: "z czego to wszystko powstaje" }],
    items: [1, 2, 3, 4].map(() => ({
      mark: "0",
      title: "czego",
      text: "Powiedz, do czego służy.",
    })),
  }),
  sample({
    kind: "groups",
    layout: "equipment",
    title: "Czym pracujemy",
    lead: dots,
    picture: { name: pagePicture("focus-planes"), alt: "" },
    groups: [
      { title: "Pierwsza grupa", items: [piece, piece] },
      { title: "Druga grupa", items: [piece, piece] },
    ],
  }),
  sample({
    kind: "groups",
    layout: "cases",
    title: "Trzy zestawy",
    groups: ["Pierwszy", "Drugi", "Trzeci"].map((title) => ({
      title,
      items: [piece, piece, piece],
    })),
  }),
  sample({
    kind: "groups",
    layout: "month",
    title: "Jeden miesiąc",
    lead: dots,
    groups: ["Tydzień 1", "Tydzień 2", "Tydzień 3", "Tydzień 4"].map((title) => ({
      title,
      items: [
        { mark: "Wt", label: "co", title: "Powiedz, o czym" },
        { mark: "Cz", label: "co", title: "Powiedz, o czym", lit: true as const },
      ],
    })),
  }),
  sample({
    kind: "groups",
    layout: "signal",
    title: "Dwie drogi",
    lead: dots,
    groups: [
      { title: "Ta działa", lit: true, items: [piece, piece, piece, piece] },
      { title: "Ta czeka", items: [piece, piece, piece, piece] },
    ],
    aside: { title: "Dokąd prowadzą", items: ["pierwsze miejsce", "drugie miejsce"] },
  }),
  sample({
    kind: "groups",
    layout: "versus",
    title: "Co robimy, a czego nie",
    groups: [
      {
        title: "Robimy",
        lit: true,
        items: [{ title: "Napisz, co robicie" }, { title: "Napisz, co jeszcze robicie" }],
      },
      {
        title: "Nie robimy",
        items: [{ title: "Napisz, czego nie robicie" }, { title: "Napisz, czego jeszcze nie" }],
      },
    ],
  }),
  sample({
    kind: "table",
    layout: "rows",
    title: "Co oddajemy",
    columns: ["Co", "W jakiej postaci", "Do czego", "Kiedy"],
    rows: [
      ["Nazwij rzecz", "w jakiej", "do czego", "kiedy"],
      ["Nazwij drugą", "w jakiej", "do czego", "kiedy"],
      ["Nazwij trzecią", "w jakiej", "do czego", "kiedy"],
    ],
    note: "Dopisz, co dzieje się z resztą.",
  }),
  sample({
    kind: "table",
    layout: "pair",
    title: "To czy tamto",
    lead: dots,
    columns: ["", "To", "Tamto"],
    rows: [
      ["Dla kogo", "napisz", "napisz"],
      ["Ile trwa", "napisz", "napisz"],
      ["Ile kosztuje", "napisz", "napisz"],
    ],
  }),
  sample({
    kind: "session",
    title: "Godzina po godzinie",
    lead: dots,
    length: 180,
    ticks: [0, 30, 60, 90, 120, 150, 180].map((at) => ({
      at,
      label: `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`,
    })),
    tracks: ["Wy", "My"].map((name) => ({
      name,
      clips: [
        { from: 0, to: 40, label: "przygotowanie" },
        { from: 45, to: 120, label: "to, co najważniejsze", lit: true as const },
        { from: 125, to: 175, label: "zakończenie" },
      ],
    })),
  }),
  sample({
    kind: "weeks",
    title: "Kiedy będzie gotowe",
    lead: "Pasek pokazuje tygodnie od podpisania umowy.",
    weeks: 12,
    rows: [4, 8, 12].map((weeks) => ({
      name: "Nazwij wersję",
      weeks,
      length: weeks === 4 ? "4 tygodnie" : `${weeks} tygodni`,
      text: "Powiedz, co zobaczy klient",
      stages: ["początek", "środek", "koniec"],
    })),
  }),
  sample({
    kind: "tiers",
    title: "Trzy pakiety",
    lead: "Ceny netto.",
    tiers: ["Mały", "Średni", "Duży"].map((name, at) => ({
      name,
      price: "cena",
      audience: "Powiedz, dla kogo",
      items: ["co się w nim mieści", "co jeszcze", "ile to trwa"],
      ...(at === 1 && { chosen: true as const }),
    })),
    note: "Dopisz, co jest poza pakietami.",
  }),
  sample({
    kind: "formats",
    shot: pagePicture("focus-planes"),
    title: "Jedno ujęcie, cztery kadry",
    lead: dots,
    formats: (
      [
        [9, 16],
        [4, 5],
        [1, 1],
        [16, 9],
      ] as const
    ).map((ratio) => ({
      ratio,
      name: "Nazwij kadr",
      size: "rozmiar",
      text: "Powiedz, gdzie się przyda.",
    })),
  }),
  sample({
    kind: "files",
    title: "Co jest w paczce",
    lead: dots,
    root: "nazwa-paczki/",
    files: [
      { file: "01-katalog/", depth: 0, note: "ile plików" },
      { file: "plik.pdf", depth: 1, note: "do czego służy" },
      { file: "02-katalog/", depth: 0, note: "ile plików" },
      { file: "plik.pdf", depth: 1, note: "do czego służy" },
    ],
  }),
  sample({
    kind: "statement",
    title: "Jedno mocne zdanie",
    text: "Dwa zdania, które je rozwijają. Napisz je tak, jak mówisz do klienta przy kawie.",
    picture: { name: pagePicture("focus-planes"), alt: "" },
  }),
  { kind: "portfolio", title: "Nasze realizacje", ids: [] },
  sample({
    kind: "questions",
    title: "Pytania i odpowiedzi",
    items: [
      { question: "Wpisz pytanie, które słyszysz najczęściej", answer: "Odpowiedz na nie." },
      { question: "Wpisz drugie pytanie", answer: "Odpowiedz na nie." },
      { question: "Wpisz trzecie pytanie", answer: "Odpowiedz na nie." },
    ],
  }),
  {
    kind: "quotes",
    title: sample("Co mówią klienci"),
    quotes: [
      {
        ...sample({
          text: "Wpisz słowa klienta tak, jak padły, bez cudzysłowu. Wystarczy jedno albo dwa zdania.",
          name: "Imię i nazwisko",
          role: "czym się zajmuje",
          company: "firma",
          source: "rozmowa, data",
        }),
        consent: "",
      },
    ],
  },
] satisfies readonly Section[]);
