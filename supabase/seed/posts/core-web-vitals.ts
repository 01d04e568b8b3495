import type { SeedBlogPost } from "../rows.ts";

export const coreWebVitals: SeedBlogPost = {
  id: 8,
  title: "Film na stronie firmowej, która nie zwalnia",
  slug: "film-na-stronie-firmowej-ktora-nie-zwalnia",
  author: "Kuba Lis",
  image_url: "/images/service-web.webp",
  published_at: "2026-05-28T07:00:00Z",
  services: ["strony-internetowe"],
  tags: ["wideo w sieci", "wyniki"],
  sources: [
    "https://web.dev/articles/vitals",
    "https://web.dev/articles/lcp",
    "developer.mozilla.org/en-US/docs/Web/HTML/Element/video",
  ],
  content: `Operator widzi film w 4K na skalibrowanym monitorze. Klient naszego klienta widzi go na telefonie, w pociągu, z jedną kreską zasięgu. Film w tle strony głównej potrafi zbudować nastrój szybciej niż jakikolwiek nagłówek. Potrafi też sprawić, że nagłówka nikt nie zobaczy, bo strona wciąż się ładuje. Da się mieć jedno bez drugiego.

## Trzy liczby, które warto znać

Google opisuje odczuwalną jakość strony trzema wskaźnikami, tak zwanymi Core Web Vitals. Ocena dotyczy 75. percentyla odwiedzin, osobno na telefonach i komputerach.

- **LCP** (*Largest Contentful Paint*) – po jakim czasie widać największy element. Dobry wynik: do **2,5 s**.
- **INP** (*Interaction to Next Paint*) – jak szybko strona odpowiada na dotknięcie. Dobry wynik: do **200 ms**. W marcu 2024 roku zastąpił wcześniejszy FID.
- **CLS** (*Cumulative Layout Shift*) – jak bardzo treść skacze. Dobry wynik: do **0,1**.

Za każdą liczbą stoi zwykłe doświadczenie: czekam; klikam i nic; już mam kliknąć, a przycisk ucieka.

![Klawiatura laptopa z bliska, nad nią fragment strony z obiektywem](/images/still-web-keys.webp)

## Najpierw plakat, potem film

Największym elementem ekranu startowego bywa właśnie wideo. Jeśli przeglądarka musi pobrać plik, żeby pokazać cokolwiek, LCP jest stracony. Dlatego pierwszą klatkę eksportujemy jako zwykły obraz, tak zwany plakat (*poster*), i traktujemy go z honorami:

1. format AVIF lub WebP, w kilku szerokościach, wybieranych przez \`srcset\`,
2. wstępne pobranie w nagłówku dokumentu i wysoki priorytet,
3. żadnego leniwego ładowania dla tego jednego obrazu.

Sam film zaczyna się pobierać dopiero wtedy, gdy strona jest już gotowa. Pojawia się łagodnie na plakacie, więc nikt nie zauważa podmiany.

### Kiedy filmu nie pokazywać wcale

Przeglądarka mówi nam o użytkowniku więcej, niż zwykle słuchamy:

- włączone **ograniczenie ruchu** w systemie oznacza, że ruchome tło może komuś po prostu szkodzić,
- włączone **oszczędzanie danych** to prośba, żeby nie wydawać cudzych megabajtów,
- połączenie zgłaszane jako bardzo wolne oznacza, że film i tak nie zdąży.

W każdym z tych przypadków zostaje plakat. Strona wygląda wtedy jak dobra fotografia i nikt nie czuje się oszukany.

![Otwarty laptop z boku, na ekranie strona z obiektywem](/images/still-web-lid.webp)

## Jak przygotować plik

Film w tle nie jest filmem do oglądania. Nie ma dźwięku, trwa kilka sekund i się zapętla, więc można odchudzić go bez żalu:

- pętla od 6 do 10 sekund, w której ostatnia klatka pasuje do pierwszej,
- 1280 × 720 pikseli zwykle wystarczy, bo na obrazie i tak leży przyciemnienie i tekst,
- usunięta ścieżka dźwiękowa; pusta też waży,
- kodek AV1 lub VP9 w WebM, a obok H.264 w MP4 dla starszych urządzeń,
- cel: **do 1,5 MB** za całość.

### Ziarno i pasy

Ciemne gradienty po kompresji zamieniają się w pasy. Pomaga delikatne ziarno nałożone na stronie jako powtarzalna tekstura. Waży kilka kilobajtów, a zasłania to, na co enkoder potrzebowałby megabajtów.

Najmniej waży film z ciemnym, spokojnym tłem, więc o rozmiarze pliku warto pomyśleć już przy ustawianiu świateł.

![Świecący znacznik montażu biegnie nad klockami osi czasu](/images/still-content-playhead.webp)

## Żeby nic nie skakało

Skaczący układ to prawie zawsze brak rezerwacji miejsca. Każdy obraz i każdy film dostaje w kodzie szerokość i wysokość albo proporcje, a przeglądarka zostawia na niego dziurę właściwego kształtu. Dotyczy to również:

- krojów pisma, których metryka różni się od zastępczej,
- map i odtwarzaczy osadzanych z innych serwisów,
- komunikatów, które wjeżdżają nad treść.

Odtwarzacz YouTube osadzony wprost ściąga sporo skryptów, zanim ktokolwiek naciśnie „odtwórz”. Zamiast niego pokazujemy kadr z przyciskiem. Odtwarzacz ładuje się po kliknięciu, a wraz z nim cudze pliki cookie, o które wcześniej nie musimy pytać.

## Jak mierzyć uczciwie

Wynik z komputera w biurze na światłowodzie mówi tyle, co test samochodu z górki. Patrzymy na dwa źródła:

1. **pomiar laboratoryjny** (na przykład Lighthouse), powtarzany kilka razy na symulowanym telefonie, żeby łapać regresje,
2. **dane z terenu**, czyli pomiary u prawdziwych odwiedzających, bo tylko one obejmują słabe telefony i tunele.

Jeśli oba się kłócą, racja jest po stronie terenu.

![Dwa telefony z pionowymi filmami: kulisy planu i nowy odcinek](/images/still-social-row.webp)

## Lista dla zamawiającego

Przy odbiorze strony z filmem warto zapytać wykonawcę o pięć rzeczy:

- ile waży strona główna na telefonie, z filmem i bez,
- co zobaczy ktoś z włączonym oszczędzaniem danych,
- czy ruch da się zatrzymać przyciskiem,
- co jest widoczne przy wyłączonym JavaScripcie,
- kiedy i na czym zmierzono podane wyniki.`,
  content_blocks: null,
};
