import type { SeedCaseStudy } from "../rows.ts";

export const productFilm: SeedCaseStudy = {
  id: 6,
  title: "Film produktowy i strona premierowa perfum",
  slug: "film-produktowy-i-strona-premierowa-perfum",
  client: "Niezależna marka perfum",
  industry: "Kosmetyki i handel internetowy",
  summary:
    "Flakon na obrotowym stole, jedna ruchoma lampa i strona, która otwiera się w dwie sekundy. Film, zdjęcia i strona z jednego dnia zdjęciowego.",
  image_url: "/images/case-product.webp",
  youtube_url: null,
  gallery_images: ["/images/case-product-backstage.webp", "/images/case-product-storyboard.webp"],
  published_at: "2026-01-22T08:00:00Z",
  services: ["produkcja-wideo", "marketing-content", "strony-internetowe", "grafika"],
  content: JSON.stringify({
    project_summary: `Zapachu nie da się sfilmować. Da się sfilmować szkło, płyn i światło, które przez nie przechodzi. Mała marka wprowadzała siódmy zapach i potrzebowała wszystkiego naraz: filmu, zdjęć do sklepu i strony premierowej. Budżet pozwalał na **jeden dzień zdjęciowy**.

![Etykieta flakonu z bliska: cyfra 07 na tle czerwonego płynu](/images/case-product-label.webp)`,
    process: `### Szkło, czyli walka z odbiciem

Flakon odbija cały pokój, więc pokoju nie może być. Plan otoczyliśmy czarnym materiałem, a odbicia namalowaliśmy dwoma pasami bieli po bokach. Za flakonem, poza kadrem, leży mały kawałek srebrnego papieru. To on sprawia, że płyn świeci od środka.

### Ruch bez efektów

Stół obraca się raz na dwadzieścia sekund, a lampa jedzie nad nim w przeciwną stronę. Kamera na sliderze pokonuje w tym czasie czterdzieści centymetrów. Te same ujęcia działają jako film, zapętlone tło i zdjęcie.

### Strona z tej samej szpuli

Strona premierowa zaczyna się od plakatu, czyli pierwszej klatki filmu. Film pojawia się na nim łagodnie, kiedy przeglądarka ma na to czas, a kto ma w systemie włączone ograniczenie ruchu, widzi samo zdjęcie. Zakup mieści się na jednym ekranie.

![Flakon na obrotowym stole z góry, z boku obiektyw kamery na sliderze](/images/case-product-turntable.webp)`,
    results: `Z jednego dnia powstały:

- **30 s** filmu i trzy wersje sześciosekundowe
- **24** zdjęcia do sklepu i mediów społecznościowych
- **< 1,5 MB** waży zapętlone tło strony
- **< 2 s** do największego elementu strony (LCP), w pomiarze na symulowanym telefonie`,
    conclusions: `Planowanie pod trzy zastosowania naraz wymusiło prostotę. Kadr, który ma być jednocześnie tłem strony, musi mieć miejsce na tekst, a to dobrze robi także filmowi.

Następnym razem zarezerwujemy więcej czasu na odkurzanie. Na czerni w 4K widać każdy pyłek.`,
    final_summary:
      "Film, zdjęcia i strona mają to samo światło. Układ lamp, opisany w notatkach, czeka na ósmy zapach.",
  }),
};
