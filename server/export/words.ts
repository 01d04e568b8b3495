/** The Polish sentences that an archive has for the editors who open it. */
export const sectionNames: Record<string, string> = {
  project_summary: "Wprowadzenie i cel projektu",
  process: "Proces realizacji",
  results: "Wyniki",
  conclusions: "Wnioski",
  final_summary: "Podsumowanie",
};

export const columnsOfPictures = ["plik", "opis", "podpis", "autor"];
export const columnsOfRedirects = ["stary adres", "nowy adres", "rodzaj"];

export const readme = (site: string, day: string) => `Treść strony ${site}, pobrana ${day}.

wpisy/            wpisy na blogu, każdy jako plik Markdown; szkice mają „draft: true”
case-studies/     case studies, tak samo
zdjecia/          zdjęcia; opisy są w zdjecia/opisy.csv
filmy/            przesłane filmy, każdy z kadrem .webp
redirects.csv     przekierowania ze starych adresów
tresc.json        to samo dla programów, zmienione dane firmy i teksty strony
nie-pobrano.txt   jest tylko wtedy, gdy czegoś zabrakło

Zdjęcie, które w tekście ma adres /storage/v1/object/public/media/blog/1.webp, to plik zdjecia/blog/1.webp.
Zdjęcia z adresem /images/… są częścią strony, a nie treści, więc ich tu nie ma.
Ten folder wczytuje „npm run import -- FOLDER”.
`;

export const missingList = (paths: readonly string[]) =>
  `Tych plików nie udało się pobrać. Reszta archiwum jest cała.\n\n${paths.join("\n")}\n`;
