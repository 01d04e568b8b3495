import type { SeedBlogPost } from "../rows.ts";

export const droneOverCity: SeedBlogPost = {
  id: 4,
  title: "Dron nad miastem: strefy, kategorie i pozwolenia",
  slug: "dron-nad-miastem-strefy-kategorie-i-pozwolenia",
  author: "Michał Sowa",
  image_url: "/images/service-drone.webp",
  published_at: "2026-09-24T06:30:00Z",
  services: ["nagrania-dronem"],
  tags: ["obraz", "dron"],
  sources: [
    "https://eur-lex.europa.eu/eli/reg_impl/2019/947/oj",
    "https://www.pansa.pl/strefy-geograficzne/",
    "ulc.gov.pl",
    "Prawo lotnicze, art. 209 ust. 1a (obowiązkowe OC operatora)",
  ],
  content: `„Michał, tylko jedno ujęcie znad dachu, pięć minut”. To zdanie słyszę częściej niż „akcja”. Pięć minut w powietrzu to zwykle kilka dni na ziemi, więc warto wiedzieć, z czego te dni się składają. Poniżej stan, z którym pracujemy jesienią 2026 roku. Przepisy się zmieniają, dlatego przed każdym zleceniem sprawdzamy je od nowa.

## Kto rządzi niebem

Zasady są wspólne dla całej Unii: określa je rozporządzenie wykonawcze **(UE) 2019/947**. W Polsce nadzoruje je Urząd Lotnictwa Cywilnego (ULC), a przestrzenią powietrzną zarządza Polska Agencja Żeglugi Powietrznej (PAŻP). Do ULC należą rejestracja operatorów, szkolenia i zezwolenia. Do PAŻP należą strefy i zgody na lot w ich obrębie.

Rozporządzenie dzieli loty na trzy kategorie: **otwartą**, **szczególną** i **certyfikowaną**. Ta ostatnia dotyczy między innymi przewozu ludzi, więc film kręcimy w dwóch pierwszych.

## Kategoria otwarta: A1, A2, A3

W kategorii otwartej nie trzeba zezwolenia, o ile wszystkie warunki są spełnione naraz: dron waży mniej niż 25 kg, leci w zasięgu wzroku pilota, nie wyżej niż 120 m od najbliższego punktu powierzchni ziemi i nie nad zgromadzeniami osób.

- **A1** – blisko ludzi. Drony klasy C0 oraz starsze poniżej 250 g mogą przelecieć nad osobą postronną, choć należy tego unikać. Dronem C1 (poniżej 900 g) nie planujemy takiego przelotu wcale.
- **A2** – dron klasy C2 (poniżej 4 kg), co najmniej **30 m** w poziomie od osób postronnych. W trybie niskiej prędkości odległość można zmniejszyć do 5 m. Pilot potrzebuje dodatkowego egzaminu.
- **A3** – z dala od ludzi i co najmniej **150 m** od terenów mieszkaniowych, handlowych, przemysłowych i rekreacyjnych. W centrum miasta ta podkategoria praktycznie nie istnieje.

Dron bez oznaczenia klasy, wprowadzony na rynek przed 2024 rokiem, lata dziś w A1, jeśli waży poniżej 250 g, albo w A3. Dlatego duża, wysłużona maszyna nie nadaje się już do ujęć nad osiedlem w kategorii otwartej.

![Dron w przechyle, krawędzie śmigieł w czerwonym świetle](/images/still-drone-rotor.webp)

## Kategoria szczególna: STS i zezwolenia

Gdy plan nie mieści się w kategorii otwartej, wchodzimy w szczególną. Najprostszą drogą są europejskie **scenariusze standardowe**:

1. **STS-01** – lot w zasięgu wzroku nad kontrolowanym obszarem naziemnym, także w terenie zabudowanym, dronem klasy C5,
2. **STS-02** – lot poza zasięgiem wzroku, z obserwatorami, nad obszarem kontrolowanym o niskim zaludnieniu, dronem klasy C6.

Operator składa do ULC oświadczenie, a pilot musi mieć odpowiednie szkolenie i egzamin. Kontrolowany obszar oznacza, że nie ma na nim nikogo postronnego. W praktyce: taśma, ludzie w kamizelkach i zgoda zarządcy ulicy.

Jeżeli scenariusz standardowy nie pasuje, pozostaje analiza ryzyka (metodyka SORA albo gotowa ocena PDRA) i **zezwolenie na operację**. To trwa kilka tygodni.

## Strefy: tu rozstrzyga się termin

Nad polskimi miastami leżą geograficzne strefy dla dronów. Najczęściej spotykamy:

- **DRA-P** – loty zakazane,
- **DRA-R** – loty ograniczone, możliwe za zgodą i na warunkach zarządzającego; litery RH, RM i RL mówią, jak łatwo o zgodę,
- **DRA-T** – wymagania techniczne dla drona,
- **DRA-U** – loty ze wsparciem usług U-space,
- **DRA-I** – strefa informacyjna.

Do tego dochodzą strefy kontrolowane lotnisk (CTR) oraz ograniczenia wprowadzane czasowo, na przykład na czas wizyty państwowej albo imprezy masowej. Plan misji w takiej strefie składamy przez system PAŻP z wyprzedzeniem, a w dniu zdjęć **każdy lot zgłaszamy w aplikacji DroneTower**.

> Zgoda właściciela budynku nie jest zgodą na lot. Zgoda na lot nie jest zgodą na start z cudzego dachu. Potrzebne są obie.

![Kamera pod kadłubem drona na tle czerwonego światła](/images/still-drone-gimbal.webp)

## Zanim wystartujemy

### Papiery

- numer operatora z rejestru, umieszczony na dronie (do rejestru wpisuje się między innymi każdy, kto lata dronem z kamerą niebędącym zabawką),
- kompetencje pilota odpowiednie do podkategorii albo scenariusza,
- polisa OC: od 13 listopada 2025 roku obowiązkowa dla operatorów dronów o masie startowej od 250 g do 20 kg,
- zdalna identyfikacja, jeśli wymaga jej klasa drona lub kategoria lotu.

### Ludzie na ziemi

Na zdjęciach miejskich pracują u nas co najmniej dwie osoby: pilot i obserwator. Pilot przez cały lot patrzy na drona. Operator kamery z własnym podglądem jest trzecią osobą, jeżeli ujęcie jest złożone.

### Wizerunek i prywatność

Lot zgodny z prawem lotniczym nie zwalnia z RODO ani z ochrony wizerunku. Okna mieszkań, tablice rejestracyjne i twarze omijamy kadrem, a czego nie da się ominąć, rozmywamy w montażu.

## Ile to trwa

Przy prostym ujęciu w kategorii otwartej poza strefami jesteśmy gotowi do lotu następnego dnia. Od zlecenia do filmu mija zwykle od 7 do 14 dni roboczych, ale w śródmieściu i w strefie kontrolowanej same zgody mogą zająć kilkanaście. Jeżeli termin jest bliższy, proponujemy wysięgnik, dach sąsiedniego budynku albo ujęcie nad terenem, na którym nikogo nie ma.`,
  content_blocks: [
    {
      id: "cee0d882-f779-40b9-b28c-202c54c73fc5",
      type: "image",
      content: "/images/still-drone-above.webp",
      caption: "Śmigła rozkładamy na końcu. Najpierw mapa stref, zgody i wiatr.",
    },
    {
      id: "4708d56e-d428-469d-9090-24f76968a6eb",
      type: "text",
      content: `### Nasza skrócona lista przed startem

1. Strefy i NOTAM sprawdzone rano, w dniu lotu.
2. Zgłoszenie w DroneTower, telefon pilota włączony.
3. Wiatr zmierzony na wysokości lotu.
4. Punkt powrotu ustawiony powyżej najwyższej przeszkody.
5. Obserwator zna słowo, po którym lądujemy natychmiast.`,
    },
  ],
};
