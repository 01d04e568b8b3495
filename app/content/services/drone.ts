import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import type { ServiceText } from "./types.ts";

export const drone: ServiceText = typeset({
  slug: "nagrania-dronem",
  meta: {
    title: sample("Nagrania dronem DJI i FPV – Śląsk i cała Polska", "Nagrania dronem DJI i FPV"),
    description: sample(
      "Ujęcia z powietrza stabilne jak ze statywu i przeloty FPV przez halę. Zgody i strefy po naszej stronie, gotowy film w 7–14 dni roboczych.",
    ),
  },
  hero: {
    title: "Twoja firma ze 120 metrów i przez dziurkę od klucza",
    lead: sample(
      "Dron DJI pokazuje skalę. Dron FPV wlatuje bramą, mija regały i wylatuje oknem w jednym ujęciu. Sprawdzamy strefy, załatwiamy zgody, latamy z polisą OC.",
    ),
    pictureAlt: "Dron z kamerą w locie na tle czerwonego światła",
    price: sample(
      "Wycena po rozmowie{{, zwykle od {drone.usualFrom}}}{{ do {drone.usualTo} zł netto}}.",
      "Wycena po rozmowie.",
    ),
    slate: sample([
      { value: "7–14", label: "dni roboczych na film" },
      { value: "120 m", label: "pułap lotów w kategorii otwartej" },
      { value: "5,1K", label: "rozdzielczość nagrania" },
      { value: "10 m/s", label: "wiatr, przy którym lądujemy" },
    ]),
  },
  blocks: [
    sample({
      kind: "table",
      layout: "pair",
      title: "DJI czy FPV? Dwa różne zdania o tym samym miejscu",
      lead: "Najczęściej łączymy oba: dwa ujęcia z góry otwierają film, przelot FPV jest jego środkiem.",
      columns: ["", "DJI", "FPV"],
      rows: [
        [
          "Co pokazuje",
          "skalę: działkę, osiedle, halę, trasę",
          "drogę: od bramy do biurka, jednym ujęciem",
        ],
        ["Ruch", "płynny, jak z dźwigu", "szybki, z przechyłem, jak lot ptaka"],
        ["Miejsce", "na zewnątrz", "na zewnątrz i pod dachem, od szerokości 90 cm"],
        ["Obraz", "5,1K, 50 kl./s, kolor 10 bit", "4K, 60 kl./s, stabilizacja w postprodukcji"],
        ["Ujęcia w godzinę", "10–12", "4–6, wliczając próby"],
        ["Ekipa", "pilot i obserwator", "pilot w goglach i obserwator"],
        ["Hałas", "jak odkurzacz za ścianą", "jak suszarka: dźwięk nagrywamy osobno"],
      ],
    }),
    sample({
      kind: "list",
      layout: "film-strip",
      title: "14 dni, sześć klatek",
      lead: "Najkrótszy projekt zamykamy w 7 dni roboczych, a ten na taśmie trwa 14. Różnicę robią strefy i pogoda.",
      items: [
        {
          mark: "1",
          label: "dzień roboczy",
          title: "Mapa stref",
          text: "Sprawdzamy przestrzeń nad twoim adresem i mówimy, czy lot wymaga zgody.",
        },
        {
          mark: "2–4",
          label: "dni robocze",
          title: "Zgody",
          text: "Zgłaszamy lot, dogadujemy się z właścicielem terenu i ochroną obiektu.",
        },
        {
          mark: "5",
          label: "dzień roboczy",
          title: "Trasa",
          text: "Lista ujęć na zdjęciu satelitarnym, z godziną i kierunkiem słońca.",
        },
        {
          mark: "6–7",
          label: "dni robocze",
          title: "Lot",
          text: "Pół dnia na miejscu i jeden dzień zapasu na wiatr, bez dopłaty.",
        },
        {
          mark: "8–11",
          label: "dni robocze",
          title: "Montaż",
          text: "Wybór ujęć, kolor, muzyka. Pierwsza wersja z możliwością komentowania.",
        },
        {
          mark: "12–14",
          label: "dni robocze",
          title: "Poprawki",
          text: "Do 3 rund, potem pliki poziome i pionowe oraz ujęcia bez montażu.",
        },
      ],
    }),
    sample({
      kind: "groups",
      layout: "versus",
      title: "Kiedy lecimy, a kiedy dzwonimy, że jutro",
      groups: [
        {
          lit: true,
          title: "Lecimy",
          items: [
            { title: "Wiatr do 10 m/s w porywach, mierzony na pułapie lotu" },
            { title: "Temperatura od −10 do 40 °C, akumulatory grzane w walizce" },
            { title: "Widoczność ponad 1 km, bez deszczu i śniegu" },
            { title: "Teren wygrodzony albo za zgodą wszystkich, którzy na nim są" },
            { title: "Hala: prąd odłączony od suwnic, jedna osoba z zakładu obok pilota" },
          ],
        },
        {
          title: "Przekładamy",
          items: [
            { title: "Burza bliżej niż 20 km" },
            { title: "Strefa zamknięta tego dnia przez kontrolę lotów" },
            { title: "Impreza masowa i każde zgromadzenie ludzi pod trasą" },
            { title: "Mgła albo oblodzenie śmigieł" },
          ],
        },
      ],
    }),
    sample({
      kind: "groups",
      layout: "cases",
      title: "Co wyjmujemy z walizek",
      still: {
        name: { src: "/images/case-city-avenue.webp" },
        alt: "Aleja nocą tuż nad dachami: smugi świateł samochodów skręcają ku arenie",
      },
      groups: [
        {
          title: "W powietrzu",
          items: [
            { title: "Dron DJI z dwiema ogniskowymi", text: "24 i 70 mm, 5,1K, 10 bit" },
            { title: "FPV 5 cali", text: "prędkość do 120 km/h, na zewnątrz" },
            { title: "FPV 3 cale w osłonach", text: "śmigła zabudowane, do wnętrz z ludźmi" },
          ],
        },
        {
          title: "Na ziemi",
          items: [
            { title: "12 akumulatorów i ładowarka", text: "5 godzin latania bez gniazdka" },
            { title: "Podgląd dla klienta 7 cali", text: "widzisz kadr w chwili nagrania" },
            { title: "Radio i wiatromierz", text: "pilot, obserwator, ochrona na jednym kanale" },
          ],
        },
        {
          title: "W teczce",
          items: [
            { title: "Uprawnienia A1/A3, A2 i STS", text: "kopie wysyłamy z umową" },
            { title: "Polisa OC", text: "3 mln zł na zdarzenie (przykład)" },
            { title: "Instrukcja operacyjna", text: "ocena ryzyka dla twojego adresu" },
          ],
        },
      ],
    }),
    { kind: "portfolio", title: "Z powietrza", ids: [7, 2] },
  ],
  faq: {
    title: "Zanim wystartujemy",
    items: sample([
      {
        id: "czas",
        question: "Ile trwa projekt z dronem?",
        answer:
          "7–14 dni roboczych od zlecenia do filmu, a w śródmieściu i w strefie kontrolowanej dłużej: same zgody zajmują tam nawet kilkanaście dni. Zdjęcia to pół dnia; resztę czasu biorą montaż i poprawki. Surowe ujęcia możesz mieć następnego dnia po locie.",
      },
      {
        id: "miasto",
        question: "Czy można latać nad centrum miasta?",
        answer:
          "Tak, jeśli pozwala na to strefa i nie przelatujemy nad zgromadzeniem ludzi. W Katowicach zwykle wybieramy świt: pusto na ulicach i światło z boku.",
      },
      {
        id: "pogoda",
        question: "Co, jeśli w dniu zdjęć wieje?",
        answer:
          "Decyzję podejmujemy o 18:00 dnia poprzedniego. Powyżej 10 m/s przekładamy lot na dzień rezerwowy, który wpisujemy do umowy, bez dopłaty.",
      },
      {
        id: "wnetrze",
        question: "Czy FPV jest bezpieczny w hali, w której pracują ludzie?",
        answer:
          "Do wnętrz używamy drona 3-calowego w osłonach, o wadze poniżej 250 g. Trasę przechodzimy pieszo, a pracownicy wiedzą, w której minucie i którędy dron leci.",
      },
      {
        id: "poprawki",
        question: "W jakich plikach dostanę materiał?",
        answer:
          "Film w MP4 3840 × 2160 i wersja pionowa 1080 × 1920, do 3 rund poprawek. Do tego 8–12 ujęć bez montażu w H.265, 10 bit, przed korekcją i po niej.",
      },
    ]),
  },
  callToAction: {
    title: "Wyślij adres, sprawdzimy niebo nad nim",
    text: sample(
      "Odpiszemy: jaka to strefa, czego wymaga lot i o której godzinie najlepiej tam świeci słońce.",
    ),
    label: "SPRAWDŹ SWÓJ ADRES",
  },
});
