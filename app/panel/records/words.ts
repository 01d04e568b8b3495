import { caseStudy } from "~/content/case-studies.ts";
import { TRASH_DAYS } from "~/content/retention.ts";
import { counted } from "~/text/numbers.ts";

const { sections } = caseStudy;

export const relations = {
  services: "Usługi",
  tags: "Tagi",
  tagsHint: "Oddziel je przecinkami. Od trzeciego postu tag ma własną stronę.",
  knownTags: "Tagi innych postów",
  addTag: (tag: string) => `Dodaj tag: ${tag}`,
  searchAndShare: "W\u00a0wyszukiwarce i\u00a0po udostępnieniu",
  seoTitle: "Tytuł dla wyszukiwarek",
  seoTitleHint: "Puste pole to zwykły tytuł. Nazwę agencji dodamy na końcu.",
  seoDescription: "Opis dla wyszukiwarek",
  seoDescriptionHint: "Puste pole to początek tekstu. Google pokazuje około 160\u00a0znaków.",
  shareImage: "Zdjęcie po udostępnieniu",
  inGoogle: "W\u00a0Google",
  onFacebook: "Na Facebooku",
  notOnCard: (letters: string) =>
    `Na karcie, którą pokazują sieci, zamiast tego tytułu będzie ogólny: żadna z\u00a0naszych czcionek nie ma znaków ${letters}`,
  approximate: "Tak to mniej więcej wygląda. Google może sam wybrać inny fragment tekstu.",
} as const;

const relationFields = {
  services: relations.services,
  seoTitle: relations.seoTitle,
  seoDescription: relations.seoDescription,
  shareImage: relations.shareImage,
} as const;

export const posts = {
  tab: "Posty bloga",
  heading: "Posty Bloga",
  add: "Dodaj Nowy Post",
  columns: { title: "Tytuł", author: "Autor", date: "Data publikacji", actions: "Akcje" },
  empty: "Brak postów do wyświetlenia",
  count: (count: number) => counted(count, "post", "posty", "postów"),
  searchHint: "Tytuł, slug, autor lub data",
  sheet: { add: "Dodaj nowy post bloga", edit: "Edytuj post bloga" },
  submit: { add: "Dodaj post", edit: "Zapisz zmiany", saving: "Zapisywanie..." },
  firstLines: "Tytuł, slug i\u00a0autor",
  fields: {
    title: "Tytuł",
    slug: "Slug",
    author: "Autor",
    content: "Treść (Markdown)",
    blocks: "Bloki treści",
    imageUrl: "Zdjęcie główne",
    sources: "Źródła",
    tags: relations.tags,
    ...relationFields,
    publication: "Data publikacji",
  },
  hints: {
    slug: "Adres postu",
    sources: "Jedno w\u00a0wierszu: adres albo opis książki, rozmowy, raportu.",
    services: "Łączą ten post z\u00a0podobnymi: pokażemy je na końcu jako „Przeczytaj też”.",
  },
  tabs: { label: "Edytor", markdown: "Markdown", blocks: "Bloki treści", preview: "Podgląd" },
  emptyPost: "Post nie ma jeszcze treści: na stronie pokaże się sam tytuł.",
  confirmDelete: "Czy na pewno chcesz usunąć ten post?",
  messages: {
    listFailed: "Wystąpił błąd podczas pobierania postów bloga",
    loadFailed: "Wystąpił błąd podczas wczytywania postu",
    deleted: "Post został usunięty",
    deleteFailed: "Wystąpił błąd podczas usuwania postu",
    created: "Post został dodany",
    updated: "Post został zaktualizowany",
    saveFailed: (message: string) => `Błąd podczas zapisywania postu: ${message}`,
    slugRequired: "Slug jest wymagany",
    slugTaken: "Post z\u00a0tym slug już istnieje",
    uploaded: "Zdjęcie zostało przesłane",
    optimised: "Zdjęcie zostało zoptymalizowane i\u00a0przesłane",
    uploadFailed: (message: string) => `Błąd podczas przesyłania zdjęcia: ${message}`,
    missing: "Tego postu już nie ma. Sprawdź Kosz.",
  },
} as const;

export const caseStudies = {
  tab: "Case studies",
  heading: "Case Studies",
  add: "Dodaj nowe case study",
  columns: {
    title: "Tytuł",
    slug: "Slug",
    client: "Klient",
    industry: "Branża",
    youtube: "YouTube",
    actions: "Akcje",
  },
  empty: "Brak case studies do wyświetlenia",
  count: (count: number) => counted(count, "case study", "case studies", "case studies"),
  searchHint: "Tytuł, slug, klient lub branża",
  sheet: { add: "Dodaj nowe case study", edit: "Edytuj case study" },
  submit: { add: "Dodaj case study", edit: "Zapisz zmiany", saving: "Zapisywanie..." },
  firstLines: "Tytuł i\u00a0slug",
  fields: {
    title: "Tytuł",
    slug: "Slug",
    client: "Klient",
    industry: "Branża",
    summary: "Krótki opis (na listę)",
    projectSummary: sections.projectSummary,
    process: sections.process,
    results: sections.results,
    conclusions: sections.conclusions,
    finalSummary: sections.finalSummary,
    youtubeUrl: "Link do YouTube",
    chapters: "Rozdziały filmu",
    transcript: "Transkrypcja filmu",
    imageUrl: "Zdjęcie główne",
    gallery: "Galeria zdjęć",
    ...relationFields,
    onHome: "Na stronę główną",
    position: "Miejsce na liście (opcjonalnie)",
    publication: "Data publikacji",
  },
  hints: {
    slug: "Adres",
    sections:
      "Każda część może mieć śródtytuły, listy, cytaty, tabele, zdjęcia i\u00a0filmy. Zdjęcie na samym końcu części pokażemy na całą szerokość strony. W\u00a0„Wynikach” punkty zaczęte pogrubioną liczbą i\u00a0tabele z\u00a0dwiema kolumnami staną się dużymi liczbami.",
    services:
      "Pokażemy tę realizację na stronach wybranych usług i\u00a0pod podobnymi case studies.",
    chapters: "Każdy rozdział w\u00a0osobnym wierszu, od czasu: 1:05 Lot nad rynkiem",
    onHome: "Strona główna pokazuje trzy case studies, najpierw zaznaczone.",
    position: "Liczba od 1 do 999. Bez niej decyduje data publikacji.",
  },
  confirmDelete: "Czy na pewno chcesz usunąć to case study?",
  messages: {
    listFailed: "Wystąpił błąd podczas pobierania case studies",
    loadFailed: "Wystąpił błąd podczas wczytywania case study",
    deleted: "Case study zostało usunięte",
    deleteFailed: "Wystąpił błąd podczas usuwania case study",
    created: "Case study zostało dodane",
    updated: "Case study zostało zaktualizowane",
    saveFailed: (message: string) => `Błąd podczas zapisywania case study: ${message}`,
    badPosition: "Wpisz liczbę od 1 do 999 albo zostaw puste",
    slugTaken: "Case study z\u00a0tym adresem już istnieje. Zmień slug.",
    uploaded: "Zdjęcie zostało przesłane",
    optimised: "Zdjęcie zostało zoptymalizowane i\u00a0przesłane",
    uploadFailed: (message: string) => `Błąd podczas przesyłania zdjęcia: ${message}`,
    galleryOptimised: "Zdjęcia zostały zoptymalizowane i\u00a0przesłane do galerii",
    galleryFailed: (message: string) => `Błąd podczas przesyłania zdjęć: ${message}`,
    missing: "Tego case study już nie ma. Sprawdź Kosz.",
  },
} as const;

export const duplicate = {
  label: "Powiel jako szkic",
  ending: " (kopia)",
  done: "Powielono jako szkic",
  saveFirst: "Zapisz najpierw zmiany. Powielamy to, co jest zapisane.",
  failed: (message: string) => `Nie udało się powielić: ${message}`,
} as const;

export const previewLinks = {
  open: "Link do podglądu",
  title: "Link do podglądu",
  hint: "Kto ma link, zobaczy tę stronę przed publikacją, bez logowania. Link działa siedem dni i\u00a0pokazuje zawsze ostatnio zapisaną wersję.",
  unsaved: "Masz niezapisane zmiany. Zapisz je, żeby było je widać w\u00a0podglądzie.",
  create: "Utwórz link do podglądu",
  address: "Nowy link",
  onlyNow: "Skopiuj link teraz. Później nie da się go już pokazać, ale można utworzyć nowy.",
  copy: "Kopiuj link",
  copied: "Link skopiowany",
  copyFailed: "Nie udało się skopiować linku. Zaznacz go i\u00a0skopiuj skrótem Ctrl+C.",
  valid: "Działające linki",
  none: "Nie ma jeszcze żadnego działającego linku.",
  until: (moment: string) => `Działa do ${moment}`,
  by: (person: string) => `Utworzono przez: ${person}`,
  revoke: "Unieważnij link",
  revoked: "Link unieważniony",
  failed: "Nie udało się wczytać linków.",
  createFailed: (message: string) => `Nie udało się utworzyć linku: ${message}`,
  revokeFailed: (message: string) => `Nie udało się unieważnić linku: ${message}`,
} as const;

export const unpublished = {
  save: "Zapisz wersję roboczą",
  publish: "Opublikuj zmiany",
  badge: "Niepublikowane zmiany",
  title: "To wersja robocza",
  text: (when: string, who: string) =>
    `Zapisana ${when}${who ? ` (${who})` : ""}. Na stronie widać jeszcze poprzednią.`,
  saved: "Wersja robocza zapisana",
  notPublic: "Na stronie nic się nie zmieniło.",
  newer: "Ktoś zapisał tymczasem nowszą wersję roboczą. Czeka nieopublikowana.",
  drop: "Odrzuć",
  dropTitle: "Odrzucić wersję roboczą?",
  dropText:
    "Zniknie u\u00a0wszystkich i\u00a0nie da się jej odzyskać. Strona się nie zmieni. Są w\u00a0niej:",
  keep: "Zostaw",
  dropSure: "Odrzuć na dobre",
  dropped: "Wersja robocza odrzucona",
  dropFailed: (message: string) => `Nie udało się odrzucić wersji roboczej: ${message}`,
  changedMeanwhile: "Ktoś zmienił tymczasem tę wersję roboczą. Otwórz ją jeszcze raz.",
} as const;

export const trash = {
  title: "Kosz",
  hint: `Usunięte teksty czekają tu ${TRASH_DAYS}\u00a0dni. Godziny podajemy według czasu warszawskiego.`,
  empty: "Kosz jest pusty.",
  deleted: (when: string, who: string) => `Usunięto ${when}${who ? ` (${who})` : ""}`,
  restore: "Przywróć",
  show: "Podgląd",
  restored: "Przywrócono z\u00a0Kosza",
  restoredAsDraft: "Przywrócono z\u00a0Kosza jako szkic",
  wasPublic: {
    title: "Ten tekst był na stronie",
    text: (title: string) =>
      `„${title}” może wrócić jako szkic albo od razu ukazać się na stronie, jak przed usunięciem.`,
    asDraft: "Przywróć jako szkic",
    public: "Przywróć na stronę",
  },
  failed: "Nie udało się wczytać Kosza",
  restoreFailed: "Nie udało się przywrócić tekstu",
  slugTaken: "Adres tego tekstu zajął tymczasem inny. Zmień jego slug i\u00a0spróbuj ponownie.",
} as const;

export const talk = {
  title: "Uwagi",
  send: "Wyślij do sprawdzenia",
  waits: "Do sprawdzenia",
  sent: (when: string, who: string) => `Wysłano ${when}${who ? ` (${who})` : ""}.`,
  sentToast: "Wysłano do sprawdzenia",
  sentText: "Ukaże się, gdy opublikuje go redaktor albo administrator.",
  sendBack: "Odeślij z\u00a0uwagą",
  sentBack: "Odesłano z\u00a0uwagą",
  add: "Dodaj uwagę",
  added: "Uwaga dodana",
  note: "Uwaga",
  missing: "Wpisz uwagę",
  tooLong: "Uwaga może mieć do 4000\u00a0znaków",
  by: (when: string, who: string) => (who ? `${when}, ${who}.` : `${when}.`),
  done: "Załatwione",
  doneBy: (when: string, who: string) => `Załatwiono ${when}${who ? ` (${who})` : ""}.`,
  again: "Jednak niezałatwione",
  failed: (message: string) => `Nie udało się: ${message}`,
} as const;

export const enquiriesOfPage = (count: number) => `Zapytania: ${count}`;
