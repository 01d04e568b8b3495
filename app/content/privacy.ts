import type { PagePicture } from "~/picture-source.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";
import { office } from "./agency/office.ts";
import { privacyFacts } from "./agency/privacy-facts.ts";
import { VISIT_MONTHS } from "./retention.ts";

type Section = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  closing?: string;
  picture?: { name: PagePicture; alt: string };
};

/** By the names in braces; copies, so that the page loads no more than it says. */
export const policyFacts = {
  ...privacyFacts,
  legalName: office.legalName,
  street: office.address.street,
  postalCode: office.address.postalCode,
  city: office.address.city,
  email: agency.email,
};

/** In the place of `{keptFor}`: „po 5 miesiącach”. */
export const keptFor = typeset({ one: "{months} miesiącu", other: "{months} miesiącach" });

/* SAMPLE TEXT FOR THE CLIENT'S LAWYER. The names in braces are filled by app/routes/privacy.tsx. */
export const privacyPage = typeset({
  meta: {
    title: "Polityka prywatności",
    description:
      "Jakie dane przetwarzamy: wiadomości z formularza, drogę do niego i skrót adresu IP. Bez ciasteczek i pikseli reklamowych. Twoje prawa według RODO.",
  },
  eyebrow: "RODO",
  title: "Polityka prywatności",
  lead: "Krótko: zapisujemy to, co wpisujesz w formularz, i drogę, którą do niego trafiasz, jeśli jej nie pominiesz. Ta strona nie używa ciasteczek.",
  sections: sections(),
  /** Only where „Weryfikacja i statystyki” names a tool. */
  statistics:
    "Odwiedziny liczy też, bez ciasteczek: {tools}. Twoja przeglądarka łączy się wtedy z tym adresem, więc poznaje on twój adres IP, adres podstrony, stronę, z której przychodzisz, i rodzaj przeglądarki.",
  updated: { label: "Ostatnia zmiana:", date: "2026-11-28" },
});

function sections(): readonly Section[] {
  return [
    {
      id: "administrator",
      title: "Kto odpowiada za twoje dane",
      paragraphs: [
        "Administratorem danych osobowych jest {legalName}, {street}, {postalCode} {city}.",
        "W sprawach danych osobowych napisz na adres {email}. Odpowiemy w ciągu 30 dni, zwykle szybciej.",
      ],
    },
    {
      id: "co-zapisujemy",
      title: "Co zapisujemy",
      picture: {
        name: { src: "/images/still-blogboard-pins.webp" },
        alt: "Karty storyboardu na ścianie z bliska, między nimi czerwona nić",
      },
      paragraphs: ["Kiedy wysyłasz formularz „Napisz do nas”, zapisujemy:"],
      items: [
        "imię, adres e-mail i treść wiadomości, dokładnie tak, jak je wpiszesz",
        "datę i godzinę wysłania",
        "drogę do formularza: nazwę strony, z której przychodzisz, oznaczenie kampanii w linku (utm) i najwyżej 20 podstron obejrzanych w tej karcie; pod formularzem możesz je zobaczyć („Co dołączymy do wiadomości?”) i pominąć („Nie dołączaj”)",
        "skrót kryptograficzny adresu IP z losowym dodatkiem, który służy tylko do ograniczenia liczby wiadomości z jednego miejsca; samego adresu nie da się z niego odczytać",
        "datę wersji informacji o danych, która widniała pod formularzem",
      ],
      closing:
        "Do wiadomości dopisujemy, kto z nas odpowiada i kiedy, oraz notatki potrzebne do odpowiedzi. Jej kopia trafia też na naszą pocztę.",
    },
    {
      id: "po-co",
      title: "Po co i na jakiej podstawie",
      paragraphs: [
        "Imienia, adresu i treści używamy, żeby ci odpowiedzieć i przygotować ofertę. Podstawą jest podjęcie działań na twoje żądanie przed zawarciem umowy (art. 6 ust. 1 lit. b RODO).",
        "Na twój adres może przyjść automatyczne potwierdzenie, że wiadomość dotarła: najwyżej jedno dziennie.",
        "Skrótu adresu i daty używamy, żeby chronić formularz przed spamem. Podstawą jest nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO).",
        "Drogi do formularza używamy, żeby wiedzieć, które treści pomagają w wyborze. Podstawą jest nasz prawnie uzasadniony interes (art. 6 ust. 1 lit. f RODO).",
        "Podanie danych jest dobrowolne, ale bez adresu e-mail nie mamy jak odpisać.",
      ],
    },
    {
      id: "ciasteczka",
      title: "Ciasteczka i śledzenie",
      picture: {
        name: { src: "/images/still-web-keys.webp" },
        alt: "Klawiatura laptopa z bliska, nad nią fragment strony z obiektywem",
      },
      paragraphs: [
        "Publiczna część strony nie zapisuje ciasteczek i nie używa pikseli reklamowych. Czcionki, zdjęcia i filmy pochodzą z naszego serwera, dlatego nie widzisz banera ze zgodami.",
        `Liczymy, ile razy danego dnia otwarto każdą podstronę. Zapisujemy dzień, adres podstrony i liczbę, a niczego, po czym można poznać osobę albo jej urządzenie. Liczby usuwamy po ${VISIT_MONTHS} miesiącach. Jeśli twoja przeglądarka prosi, żeby nie śledzić (Global Privacy Control albo Do Not Track), twoich odwiedzin nie liczymy. Pytania o adresy, których u nas nie ma, też tylko liczymy i po 30 dniach usuwamy.`,
        "Niewysłana wiadomość może zostać zapamiętana w twojej przeglądarce, żeby nie zginęła po odświeżeniu strony. Nie opuszcza twojego urządzenia i znika po wysłaniu albo zamknięciu karty.",
        "Lista obejrzanych podstron jest tylko w pamięci otwartej karty. Znika po jej odświeżeniu albo zamknięciu i opuszcza przeglądarkę wyłącznie razem z wysłaną wiadomością.",
        "Jeśli na stronie kontaktu klikniesz „Pokaż mapę interaktywną”, przeglądarka połączy się z serwerami OpenStreetMap Foundation, która pozna twój adres IP. Filmy w case studies i we wpisach na blogu odtwarza YouTube, a niektóre Vimeo. Serwis, który odtwarza film, też pozna twój adres IP, ale dopiero gdy klikniesz „Odtwórz film” albo otworzysz film na jego stronie.",
      ],
    },
    {
      id: "komu",
      title: "Komu przekazujemy dane",
      paragraphs: [
        "Dostawcom serwera i poczty elektronicznej, którzy przetwarzają dane na nasze zlecenie i na podstawie umowy powierzenia. Nie sprzedajemy danych i nie przekazujemy ich reklamodawcom.",
        "O nowej wiadomości może nas zawiadomić komunikator, na przykład Slack albo Teams. Jego dostawca dostaje wtedy twoje imię, a treść tylko, jeśli tak zdecydujemy. {messenger}",
        "Jeżeli któryś z dostawców przechowuje dane poza Europejskim Obszarem Gospodarczym, podstawą są standardowe klauzule umowne. {providers}",
      ],
    },
    {
      id: "jak-dlugo",
      title: "Jak długo",
      picture: {
        name: { src: "/images/still-content-playhead.webp" },
        alt: "Świecący znacznik montażu biegnie nad klockami osi czasu",
      },
      paragraphs: [
        "Wiadomości usuwa automat: najpóźniej po {keptFor}, a te, które wyglądają na spam, po 30 dniach. Skrót adresu IP znika po dobie. Kopie w naszej poczcie kasujemy w tych samych terminach. {terms}",
        "Dłużej zostają tylko wiadomości oznaczone jako korespondencja z klientem: przez czas umowy i okres przedawnienia roszczeń. {terms}",
        "Kiedy zażądasz usunięcia, usuwamy wszystko od razu. Zostaje data i skrót twojego adresu e-mail z losowym dodatkiem. W kopiach zapasowych dane są tak długo, jak te kopie {backups}. Jeśli odtworzymy starszą kopię, usunięcie powtarzamy.",
      ],
    },
    {
      id: "prawa",
      title: "Twoje prawa",
      paragraphs: ["Możesz w każdej chwili zażądać:"],
      items: [
        "dostępu do swoich danych i ich kopii",
        "poprawienia, usunięcia albo ograniczenia przetwarzania",
        "przeniesienia danych do innego administratora",
        "zaprzestania przetwarzania, które opieramy na naszym interesie (sprzeciw)",
      ],
      closing:
        "Masz też prawo złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych. Decyzji o tobie nie podejmuje u nas automat.",
    },
  ];
}
