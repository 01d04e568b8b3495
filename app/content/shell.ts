import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";
import { t } from "./translations.ts";

export const shell = typeset({
  logoLabel: `${agency.name} – strona główna`,
  mainNavigation: "Główna nawigacja",
  skipToContent: "Przejdź do treści",
  callToAction: t("nav.cta"),
  menu: "Menu",
  openMenu: "Otwórz menu",
  closeMenu: "Zamknij menu",
  showServices: "Pokaż listę usług",
  language: "PL, język strony: polski",
  languageShort: "PL",
  languageHint: "Na razie mówimy tylko po polsku.",
  pauseMotion: "Zatrzymaj ruch",
  outdated:
    "Mamy nową wersję strony. Najpierw wyślij wiadomość, potem odśwież kartę – tekst zostanie na miejscu.",
  privacy: "Polityka prywatności",
  notFound: {
    code: "404",
    title: "Strona nie została znaleziona",
    text: "Tego ujęcia nie ma w montażu: adres się zmienił albo nigdy nie istniał.",
    home: "Wróć na stronę główną",
    perhaps: "Może chodzi o tę stronę:",
  },
  error: {
    label: "Błąd",
    title: "Unexpected Application Error!",
    text: "Coś zerwało taśmę po naszej stronie. Odśwież stronę, a jeśli to nie pomoże, napisz do nas.",
    reload: "Spróbuj ponownie",
  },
});

/** Fixed wording. */
export const offline = {
  page: "Brak połączenia z internetem.",
  form: "Brak połączenia z internetem. Tekst czeka w formularzu.",
} as const;

export const likelyPages: Readonly<Record<string, { name: string; path: string }>> = {
  "/contact": { name: t("common.contact"), path: "/kontakt" },
  "/projects": { name: "Projekty", path: "/projekty" },
};
