import type { SeedBlogPost } from "../rows.ts";

export const measuringVideo: SeedBlogPost = {
  id: 7,
  title: "Jak mierzyć wyniki wideo",
  slug: "jak-mierzyc-wyniki-wideo",
  author: "Ania Wilk",
  image_url: null,
  published_at: "2026-06-25T07:00:00Z",
  services: ["social-media", "marketing-content"],
  tags: ["wideo w sieci", "wyniki"],
  sources: [
    "https://support.google.com/youtube/answer/9314415",
    "https://support.google.com/youtube/answer/72431",
    "support.google.com/analytics",
  ],
  content: `„Film ma dziesięć tysięcy wyświetleń. To dużo?” Nie wiemy. Zależy, kto patrzył, jak długo i co zrobił potem. Sama liczba wyświetleń jest jak liczba osób, które przeszły obok witryny: bez informacji, ile weszło do środka, nie da się ocenić ani witryny, ani sklepu.

## Trzy pytania zamiast jednej liczby

Każdy film oceniamy w trzech krokach. Każdy ma swój wskaźnik i innego winowajcę, jeżeli wypada słabo.

1. **Czy ktoś kliknął?** Współczynnik klikalności (CTR) wyświetleń miniatury. Odpowiadają za niego miniatura i tytuł.
2. **Czy ktoś został?** Utrzymanie widzów i średni czas oglądania. Odpowiadają za nie początek filmu i montaż.
3. **Czy ktoś coś zrobił?** Telefon, zapytanie, zapis, zakup. Odpowiadają za to oferta i miejsce, do którego film prowadzi.

Kolejność jest ważna. Jeśli nikt nie klika, poprawianie zakończenia filmu nic nie zmieni.

![Telefon z pionowym filmem o mikrofonie, z bliska](/images/still-social-screen.webp)

## Miniatura: obietnica w trzech sekundach

Miniatura ma na telefonie szerokość kilku centymetrów, a w liście podpowiedzi jeszcze mniej. Nasze zasady są nudne i działają:

- **jeden obiekt**, najlepiej twarz albo przedmiot, który zajmuje co najmniej jedną trzecią obrazu,
- **mało słów** i żadne z nich nie powtarza tytułu,
- **kontrast jasności**, który sprawdzamy na podglądzie w skali szarości,
- **prawy dolny róg pusty**, bo tam serwis kładzie długość filmu,
- proporcje 16:9 i duży plik źródłowy, na przykład 1280 × 720 pikseli lub większy.

YouTube pozwala przetestować do trzech wariantów miniatury dla jednego filmu i wybiera ten, który przyniósł największy udział w **czasie oglądania**. To rozsądne: miniatura, która obiecuje za dużo, zbiera kliknięcia i traci widzów po kilku sekundach.

### Tytuł jest drugą połową

Tytuł i miniaturę piszemy razem. Gdy na obrazie widać pęknięty element, tytuł nie musi mówić „pęknięty element”. Może zapytać, dlaczego. Najważniejsze słowa stawiamy na początku, bo na telefonie tytuł zostanie ucięty.

![Słupki fali dźwiękowej na klockach osi montażowej, z bliska](/images/still-content-waves.webp)

## Utrzymanie: czytamy wykres jak montażysta

Wykres utrzymania pokazuje, jaki odsetek widzów ogląda film w każdej chwili. Patrzymy na cztery kształty.

### Spadek na początku

Zawsze jest, pytanie jak stromy. Jeśli po pół minucie została mniejszość, początek za długo się przedstawia. Logo, intro i „w dzisiejszym odcinku opowiem” usuwamy jako pierwsze.

### Równa linia

Widzowie, którzy zostali, dostają to, po co przyszli. Niczego nie ruszać.

### Górka

Ktoś cofa i ogląda ponownie. Zwykle to konkret: liczba, schemat, moment, w którym coś się udało. Z górek robimy krótkie formy.

### Urwisko

Jedno miejsce, z którego wychodzą wszyscy. Najczęściej pada tam zdanie brzmiące jak zakończenie: „i to właściwie tyle”. Widz wierzy na słowo.

## Wynik poza platformą

Panel YouTube nie zobaczy telefonu do działu handlowego. Żeby połączyć film z zapytaniem, potrzebujemy trzech rzeczy:

1. **Linków z parametrami UTM**, osobnych dla opisu filmu, przypiętego komentarza i reklamy.
2. **Strony docelowej o jednym celu.** Link do strony głównej gubi ludzi w menu.
3. **Pytania „skąd o nas wiesz?”** w formularzu albo w rozmowie. Najstarsza metoda wciąż łapie to, czego nie złapie żaden skrypt: film obejrzany w lutym i telefon w maju.

Jeżeli strona korzysta z narzędzi analitycznych, pamiętajmy o zgodzie. Część odwiedzających jej nie wyrazi, więc liczby w panelu są próbą. Porównujemy tydzień z tygodniem.

![Metalowe pręty różnej wysokości, jeden z nich świeci na czerwono](/images/still-blogsound-bars.webp)

## Ile czekać

Film reklamowy z budżetem oceniamy po tygodniu. Materiał, który ma być znajdowany w wyszukiwarce, po trzech miesiącach. Kanał po roku regularnej pracy. Krótszy termin wymusza jedyny wskaźnik, który rośnie natychmiast, czyli wydatki na promocję.

### Raport, który da się przeczytać

Miesięczny raport mieści się na jednej stronie:

- trzy liczby: obejrzenia do końca, powroty i zapytania, obok tych z poprzedniego miesiąca,
- jeden film, który zadziałał, i zdanie dlaczego,
- jeden, który nie zadziałał, i zdanie, co zmieniamy,
- decyzja na kolejny miesiąc.`,
  content_blocks: null,
};
