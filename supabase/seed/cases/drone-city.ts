import type { SeedCaseStudy } from "../rows.ts";

/** Kept as an early row would be: plain text instead of the five sections. */
export const droneCity: SeedCaseStudy = {
  id: 7,
  title: "Miasto nocą z drona",
  slug: "miasto-noca-z-drona",
  client: "Inwestor osiedla w śródmieściu",
  industry: "Nieruchomości",
  summary:
    "Trzy wieczory lotów nad śródmieściem, plan misji uzgodniony ze służbami i dziewięćdziesiąt sekund filmu, w którym miasto wygląda jak makieta.",
  image_url: "/images/case-drone-city.webp",
  youtube_url: null,
  gallery_images: [
    "/images/case-city-backstage.webp",
    "/images/case-city-rooftops.webp",
    "/images/case-city-storyboard.webp",
  ],
  published_at: "2025-11-27T08:00:00Z",
  services: ["nagrania-dronem"],
  content: `Inwestor chciał jeszcze przed budową pokazać, że z okien będzie widać całe miasto. Jedynym sposobem było postawienie kamery tam, gdzie za dwa lata będzie salon na jedenastym piętrze.

Lokalizacja leżała w strefie ograniczonej, blisko trasy śmigłowców ratunkowych. Przygotowania trwały dwanaście dni roboczych: plan misji, zgoda zarządzającego strefą, zgoda właściciela dachu, z którego startowaliśmy, i zamknięcie fragmentu podwórza na czas lotu. Na ziemi pracowały trzy osoby: pilot, operator kamery i obserwator z radiem.

![Arena z bliska, pierścień bursztynowych świateł biegnie wokół kopuły](/images/case-city-arena.webp)

Lataliśmy przez trzy kolejne wieczory, po czterdzieści minut, w oknie między zachodem słońca a całkowitą ciemnością. Tylko wtedy niebo ma jeszcze kolor, a ulice już świecą. Każdy lot powtarzał tę samą trasę zapisaną w aparaturze, dzięki czemu w montażu światła samochodów z trzech wieczorów ułożyły się w jedną rzekę.

Efekt makiety powstał z bardzo wąskiej strefy ostrości, nałożonej w postprodukcji na ujęcia kręcone z góry pod stałym kątem. Film trwa dziewięćdziesiąt sekund i kończy się dokładnie na wysokości jedenastego piętra.

Drugiego wieczoru jeden z lotów przerwaliśmy po sześciu minutach, ponieważ w okolicę leciał śmigłowiec. Tego ujęcia nie ma w filmie.

![Aleja nocą tuż nad dachami: smugi świateł samochodów skręcają ku arenie](/images/case-city-avenue.webp)`,
};
