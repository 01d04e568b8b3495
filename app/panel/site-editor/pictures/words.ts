export const pictureWords = {
  change: "Zmień zdjęcie",
  busy: "Przesyłanie…",
  restore: "Przywróć oryginał",
  drop: "Możesz też upuścić plik tutaj.",
  description: "Opis zdjęcia",
  descriptionHint:
    "Dla osób niewidomych i\u00a0wyszukiwarek: jedno zdanie o\u00a0tym, co widać na zdjęciu.",
  descriptionMissing: "To zdjęcie nie ma jeszcze opisu.",
  decorates: "To zdjęcie jest tu ozdobą, więc nie ma opisu.",
  point: "Punkt, który ma zostać widoczny",
  pointHint:
    "Naciśnij najważniejsze miejsce. Strona przytnie zdjęcie tak, żeby było je widać wszędzie, gdzie stoi.",
  phonePoint: "Na telefonie inny punkt",
  phonePointName: "Punkt na telefonie",
  phonePointHint:
    "Telefon i\u00a0tablet trzymany pionowo przycinają to zdjęcie inaczej niż komputer. Naciśnij to, co ma być na nich widać.",
  cropOnDesk: "Na komputerze",
  cropOnPhone: "Na telefonie",
  tooNarrow: (width: number) =>
    `To zdjęcie ma ${width}\u00a0px szerokości. Na dużym ekranie będzie nieostre: wybierz takie, które ma co najmniej 1280\u00a0px.`,
  original: "zdjęcie oryginalne",
  moved: "zdjęcie oryginalne, inaczej przycięte",
  chosen: "zdjęcie z\u00a0biblioteki",
  withFilm: (picture: string) => `${picture}, z\u00a0filmem`,
  withoutFilm: (picture: string) => `${picture}, bez filmu`,
  weighs: (size: string) =>
    `Zdjęcie waży ${size}. To pierwszy obraz strony: im jest lżejsze, tym szybciej ją widać. Telefony dostają mniejsze kopie.`,
} as const;

export const filmWords = {
  over: "Film na tym zdjęciu",
  overHint: (seconds: number, size: string) =>
    `Gra w\u00a0kółko, bez dźwięku. MP4 lub WebM, najwyżej ${seconds}\u00a0s i\u00a0${size}. Najlepiej, żeby zaczynał się tym zdjęciem.`,
  reel: "Film pod przyciskiem",
  reelHint: (seconds: number, size: string) =>
    `Otwiera się po naciśnięciu, z\u00a0dźwiękiem. MP4 lub WebM, najwyżej ${seconds / 60}\u00a0min i\u00a0${size}. Czas na przycisku zmieni się sam.`,
  change: "Zmień film",
  none: "Bez filmu",
  restore: "Film oryginalny",
  isOwn: "Gra film oryginalny.",
  isNone: "Nie ma tu filmu: zdjęcie stoi.",
  isNoReel: "Nie ma filmu ani przycisku.",
  moves: "Nie ma tu filmu. Zdjęcie porusza się samo: powoli się przybliża.",
  reading: "Sprawdzamy film…",
  weighs: (size: string, width: number, height: number) =>
    `Film ma ${width}\u00a0×\u00a0${height}\u00a0px i\u00a0waży ${size}.`,
  after: (seconds: number) =>
    `Wczytuje się dopiero po stronie, więc nie opóźnia jej pierwszego obrazu. W\u00a0sieci 4G zajmie to około ${seconds}\u00a0s; kto oszczędza dane, zobaczy samo zdjęcie.`,
  heavy: "To dużo jak na tło. Nasz film waży 0,3\u00a0MB: zmniejsz rozdzielczość albo skróć swój.",
  tooNarrow: (width: number) =>
    `Ten film ma ${width}\u00a0px szerokości. Na dużym ekranie będzie nieostry: wybierz taki, który ma co najmniej 1280\u00a0px.`,
  tooLong: (seconds: number, most: number) =>
    `Ten film trwa ${Math.ceil(seconds)}\u00a0s, a\u00a0może najwyżej ${most}\u00a0s. Skróć go i\u00a0wybierz ponownie.`,
  tooLarge: (size: string, most: string) =>
    `Ten film waży ${size}, a\u00a0może najwyżej ${most}. Zmniejsz go i\u00a0wybierz ponownie.`,
} as const;
