import type { SeedBlogPost } from "../rows.ts";

export const shootingDay: SeedBlogPost = {
  id: 2,
  title: "Jak przygotować firmę do dnia zdjęciowego",
  slug: "jak-przygotowac-firme-do-dnia-zdjeciowego",
  author: "Ania Wilk",
  image_url: "/images/blog-storyboard.webp",
  published_at: "2026-10-29T07:30:00Z",
  services: ["produkcja-wideo"],
  tags: ["plan zdjęciowy", "przygotowania"],
  sources: [
    "https://uodo.gov.pl",
    "Ustawa z dnia 4 lutego 1994 r. o prawie autorskim i prawach pokrewnych, art. 81",
  ],
  content: `Dzień zdjęciowy jest najdroższą częścią filmu, a o jego wyniku rozstrzygają dwa tygodnie, które go poprzedzają. Po mojej stronie jest ekipa, sprzęt i plan. Po stronie firmy zostaje kilka rzeczy, których nikt z zewnątrz nie załatwi. Oto one, w kolejności, w jakiej o nie proszę.

## Dwa tygodnie wcześniej: jedno zdanie

Zanim powstanie scenariusz, proszę o dokończenie zdania: **„Po obejrzeniu tego filmu widz ma…”**. Zadzwonić? Zrozumieć, jak działa maszyna? Przestać się bać rozmowy kwalifikacyjnej? Jeżeli w zdaniu pojawia się „oraz”, prawdopodobnie potrzebujemy dwóch filmów.

To zdanie wisi potem na ścianie obok storyboardu. Gdy na planie ktoś zapyta, czy dokręcić jeszcze ujęcie parkingu, odpowiedź jest już gotowa.

![Czerwona karta storyboardu z bliska, przypięta do ściany](/images/still-blogboard-card.webp)

### Storyboard nie musi być ładny

Storyboard to umowa o kadr. Rysunek z patyczków, na którym widać, **kto jest w kadrze, jak blisko i co robi**, jest wart więcej niż strona opisu. Pod każdym obrazkiem zapisuję trzy rzeczy:

- co słychać: głos rozmówcy, dźwięk miejsca czy muzykę,
- czego potrzebujemy: osoby, przedmiotu, włączonej maszyny,
- ile ujęcie potrwa w gotowym filmie.

Suma tych czasów szybko pokazuje, czy film ma dwie minuty, czy siedem. Lepiej dowiedzieć się tego przy tablicy korkowej niż w montażu.

## Tydzień wcześniej: ludzie i zgody

Zgodnie z art. 81 prawa autorskiego rozpowszechnianie wizerunku co do zasady wymaga zezwolenia osoby, która na nim jest. Wyjątki istnieją (na przykład osoba będąca jedynie szczegółem całości, takiej jak zgromadzenie czy impreza publiczna), ale pracownik przy biurku w kadrze z bliska się w nich nie mieści. Dlatego:

1. wybieramy osoby, które **chcą** wystąpić,
2. zgody zbieramy na piśmie przed zdjęciami, z podanym celem i kanałami publikacji,
3. ustalamy, kto usiądzie w tle, i mówimy mu o tym dzień wcześniej.

Zgoda zebrana po fakcie kosztuje najwięcej: jeśli ktoś odmówi, trzeba wyciąć całą scenę.

![Plan zdjęciowy na monitorze kamery, widziany zza kamery](/images/still-video-operator.webp)

### Czego nie uczyć się na pamięć

Rozmówcom wysyłam same tematy. Człowiek, który recytuje, patrzy w sufit, a kamera to widzi. Proszę tylko o jedno: żeby odpowiadać pełnym zdaniem. Moje pytanie zostanie wycięte, więc „tak, od ośmiu lat” nic widzowi nie powie, a „w tej hali pracuję od ośmiu lat” powie wszystko.

> Najlepsze zdanie pada zwykle wtedy, gdy rozmówca jest pewien, że już skończyliśmy. Dlatego kamera pracuje jeszcze pół minuty.

## Trzy dni wcześniej: miejsce

Obchodzę lokację z operatorem i osobą, która zna w niej każdy włącznik. Sprawdzamy:

- **Prąd.** Gdzie są bezpieczniki i czy na tym samym obwodzie nie wisi ekspres do kawy.
- **Hałas.** Lodówka, wentylacja, winda, dzwonek na przerwę. Wszystko, co buczy, musi mieć wyłącznik albo godzinę, o której milknie.
- **Ekrany i tablice.** Dane klientów, hasła na karteczkach i plany produkcji widać w 4K lepiej niż gołym okiem.
- **Wjazd.** Winda towarowa, miejsce na rozładunek, nazwisko osoby na portierni.

Ubrania? Bez drobnej kratki i gęstych prążków, bo na matrycy tworzą morę, czyli pływający wzór, którego nie usuniemy. Bez intensywnej zieleni, jeżeli kręcimy na tle do kluczowania. Poza tym: tak, jak do pracy.

## Dzień zdjęciowy: plan z zapasem

Przykładowy układ na jeden dzień z dwoma wywiadami:

1. **8:00** – rozładunek i ustawienie światła do pierwszego wywiadu,
2. **9:30** – pierwszy rozmówca, najspokojniejszy z obsady,
3. **11:00** – drugi rozmówca w tym samym świetle, z innym tłem,
4. **12:30** – przerwa obiadowa,
5. **13:00** – ujęcia pracy, detale, maszyny, ręce,
6. **16:30** – ujęcia z zewnątrz w niskim słońcu,
7. **17:30** – kopia materiału na dwa nośniki i dopiero wtedy pakowanie.

![Karty storyboardu na ścianie z bliska, między nimi czerwona nić](/images/still-blogboard-pins.webp)

W planie zawsze zostaje godzina bez nazwy. Zużyje ją spóźniony gość, chmura albo pomysł lepszy od scenariusza. Jeżeli nie zużyje jej nikt, kończymy wcześniej i wszyscy są zadowoleni.

### Jedna osoba decyzyjna

Na planie potrzebuję jednej osoby z firmy, która może powiedzieć „tak” bez telefonu do centrali. Trzy osoby z prawem głosu i żadna z prawem decyzji to najpewniejszy sposób na nadgodziny.

## Lista do wydrukowania

- zdanie o celu filmu, zaakceptowane
- lista ujęć z numerami
- zgody podpisane przez wszystkich w kadrze
- sala zarezerwowana na cały dzień
- wyłącznik wentylacji znaleziony
- osoba decyzyjna na miejscu`,
  content_blocks: null,
};
