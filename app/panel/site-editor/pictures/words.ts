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
  tooNarrow: (width: number) =>
    `To zdjęcie ma ${width}\u00a0px szerokości. Na dużym ekranie będzie nieostre: wybierz takie, które ma co najmniej 1280\u00a0px.`,
  still: "Jeśli oryginał się poruszał, to zdjęcie będzie nieruchome.",
  original: "zdjęcie oryginalne",
  moved: "zdjęcie oryginalne, inaczej przycięte",
  chosen: "zdjęcie z\u00a0biblioteki",
} as const;
