import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import type { ServiceText } from "./types.ts";

export const podcast: ServiceText = typeset({
  slug: "podcasty",
  meta: {
    title: "Podcast wideo i audio: studio, montaż, publikacja",
    description: sample(
      "Nagrywamy podcasty w 24-bit/48 kHz, na osobnych ścieżkach i z trzech kamer. Sesja od {podcast.audioSession} zł, odcinek gotowy po 5 dniach roboczych, rolki na życzenie.",
    ),
  },
  hero: {
    title: "Podcast, w którym słychać rozmowę, a nie pokój",
    lead: sample(
      "Wchodzisz, siadasz, mówisz. Mikrofony i kamery są ustawione, woda bez gazu. Po pięciu dniach roboczych masz odcinek, opis i rozdziały.",
    ),
    pictureAlt: "Mikrofon studyjny przed czerwonymi panelami akustycznymi",
    price: sample("Od {podcast.audioSession} zł netto za sesję, z realizatorem i plikami."),
    slate: sample([
      { value: "od {podcast.audioSession} zł", label: "za sesję nagraniową" },
      { value: "24-bit/48 kHz", label: "każda ścieżka osobno" },
      { value: "3 kamery", label: "w wersji wideo" },
      { value: "5 dni", label: "od nagrania do odcinka, robocze" },
    ]),
  },
  blocks: [
    sample({
      kind: "session",
      title: "Sesja trwa trzy\u00a0godziny. Nagranie – nieco ponad\u00a0jedną.",
      lead: "Tak rozkładają się ścieżki w zwykły wtorek o dziesiątej. Wyróżniony odcinek to czas, kiedy pali się lampka.",
      length: 180,
      ticks: [
        { at: 0, label: "0:00" },
        { at: 30, label: "0:30" },
        { at: 60, label: "1:00" },
        { at: 90, label: "1:30" },
        { at: 120, label: "2:00" },
        { at: 150, label: "2:30" },
        { at: 180, label: "3:00" },
      ],
      tracks: [
        {
          name: "Ty i gość",
          clips: [
            { from: 15, to: 35, label: "kawa, ustalenia" },
            { from: 35, to: 50, label: "próba głosu" },
            { from: 50, to: 120, label: "rozmowa", lit: true },
            { from: 125, to: 145, label: "zapowiedzi" },
          ],
        },
        {
          name: "Dźwięk",
          clips: [
            { from: 0, to: 35, label: "ustawienie mikrofonów" },
            { from: 35, to: 145, label: "zapis 24-bit/48 kHz", lit: true },
            { from: 150, to: 180, label: "kopia" },
          ],
        },
        {
          name: "Obraz",
          clips: [
            { from: 0, to: 45, label: "światło, trzy kadry" },
            { from: 50, to: 145, label: "trzy kamery, 4K", lit: true },
            { from: 150, to: 180, label: "kopia" },
          ],
        },
        {
          name: "Realizator",
          clips: [
            { from: 50, to: 120, label: "znaczniki: tu będzie rolka" },
            { from: 145, to: 165, label: "lista cięć z tobą" },
          ],
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "prices",
      title: "Cennik bez gwiazdek",
      lead: "Kwoty netto. Płacisz za to, czego używasz: sam dźwięk nie kosztuje tyle co obraz z trzech kamer.",
      items: [
        {
          title: "Sesja audio",
          text: "studio, do 4 mikrofonów, realizator, 3 godziny, pliki bez montażu",
          result: "od {podcast.audioSession} zł",
        },
        {
          title: "Montaż audio odcinka",
          text: "do 60 minut: cięcia, odszumianie, miks do −16 LUFS, zapowiedź",
          result: "od {podcast.audioEditing} zł",
        },
        {
          title: "Sesja wideo",
          text: "jak audio, do tego trzy kamery 4K, światło i scenografia",
          result: "od {podcast.videoSession} zł",
        },
        {
          title: "Montaż wideo odcinka",
          text: "przełączanie kamer, plansze, napisy, miniatura",
          result: "od {podcast.videoEditing} zł",
        },
        {
          title: "Pięć rolek z odcinka",
          text: "pion 1080 × 1920, napisy, 20–45 sekund każda",
          result: "od {podcast.fiveReels} zł",
        },
      ],
      note: "Cennik przykładowy. Cztery odcinki nagrane w jeden dzień kosztują tyle co trzy.",
      picture: {
        name: "blog-light",
        alt: "Studio z dużą lampą, pustym stołkiem i czerwoną świetlówką na ścianie",
      },
    }),
    sample({
      kind: "groups",
      layout: "equipment",
      title: "Tor dźwięku, element po elemencie",
      lead: "Nie musisz się na tym znać: za szybą siedzi realizator.",
      picture: {
        name: "blog-sound",
        alt: "Fala dźwiękowa ułożona z metalowych prętów, jeden świeci na czerwono",
      },
      groups: [
        {
          title: "Wejście",
          items: [
            { title: "4 mikrofony dynamiczne", text: "zbierają głos z 10 cm, prawie bez pogłosu" },
            { title: "Przedwzmacniacze", text: "osobny na każdą osobę, zapas 60 dB" },
          ],
        },
        {
          title: "Zapis",
          items: [
            { title: "24-bit/48 kHz", text: "WAV, osobna ścieżka na osobę" },
            { title: "Druga kopia na żywo", text: "niezależny rejestrator, inne zasilanie" },
          ],
        },
        {
          title: "Wyjście",
          items: [
            { title: "−16 LUFS stereo", text: "poziom, którego oczekują aplikacje" },
            { title: "MP3 128 kb/s i WAV", text: "do publikacji i do archiwum" },
          ],
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "checklist",
      title: "Co dostajesz po każdym odcinku",
      items: [
        { title: "Odcinek audio", text: "MP3 z okładką i rozdziałami, gotowy do wgrania." },
        { title: "Odcinek wideo", text: "MP4 w 4K, z planszą tytułową i napisami SRT." },
        {
          title: "Opis i tytuł",
          text: "Trzy propozycje tytułu, opis do 150 słów, linki z rozmowy.",
        },
        {
          title: "Transkrypcja",
          text: "Pełny tekst po korekcie człowieka, do wykorzystania na blogu.",
        },
        { title: "Miniatura", text: "1280 × 720, w dwóch wersjach do porównania." },
        {
          title: "Publikacja",
          text: "Wgrywamy do ośmiu aplikacji i na YouTube o ustalonej godzinie.",
        },
      ],
    }),
    { kind: "portfolio", title: "Rozmowy, które nagraliśmy", ids: [4, 3] },
  ],
  faq: {
    title: "Zanim ruszy nagranie",
    items: sample([
      {
        id: "cena",
        question: "Ile kosztuje nagranie podcastu?",
        answer:
          "Sesja nagraniowa zaczyna się od {podcast.audioSession} zł netto: studio, realizator i pliki. Montaż, wideo i rolki dokładasz osobno, więc płacisz tylko za to, czego potrzebujesz.",
      },
      {
        id: "jakosc",
        question: "W jakiej jakości nagrywacie?",
        answer:
          "24-bit/48 kHz, każdy rozmówca na osobnej ścieżce WAV. To standard produkcji filmowej, więc dźwięk pasuje też do wersji wideo.",
      },
      {
        id: "poprawki",
        question: "Mogę coś wyciąć po nagraniu?",
        answer:
          "Tak. Dostajesz odcinek do odsłuchu i do 3 rund poprawek. Wystarczy podać minutę i pierwsze słowo zdania, które ma zniknąć.",
      },
      {
        id: "zdalnie",
        question: "A jeśli gość jest w innym mieście?",
        answer:
          "Wysyłamy mu kurierem mikrofon i słuchawki, łączymy się przez przeglądarkę, a ścieżka nagrywa się u niego na dysku. Zestaw odbieramy następnego dnia.",
      },
      {
        id: "start",
        question: "Nie mam nazwy ani pomysłu na podcast. Od czego zacząć?",
        answer:
          "Od 90 minut warsztatu: wybieramy słuchacza, format i dziesięć tematów. Odcinek zerowy nagrywamy do szuflady, żeby usłyszeć siebie, zanim usłyszą cię inni.",
      },
    ]),
  },
  callToAction: {
    title: sample("Przyjdź na próbę głosu", "O czym będzie twój podcast?"),
    text: sample(
      "15 minut przy mikrofonie, bez opłat. Wychodzisz z plikiem i wiesz, czy chcesz to robić.",
    ),
    label: sample("UMÓW PRÓBĘ", "NAPISZ DO NAS"),
  },
});
