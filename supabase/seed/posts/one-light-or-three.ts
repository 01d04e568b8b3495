import type { SeedBlogPost } from "../rows.ts";

export const oneLightOrThree: SeedBlogPost = {
  id: 1,
  title: "Jedno światło czy trzy? Jak oświetlamy wywiad",
  slug: "jedno-swiatlo-czy-trzy-jak-oswietlamy-wywiad",
  author: "Michał Sowa",
  image_url: "/images/blog-light.webp",
  published_at: "2026-11-12T08:00:00Z",
  services: ["produkcja-wideo"],
  tags: ["plan zdjęciowy", "obraz", "światło"],
  sources: [
    "https://en.wikipedia.org/wiki/Three-point_lighting",
    "theasc.com/articles",
    "Notatki operatorskie z planów wywiadowych, archiwum własne",
  ],
  content: `W każdym podręczniku jest ten sam rysunek: człowiek na krześle, przed nim dwie lampy, za nim trzecia. Oświetlenie trzypunktowe. Schemat jest dobry, ale łatwo z niego zrobić przepis na zdjęcie paszportowe. Zanim postawimy drugą lampę, pytamy więc, co zepsuła pierwsza.

## Co robią trzy punkty

- **Światło kluczowe** (ang. *key*) buduje twarz. Od jego kąta zależy, gdzie upadnie cień nosa i czy w oczach pojawi się odblask.
- **Światło wypełniające** (*fill*) decyduje, jak głęboki będzie ten cień: podnosi dolną granicę czerni.
- **Światło kontrowe** (*back* albo *rim*) oddziela włosy i ramiona od tła.

Każdy z tych punktów odpowiada na inne pytanie. Jeżeli w danym pokoju to pytanie nie pada, lampy nie wypakowujemy.

### Jasna i ciemna strona twarzy

Bardziej niż liczba źródeł obchodzi nas **stosunek jasności** jasnej i ciemnej strony twarzy. Przy 2:1 różnica wynosi jedną przysłonę: twarz jest otwarta, pogodna, dobra do filmu szkoleniowego. Przy 4:1 mamy dwie przysłony i zwykłą rozmowę zmieniamy w rozmowę o czymś ważnym. Przy 8:1, czyli trzech przysłonach, widz zaczyna czekać na wyznanie.

Ten stosunek ustalamy z klientem przed zdjęciami, na dwóch klatkach próbnych. To jedna z niewielu decyzji, których nie da się tanio cofnąć w montażu: cień można w korekcji barwnej rozjaśnić, ale razem z nim wychodzi szum.

![Oktaboks na statywie: świecący ośmiokąt na ciemnym tle](/images/still-bloglight-octabox.webp)

## Kiedy wystarcza jedno

Najczęściej pracujemy jednym dużym, miękkim źródłem ustawionym z boku, nieco powyżej linii oczu. Miękkość nie bierze się z mocy ani z ceny lampy, tylko z **rozmiaru źródła widzianego oczami rozmówcy**. Oktaboks o średnicy 120 cm z odległości metra daje łagodne przejście z jasności w cień. Ten sam oktaboks przesunięty na cztery metry świeci już prawie jak goła żarówka: cienie twardnieją, choć sprzęt się nie zmienił.

Przy okazji zadziała prawo odwrotnych kwadratów. Dwa razy dalej to cztery razy mniej światła, czyli dwie przysłony. Blisko postawiona lampa oświetla więc rozmówcę, a ścianę metr za nim zostawia w półmroku. Tak powstaje ciemne tło w biurze z białymi ścianami, bez ani jednej czarnej zasłony.

> Tło jest za jasne? Przysuń lampę do człowieka i zamknij przysłonę.

Rolę wypełnienia bierze na siebie sam pokój: odbicie od ściany, stołu, białej koszuli. Gdy odbicia jest za dużo, po stronie cienia stawiamy czarną flagę albo kawałek czarnego materiału. To **wypełnienie ujemne**: pochłania światło i bywa lepszym zakupem niż druga lampa.

## Kiedy dokładamy kolejne

1. **Ciemne włosy na ciemnym tle.** Kontra jest wtedy konieczna, inaczej głowa wtopi się w kadr.
2. **Dwie osoby przy stole.** Jedno źródło z boku oświetli jedną twarz, a drugiej zostawi tył głowy. Stawiamy dwa klucze na krzyż: klucz pierwszej osoby jest kontrą dla drugiej.
3. **Okno w kadrze.** Chmura potrafi zmienić ekspozycję o kilka przysłon w trakcie zdania. Albo okno zasłaniamy, albo robimy z niego klucz i mamy w zapasie lampę, która przejmie tę rolę.
4. **Światła w kadrze, czyli praktykale.** Lampka na biurku czy neon na ścianie prawie nigdy nie oświetlają twarzy. Są po to, żeby oko uwierzyło, skąd bierze się światło.

![Pusty stołek, za nim czerwona świetlówka oparta o ścianę](/images/still-bloglight-stool.webp)

### Kolor: jedna decyzja na ujęcie

Mieszanka świetlówek, okna i lampy LED daje skórę w trzech odcieniach, a tego nie naprawi żadna korekcja nakładana na cały obraz. Gasimy więc wszystko, co zastane, i zostawiamy jedną temperaturę: 5600 K, gdy w kadrze jest dzień, 3200 K, gdy gra wieczór. Z kart katalogowych czytamy CRI i TLCI, ale patrzymy też na oddanie głębokiej czerwieni (R9), bo to ona decyduje, czy skóra wygląda zdrowo.

## Ustawienie w dziesięć minut

Tak wygląda nasza kolejność, gdy mamy mało czasu i cudzą salę konferencyjną:

1. Gasimy światło zastane i zasłaniamy okno.
2. Sadzamy kogoś z ekipy co najmniej półtora metra od ściany.
3. Stawiamy klucz pod kątem około 45 stopni, po tej stronie, w którą rozmówca będzie patrzył.
4. Podnosimy lampę, aż w górnej części oka pojawi się odblask, i zatrzymujemy się, zanim zniknie w cieniu brwi.
5. Oceniamy stronę cienia. Dopiero teraz decydujemy o fladze, blendzie albo drugiej lampie.

Ustawienie po stronie spojrzenia sprawia, że bliżej kamery zostaje ciemniejszy policzek. Twarz zyskuje objętość, a obraz przestaje przypominać rozmowę z kamerki internetowej.`,
  content_blocks: [
    {
      id: "daae6e26-4db7-42dc-94da-66bd809710bf",
      type: "image",
      content: "/images/still-team-canvas.webp",
      caption: "Zanim rozmówca usiądzie, na jego krześle siedzi ktoś z ekipy.",
    },
    {
      id: "1756c8e8-2697-41c5-8908-7a6e7516cd5e",
      type: "text",
      content: `### Co przygotować po stronie firmy

Największą różnicę robi pokój. Szukamy pomieszczenia, w którym da się odsunąć krzesło od ściany, zgasić światło i na godzinę wyłączyć klimatyzację. Jeżeli są dwa do wyboru, bierzemy większe, choćby miało brzydsze ściany.`,
    },
  ],
};
