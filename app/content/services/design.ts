import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { still } from "../pictures/stills.ts";
import type { ServiceText } from "./types.ts";

export const design: ServiceText = typeset({
  slug: "grafika",
  meta: {
    title: "Projektowanie graficzne: logo, identyfikacja, druk",
    description: sample(
      "Znak, system identyfikacji, opakowania i materiały do druku. Dwa kierunki po 7 dniach, do 3 rund poprawek, pliki otwarte i prawa autorskie w cenie.",
    ),
  },
  hero: {
    title: "Znak, który czyta się z billboardu i z ikony 16 pikseli",
    lead: sample(
      "Rysujemy logotypy, składamy katalogi, dobieramy kolor do druku i na ekran. Oddajemy pliki, które drukarnia otwiera bez telefonu do ciebie.",
    ),
    pictureAlt: "Rozłożony wachlarz próbników, jedna karta czerwona",
    price: sample(
      "Wycena po rozmowie{{, zwykle od {design.usualFrom}}}{{ do {design.usualTo} zł netto}}.",
      "Wycena po rozmowie.",
    ),
    slate: sample([
      { value: "2 kierunki", label: "po 7 dniach roboczych" },
      { value: "3 rundy", label: "poprawek w cenie" },
      { value: "41 plików", label: "w paczce ze znakiem" },
      { value: "100%", label: "praw majątkowych po zapłacie" },
    ]),
  },
  blocks: [
    sample({
      kind: "statement",
      title: "Zaczynamy czarno na białym. Kolor przychodzi ostatni.",
      text: "Znak trafi na pieczątkę, haft i fakturę z drukarki, więc musi działać w jednym kolorze. Dlatego przez pierwszy tydzień oglądasz kształt, odstęp i rytm liter.",
      picture: {
        name: "blog-storyboard",
        alt: "Karty ze szkicami kadrów przypięte do ściany, jedna czerwona",
      },
    }),
    sample({
      kind: "list",
      layout: "rounds",
      title: "Trzy rundy i koniec",
      lead: "Każda runda odpowiada na inne pytanie, więc każda coś zamyka.",
      items: [
        {
          title: "Czy to my?",
          text: "Dwa kierunki, czarno-białe, pokazane na szyldzie, telefonie i fakturze. Wybierasz jeden.",
          result: "5 dni na uwagi",
        },
        {
          title: "Czy działa?",
          text: "Wybrany znak w kolorze, w sześciu rozmiarach i na tle zdjęć. Poprawiamy proporcje i odstępy.",
          result: "5 dni na uwagi",
        },
        {
          title: "Czy gotowe?",
          text: "Komplet wersji i wydruk próbny na twoim papierze. Poprawiamy drobiazgi, których nie widać na ekranie.",
          result: "3 dni na uwagi",
        },
      ],
    }),
    sample({
      kind: "files",
      title: "Zajrzyj do paczki przed zamówieniem",
      lead: "Tak wygląda folder, który dostajesz. Nazwy plików są po to, żeby za rok nikt nie pytał, który jest właściwy.",
      root: "twoja-marka-identyfikacja/",
      files: [
        { file: "01-znak/", depth: 0, note: "41 plików" },
        { file: "znak-poziomy.svg", depth: 1, note: "strona, prezentacje" },
        { file: "znak-pionowy.pdf", depth: 1, note: "druk, CMYK i Pantone" },
        { file: "znak-jednobarwny.eps", depth: 1, note: "haft, grawer, pieczątka" },
        { file: "ikona-16-512.png", depth: 1, note: "przeglądarka, aplikacja" },
        {
          file: "02-ksiega-znaku.pdf",
          depth: 0,
          note: "24 strony, w tym 6 przykładów, czego nie robić",
        },
        { file: "03-druk/", depth: 0, note: "spady 3 mm, 300 dpi" },
        { file: "wizytowka-85x55.pdf", depth: 1, note: "PDF/X-4, krzywe" },
        { file: "papier-firmowy-a4.docx", depth: 1, note: "szablon do Worda" },
        { file: "04-ekran/", depth: 0, note: "16 szablonów" },
        { file: "post-1080x1350.fig", depth: 1, note: "edytujesz bez nas" },
        { file: "05-czcionki/", depth: 0, note: "pliki i licencje na firmę" },
      ],
    }),
    sample({
      kind: "table",
      layout: "rows",
      title: "Co jeszcze projektujemy",
      still: still("design-edges"),
      columns: ["Zlecenie", "Zakres", "Oddajemy jako", "Czas"],
      rows: [
        [
          "Opakowanie",
          "siatka, projekt, wizualizacja 3D",
          "PDF/X-4 z wykrojnikiem",
          "15 dni roboczych",
        ],
        [
          "Katalog 24–48 stron",
          "skład, korekta, zdjęcia produktów",
          "PDF do druku i PDF na stronę",
          "20 dni roboczych",
        ],
        [
          "Stoisko targowe",
          "ściany, lada, ekran z filmem",
          "PDF 1:10, pliki wideo 4K",
          "15 dni roboczych",
        ],
        ["Prezentacja handlowa", "20 slajdów, wykresy, wzorce", "PPTX i PDF", "7 dni roboczych"],
        ["Miniatury i plansze", "zestaw 12 szablonów", "PSD, FIG, PNG", "5 dni roboczych"],
      ],
      note: "Nadzorujemy druk: jeden wyjazd do drukarni w promieniu 100 km jest w cenie.",
    }),
    { kind: "portfolio", title: "Grafika w ruchu i w dłoni", ids: [6] },
  ],
  faq: {
    title: "Zanim weźmiemy ołówek",
    items: sample([
      {
        id: "poprawki",
        question: "Ile poprawek obejmuje cena?",
        answer:
          "Do 3 rund poprawek. Zbierasz uwagi od zespołu w jednym dokumencie, my wprowadzamy je razem i opisujemy, co się zmieniło.",
      },
      {
        id: "czas",
        question: "Ile trwa projekt logo?",
        answer:
          "Trzy do czterech tygodni: 7 dni roboczych na dwa kierunki, potem trzy rundy i przygotowanie plików. Przy pilnej premierze skracamy to do 10 dni roboczych, jeśli uwagi dostaniemy w jeden dzień.",
      },
      {
        id: "prawa",
        question: "Czy logo będzie moje?",
        answer:
          "Tak. Po zapłacie przenosimy majątkowe prawa autorskie na twoją firmę, na piśmie i na wszystkich polach eksploatacji. Przed startem sprawdzamy podobne znaki w rejestrze.",
      },
      {
        id: "pliki",
        question: "Czy dostanę pliki otwarte?",
        answer:
          "Zawsze: AI, SVG, FIG albo INDD, zależnie od projektu. Możesz pójść z nimi do innego projektanta i nie musisz nas o nic prosić.",
      },
      {
        id: "odswiezenie",
        question: "Mamy logo od 20 lat. Trzeba je wyrzucić?",
        answer:
          "Rzadko. Częściej poprawiamy odstępy, grubość linii i kolor, a znak pozostaje rozpoznawalny. Zaczynamy od przeglądu wszystkich miejsc, w których znak występuje.",
      },
    ]),
  },
  callToAction: {
    title: "Przyślij najgorszy plik ze swoim logo",
    text: sample(
      "Ten z faksu albo z zaproszenia z 2009 roku. Odpiszemy, co da się z niego uratować i ile to potrwa.",
    ),
    label: "PRZYŚLIJ LOGO",
  },
});
