import type { SeedCaseStudy } from "../rows.ts";

export const eventLive: SeedCaseStudy = {
  id: 5,
  title: "Konferencja na scenie i na ekranie",
  slug: "konferencja-na-scenie-i-na-ekranie",
  client: "Organizator konferencji branżowej",
  industry: "Wydarzenia",
  summary:
    "Sześć godzin programu, cztery kamery, dwa niezależne łącza. Uczestnicy w sali i przed ekranem oglądali to samo wydarzenie.",
  image_url: "/images/case-event-live.webp",
  youtube_url: null,
  gallery_images: [
    "/images/case-event-audience.webp",
    "/images/case-event-lamps.webp",
    "/images/case-event-storyboard.webp",
  ],
  published_at: "2026-03-19T08:00:00Z",
  services: ["live-streaming"],
  content: JSON.stringify({
    project_summary: `Poprzednia edycja była transmitowana jedną kamerą z końca sali. Widzowie w internecie oglądali plecy i slajdy, których nie dało się przeczytać. Organizator postawił zadanie krótko: **osoba przed ekranem ma dostać lepsze miejsce niż pierwszy rząd**.

![Scena z balkonu: mównica na tle fioletowej tarczy, snopy świateł i puste rzędy](/images/case-event-balcony.webp)`,
    process: `### Scena projektowana dla dwóch widowni

Fioletowy dysk za prelegentem czyta się i z ostatniego rzędu, i z ekranu telefonu. Światło sceny ustawiliśmy na kamery, a dla sali dodaliśmy dwa ekrany boczne z powiększeniem twarzy.

### Kamery i miks

- dwie kamery z obsługą, w tym jedna z długim obiektywem,
- jedna zdalnie sterowana z boku sceny, na dyskusje,
- jedna szeroka, zamocowana na stałe jako ratunkowa.

Slajdy wchodziły do miksera osobnym wejściem, dzięki czemu w transmisji dało się je przeczytać. Program otwierało ujęcie z drona, nagrane nad budynkiem godzinę przed wejściem gości.

### Zapas wszystkiego

Światłowód i router z dwiema kartami SIM pracowały równolegle. Dwa enkodery wysyłały ten sam program na dwa adresy. Dzień wcześniej, na próbie generalnej, wyjęliśmy przy organizatorze główny kabel. Przez trzy sekundy obraz był mniej ostry, transmisja trwała dalej.

![Wizjer kamery transmisyjnej z obrazem ze sceny, obok zapalona lampka](/images/case-event-viewfinder.webp)`,
    results: `| Element | Liczba |
| --- | --- |
| Czas programu | 6 godzin |
| Kamery | 4 |
| Niezależne łącza | 2 |
| Przerwy w transmisji | 0 |

Nagrania poszczególnych wystąpień trafiły do prelegentów następnego dnia, a półtoraminutowy skrót był gotowy jeszcze tego samego wieczoru.`,
    conclusions: `- Próba z wyjętym kablem uspokaja organizatora skuteczniej niż lista sprzętu.
- Slajdy trzeba zebrać dwa dni wcześniej. Dwie prezentacje przyszły w innym formacie obrazu i poprawiliśmy je bez pośpiechu.
- Pytania z czatu potrzebują osobnej osoby na planie. Prowadzący nie może jednocześnie słuchać i czytać.`,
    final_summary:
      "Kolejna edycja od początku planowana jest jako jedno wydarzenie z dwiema widowniami. Scenariusz ma osobną kolumnę dla kamery.",
  }),
};
