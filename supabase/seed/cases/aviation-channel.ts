import type { SeedCaseStudy } from "../rows.ts";

export const aviationChannel: SeedCaseStudy = {
  id: 1,
  title: "Kanał YouTube eksperta lotniczego",
  slug: "kanal-youtube-eksperta-lotniczego",
  client: "Ekspert lotniczy, pilot i instruktor",
  industry: "Lotnictwo",
  summary:
    "Od wykładów dla studentów do kanału, który tłumaczy lotnictwo tysiącom widzów. Ponad 5 000 000 wyświetleń i przeszło 2750 subskrybentów.",
  image_url: "/images/case-aviation.webp",
  youtube_url: null,
  gallery_images: [
    "/images/case-aviation-backstage.webp",
    "/images/case-aviation-compass.webp",
    "/images/case-aviation-storyboard.webp",
  ],
  published_at: "2026-11-05T08:00:00Z",
  services: ["marketing-content", "social-media"],
  content: JSON.stringify({
    project_summary: `Klient od lat szkolił pilotów i miał w głowie gotowe odpowiedzi na pytania, które po każdym głośnym zdarzeniu zadaje cały kraj. Brakowało miejsca, w którym mógłby ich udzielić spokojnie i z rysunkiem, zanim zrobi to ktoś głośniejszy.

Wspólnie zapisaliśmy trzy cele:

- **tłumaczyć bez żargonu**, ale też bez uproszczeń, których wstydziłby się instruktor,
- **publikować co dwa tygodnie**, także w okresie, gdy klient lata,
- **zbudować widownię, która wraca**, zamiast jednorazowej fali po nagłówku z gazety.

![Tarcza sztucznego horyzontu z bliska, biała kreska między niebieskim niebem a bursztynową ziemią](/images/case-aviation-horizon.webp)`,
    process: `### Jeden dzień, dwa odcinki

Klient ma w miesiącu jeden wolny dzień, więc wszystko podporządkowaliśmy jemu. Tydzień wcześniej dostaje od nas dokument z pytaniami widzów. Odpowiada głosowo, my robimy z tego konspekt, a on poprawia fakty. Na planie nie ma promptera, są cztery kartki z hasłami.

### Kokpit z cienia

Studio to czarne tło, jedno miękkie światło z boku i bursztynowy akcent, który stał się znakiem kanału. Przyrządy pokładowe fotografujemy z bliska, więc gdy mowa o sztucznym horyzoncie, widz ma go przed oczami.

### Montaż, miniatura, rozmowa

1. Pierwsza wersja powstaje w pięć dni roboczych.
2. Klient sprawdza wyłącznie fakty, my pilnujemy rytmu.
3. Do każdego odcinka przygotowujemy trzy miniatury i testujemy je na publiczności.
4. Przez dobę po premierze moderujemy komentarze i zbieramy pytania do następnego odcinka.

![Wysokościomierz z bliska: biała i bursztynowa wskazówka nad ciemną tarczą](/images/case-aviation-instrument.webp)`,
    results: `| Wskaźnik | Wynik |
| --- | --- |
| Wyświetlenia | 5 000 000+ |
| Subskrypcje | 2750+ |
| Obejrzenia do końca | +38% (przykład) |
| Rytm publikacji | co dwa tygodnie |

Większość wyświetleń przynoszą odcinki starsze niż trzy miesiące. Widzowie trafiają na nie z wyszukiwarki.`,
    conclusions: `- Najwięcej dało pytanie „a po co?”, zadane ekspertowi w odpowiednim momencie.
- Jeden dzień zdjęciowy w miesiącu wystarcza, jeżeli pytania są gotowe tydzień wcześniej.
- Miniatura z jednym przyrządem działa lepiej niż miniatura z samolotem.

Widownia, która wraca, jest mała. Większość przychodzi po jedną odpowiedź i to dla niej zmieniliśmy plan odcinków.`,
    final_summary:
      "Kanał wciąż działa w tym samym rytmie: jeden dzień zdjęć w miesiącu, premiera co dwa tygodnie.",
  }),
};
