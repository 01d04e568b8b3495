import type { SeedBlogPost } from "../rows.ts";

export const podcastSound: SeedBlogPost = {
  id: 3,
  title: "Dźwięk w podcaście: od 24 bitów do gotowego odcinka",
  slug: "dzwiek-w-podcascie-od-24-bitow-do-gotowego-odcinka",
  author: "Kuba Lis",
  image_url: "/images/blog-sound.webp",
  published_at: "2026-10-15T07:00:00Z",
  services: ["podcasty"],
  tags: ["dźwięk", "podcast"],
  sources: [
    "https://tech.ebu.ch/publications/r128",
    "podcasters.apple.com/support/893-audio-requirements",
    "https://www.itu.int/rec/R-REC-BS.1770",
  ],
  content: `Widz wybaczy podcastowi ciemny obraz. Słuchacz, który ma w słuchawkach cudzy pogłos i oddech przy każdym przecinku, po prostu wyłączy odcinek. Dobra wiadomość: większość problemów z dźwiękiem rozwiązuje się przed nagraniem, za pomocą dywanu, odległości i jednego pokrętła.

## Dlaczego 24 bity i 48 kHz

Sesje nagrywamy w **24 bitach i 48 kHz**. Daje to zapas, który w mowie się przydaje.

- **24 bity** to teoretyczny zakres dynamiki około 144 dB wobec około 96 dB przy 16 bitach. Dzięki temu nie musimy nagrywać „pod korek”. Ustawiamy szczyty mowy w okolicy −12 dBFS i mamy miejsce na śmiech, który pojawi się bez ostrzeżenia.
- **48 kHz** to standard obrazu. Jeżeli odcinek ma wersję wideo, dźwięk nie wymaga przepróbkowania, a w eksporcie nie ma niespodzianek.

Próbkowanie 96 kHz w rozmowie niczego nie poprawi, podwoi tylko rozmiar plików.

### A 32 bity zmiennoprzecinkowe?

Rejestratory z takim zapisem pozwalają uratować nagranie, w którym ktoś źle ustawił wzmocnienie. Nie uratują jednak przesterowanej kapsuły ani mikrofonu, który stał metr za daleko. Traktujemy je jako zabezpieczenie, poziomy i tak ustawiamy przed nagraniem.

![Siatka mikrofonu studyjnego z bliska](/images/still-mic-grille.webp)

## Pokój słychać bardziej niż mikrofon

Najdroższy mikrofon w pustej sali zabrzmi jak telefon w łazience. Kolejność działań jest zawsze ta sama:

1. **Odległość.** Od 10 do 15 cm od ust, lekko z boku, żeby powietrze mijało kapsułę. Każde podwojenie odległości zabiera około 6 dB głosu, a pogłosu zostawia tyle samo.
2. **Miękkie powierzchnie.** Dywan, zasłona, regał z książkami. Cienka pianka z internetu tłumi głównie wysokie tony i zostawia dudniący dół.
3. **Brak równoległych ścian przy głowie.** Klaszczemy i słuchamy. Jeżeli po klaśnięciu słychać metaliczny trzepot, przesuwamy stół.

Do rozmów wybieramy mikrofony dynamiczne: są mniej czułe na to, co dzieje się dalej. Pojemnościowe zostawiamy do lektora.

### Jeden mówca, jedna ścieżka

Każdy ma własny mikrofon i własną ścieżkę. Gdy dwie osoby mówią jednocześnie, na sąsiednim mikrofonie słychać przesłuch. Pilnujemy reguły **3:1**: odległość między mikrofonami powinna być co najmniej trzy razy większa niż odległość mikrofonu od ust.

![Najwyższy z metalowych prętów świeci na czerwono, obok niego niższe](/images/still-blogsound-crest.webp)

## Obróbka w sześciu krokach

Kolejność ma znaczenie, bo każdy krok pracuje na wyniku poprzedniego.

1. **Porządki.** Usuwamy kaszel, uderzenia w stół i dźwięk powiadomień. Oddechy ściszamy, ale nie wycinamy: rozmowa bez oddechów brzmi jak syntezator mowy.
2. **Filtr górnoprzepustowy** w okolicy 80 Hz. Znika pomruk tramwaju i wentylacji.
3. **Korekcja.** Wąskie cięcia tam, gdzie coś drażni, zwykle między 200 a 400 Hz. Podbijamy rzadko i szeroko.
4. **De-esser**, czyli kompresja samych głosek syczących, mniej więcej od 5 do 8 kHz. Polszczyzna ma ich pod dostatkiem.
5. **Kompresja.** Współczynnik 3:1, atak od 10 do 20 ms, czas powrotu około 100 ms, redukcja 3–6 dB. Jeżeli wskaźnik cały czas stoi na 12 dB, wracamy do poziomów w nagraniu.
6. **Głośność końcowa i limiter.**

> Jeżeli słychać, że coś zostało skompresowane, zostało skompresowane za mocno.

![Mikrofon na wysięgniku, z boku, z przewodem biegnącym za ramieniem](/images/still-mic-arm.webp)

## Jak głośny ma być odcinek

Głośność mierzymy w LUFS, zgodnie z ITU-R BS.1770. Apple w wymaganiach dla podcastów podaje okolice **−16 LUFS** z tolerancją ±1 dB i szczyt prawdziwy nieprzekraczający **−1 dBTP**. Telewizja pracuje według EBU R 128, czyli −23 LUFS, więc plik z anteny wrzucony do podcastu będzie wyraźnie za cichy.

Wersję wideo oddajemy zwykle w okolicach −14 LUFS, ponieważ YouTube ścisza materiały głośniejsze, a cichszych nie podgłaśnia.

### Format na koniec

- archiwum: WAV, 24 bity, 48 kHz, osobne ścieżki,
- publikacja: MP3 lub AAC, dla samej mowy od 96 do 128 kb/s,
- metadane: tytuł, numer odcinka, okładka i rozdziały. Bez nich odtwarzacz w aucie pokaże nazwę pliku.

## Test, który robimy zawsze

Gotowego odcinka słuchamy trzy razy: na słuchawkach, z głośnika telefonu i w samochodzie. Na słuchawkach wychodzą trzaski, z telefonu znika wszystko poza zrozumiałością, a w aucie okazuje się, czy najcichszy rozmówca przebija się przez silnik. Plik zamykamy po trzecim odsłuchu.`,
  content_blocks: [
    {
      id: "a116ef1c-52f9-460e-a5e2-ac3f44cd9f6b",
      type: "image",
      content: "/images/service-mic.webp",
      caption: "Mikrofon ustawiamy lekko z boku, żeby powietrze mijało kapsułę.",
    },
    {
      id: "c0ecb287-edc3-4336-bc8d-423f4addd84a",
      type: "text",
      content: `### Minuta ciszy

Przed rozmową nagrywamy minutę samego pokoju. W montażu tą ciszą zaklejamy miejsca po wycięciach. Cyfrowe zero między zdaniami brzmi jak przerwane połączenie, a szum tego samego wnętrza jest niesłyszalny.`,
    },
    {
      id: "c0f726c9-c773-4976-be93-c10a0775acc5",
      type: "image",
      content: "/images/case-podcast-set.webp",
    },
  ],
};
