import type { SeedBlogPost } from "../rows.ts";

export const focalLengths: SeedBlogPost = {
  id: 5,
  title: "Ogniskowa to decyzja, nie zoom",
  slug: "ogniskowa-to-decyzja-nie-zoom",
  author: "Michał Sowa",
  image_url: "/images/blog-lenses.webp",
  published_at: "2026-08-27T07:00:00Z",
  services: ["produkcja-wideo"],
  tags: ["plan zdjęciowy", "obraz", "obiektywy"],
  sources: [
    "https://en.wikipedia.org/wiki/Angle_of_view_(photography)",
    "https://en.wikipedia.org/wiki/Circle_of_confusion",
  ],
  content: `Dwa zdjęcia tej samej osoby, ta sama wielkość twarzy w kadrze. Na pierwszym nos wychodzi do przodu, a uszy uciekają za głowę. Na drugim twarz jest spokojna i szlachetna. Pierwsze powstało obiektywem 24 mm z bliska, drugie 85 mm z kilku kroków. Chciałoby się powiedzieć: obiektyw zniekształcił. W rzeczywistości **zrobiła to odległość**, z której trzeba było nim fotografować.

## Perspektywa zależy od tego, gdzie stoisz

Proporcje twarzy zależą wyłącznie od tego, gdzie stoi kamera. Z 40 cm czubek nosa jest wyraźnie bliżej niż uszy, więc wydaje się większy. Z dwóch metrów ta różnica prawie znika. Dopiero gdy wybierzemy miejsce, ogniskowa rozstrzyga, **ile świata** zmieści się w kadrze.

Dlatego na planie najpierw chodzimy, a potem zmieniamy szkło. Zoom, którym „przybliżamy” bez ruszania się z miejsca, zostawia ludzi i tło w tych samych proporcjach.

## Pięć ogniskowych, pięć zdań

Kąty w tabeli dotyczą pełnej klatki (36 × 24 mm) i szerokości kadru. Druga kolumna mówi, czego szukać na matrycy Super 35 o mnożniku około 1,5, żeby zobaczyć to samo.

| Pełna klatka | Super 35 | Kąt poziomy | Co mówi widzowi |
| --- | --- | --- | --- |
| 24 mm | 16 mm | 74° | Jesteś w środku, spójrz dookoła |
| 35 mm | 24 mm | 54° | Idziesz obok bohatera |
| 50 mm | 35 mm | 40° | Patrzysz spokojnie, niczego nie podkreślamy |
| 85 mm | 55 mm | 24° | Słuchaj tego człowieka |
| 135 mm | 90 mm | 15° | Podglądasz coś, co dzieje się bez ciebie |

Wiersz wybieramy po odpowiedzi na pytanie, kim w tej scenie ma być widz.

![Przednia soczewka obiektywu z bliska, w szkle odbijają się lampy](/images/still-bloglenses-front.webp)

### 24 mm: hala, w której coś pracuje

Szeroki kąt lubi ruch w stronę kamery, bo go wyolbrzymia. Wózek widłowy, który z dużej odległości ledwo się toczy, z bliska wjeżdża w kadr. Cena: pochylenie kamery w górę lub w dół natychmiast przechyla piony, a twarz przy krawędzi rozciąga się. Ludzi trzymamy w środkowej jednej trzeciej kadru.

### 35 i 50 mm: rozmowa

Kiedy bohater chodzi i mówi, 35 mm pozwala iść metr od niego i widzieć, gdzie jest. Gdy siada, przechodzimy na 50 mm. Znane zdanie, że „pięćdziesiątka widzi jak oko”, jest uproszczeniem, bo oko nie ma ramki. Prawdą jest, że 50 mm najmniej narzuca.

### 85 i 135 mm: wyznanie i tłum

Długie szkło robi dwie rzeczy naraz. Zawęża tło do jednego spokojnego fragmentu i pozwala kamerze stanąć dalej, więc rozmówca o niej zapomina. Na 135 mm plany nakładają się na siebie: ulica robi się gęsta, a samochody jadą pozornie zderzak w zderzak.

![Obiektywy filmowe w rzędzie, najbliższy z czerwonym pierścieniem](/images/still-bloglenses-row.webp)

## Głębia ostrości w liczbach

Nieostre tło stało się synonimem „filmowości”, więc klienci o nie proszą. Warto wiedzieć, ile to jest w centymetrach. Dla pełnej klatki, przy odległości 2 m i krążku rozproszenia 0,03 mm:

- **85 mm, f/2** – ostre jest około 7 cm. Wystarczy pochylić się nad stołem i ostrość zostaje na oparciu krzesła.
- **50 mm, f/2,8** – około 27 cm. Bezpieczny wywiad.
- **35 mm, f/2,8** – ponad pół metra. Ręce, przedmiot i twarz mieszczą się razem.

Bohatera wyróżnia przede wszystkim światło. Płytka głębia pomaga głównie wtedy, gdy tło jest zagracone.

### Jasność obiektywu a T-stop

Liczba f wynika z geometrii: to ogniskowa podzielona przez średnicę źrenicy wejściowej. Część światła ginie jednak w szkle, dlatego obiektywy filmowe opisuje się liczbą **T**, czyli jasnością zmierzoną. Dwa szkła T2,1 dadzą tę samą ekspozycję i można je podmienić w środku sceny. Dwa szkła f/2 już niekoniecznie.

## Co wozimy

Na większość zleceń wystarczają nam trzy stałki i jeden zoom:

1. 24, 50 i 85 mm z tej samej serii, dobrane kolorem,
2. zoom 24–70 mm na wydarzenia, gdzie nikt nie powtórzy uścisku dłoni,
3. filtry szare (ND), bez których w słońcu nie da się utrzymać otwartej przysłony przy migawce 1/50 s.

Ostatni punkt bywa pomijany. Przy 25 klatkach na sekundę migawka 1/50 s daje naturalne rozmycie ruchu. Gdy zamiast filtra skrócimy migawkę do 1/1000 s, każdy krok i każda kropla wody zaczynają drgać.

![Obiektyw kamery filmowej z bliska, od przodu](/images/still-video-glass.webp)

## Ćwiczenie na jedno popołudnie

Weź telefon z dwoma obiektywami i jedną cierpliwą osobę. Zrób jej zdjęcie obiektywem głównym z półtora metra, a potem szerokim, podchodząc tak, by twarz miała tę samą wielkość. Połóż oba kadry obok siebie. Po tym ćwiczeniu nikt już nie prosi nas, żebyśmy „po prostu podeszli bliżej”.`,
  content_blocks: null,
};
