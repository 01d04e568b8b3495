import type { SeedBlogPost } from "../rows.ts";

export const liveStreaming: SeedBlogPost = {
  id: 6,
  title: "Transmisja na żywo: łącze, bitrate i plan B",
  slug: "transmisja-na-zywo-lacze-bitrate-i-plan-b",
  author: "Kuba Lis",
  image_url: "/images/service-live.webp",
  published_at: "2026-07-30T07:00:00Z",
  services: ["live-streaming"],
  tags: ["wideo w sieci", "dźwięk"],
  sources: [
    "https://support.google.com/youtube/answer/2853702",
    "www.srtalliance.org",
    "https://datatracker.ietf.org/doc/draft-sharabayko-srt/",
  ],
  content: `Film można poprawić. Transmisji nie: wszystko, co się wydarzy, wydarzy się przy ludziach. Dlatego w budżecie realizacji na żywo sprzęt, który widać, jest mniejszą częścią. Większa to rzeczy zdublowane, o których nikt się nie dowie, jeżeli wszystko pójdzie dobrze.

## Zaczynamy od łącza

Obsługę sali pytamy najpierw o to, **jaka jest prędkość wysyłania i kto jeszcze korzysta z łącza**. W ofertach widnieje prędkość pobierania, a wysyłanie bywa kilka razy wolniejsze.

### Ile potrzeba

YouTube w swoich zaleceniach dla kodeka H.264 podaje 10 Mb/s dla obrazu 1080p przy 30 klatkach i 12 Mb/s przy 60 klatkach. Do tego dochodzą dźwięk, narzut protokołu i retransmisje. Nasza reguła jest prosta:

- zmierzona prędkość wysyłania powinna być **co najmniej dwa razy większa** niż strumień,
- pomiar trwa co najmniej kwadrans,
- mierzymy o tej samej porze i w ten sam dzień tygodnia, w którym odbędzie się wydarzenie.

Jeżeli sala oferuje gościom bezpłatne Wi-Fi na tym samym łączu, to w chwili otwarcia drzwi łącza ubywa. Prosimy o osobne gniazdo, osobną sieć VLAN i kabel. Transmisji przez Wi-Fi nie robimy.

![Klawisze miksera wizji, nad nimi rozmyta ściana monitorów](/images/still-live-wall.webp)

## Ustawienia enkodera

W większości wydarzeń lepiej wygląda stabilne 1080p przy 25 lub 30 klatkach niż rwące się 4K. Wysyłamy zwykle:

1. H.264, profil High, stały bitrate (CBR) 8–10 Mb/s,
2. klatka kluczowa co **2 sekundy**,
3. dźwięk AAC stereo, 128 kb/s lub więcej, 48 kHz,
4. protokół RTMPS albo SRT, jeżeli odbiorca go obsługuje.

Stały bitrate wydaje się marnotrawstwem przy nieruchomej prezentacji. Jest jednak przewidywalny, a gdy po slajdzie nagle pojawi się film, enkoder nie wystrzeli ponad możliwości łącza.

### RTMP czy SRT

RTMP jest stary, prosty i działa wszędzie. Opiera się na TCP, więc przy gubieniu pakietów opóźnienie rośnie, aż bufor się przepełni. SRT korzysta z UDP, sam prosi o brakujące pakiety w ustalonym oknie i potrafi szyfrować strumień. Na słabym łączu z wysokim opóźnieniem różnicę widać od razu. Na światłowodzie można jej nie zauważyć.

## Redundancja, czyli plan B, C i D

Pytamy o każde urządzenie: co zobaczy widz, jeśli zgaśnie w tej chwili? Jeżeli odpowiedzią jest „nic”, potrzebne jest drugie.

- **Łącze.** Światłowód plus router spinający dwie karty SIM różnych operatorów. Bonding nie jest tym samym co przełączenie: przy bondingu oba łącza pracują od początku.
- **Enkoder.** Dwa urządzenia wysyłające jednocześnie na główny i zapasowy adres serwera.
- **Prąd.** UPS pod mikserem wizji, enkoderem i routerem. Nasz ma zapas na 40 minut.
- **Nagranie.** Zapis programu na mikserze i osobno na każdej kamerze. Po awarii transmisji zostaje przynajmniej materiał do montażu.
- **Plansza.** Gotowy obraz „Zaraz wracamy” z muzyką, na jednym przycisku.

Wszystko to sprawdzamy na próbie generalnej, dzień przed wydarzeniem: w obecności klienta wyciągamy kabel sieciowy i patrzymy, co robi obraz.

![Dźwignia miksera wizji w czerwonym świetle, obok rząd klawiszy](/images/still-live-lever.webp)

## Dźwięk jest ważniejszy niż trzecia kamera

Obraz bez głosu trwa trzy sekundy, zanim widz zamknie kartę. Głosu bez obrazu da się słuchać dalej. Bierzemy więc sygnał z konsolety na sali, ale nigdy tylko ten jeden. Realizator dźwięku miksuje dla sali: jeśli perkusja jest głośna sama z siebie, ściszy ją w głośnikach, a w transmisji zniknie. Potrzebujemy osobnej szyny i pary mikrofonów na publiczność, bo oklaski zebrane mikrofonem prelegenta brzmią jak deszcz.

### Opóźnienie i synchron

Kamera, mikser i enkoder dodają od jednej do kilku klatek. Dźwięk przychodzi szybciej, więc trzeba go opóźnić. Ustawiamy to klaśnięciem przed każdą kamerą, bo opóźnienie bywa różne. Widz od sceny na żywo jest oddalony zwykle o kilkanaście sekund, a w trybie niskiego opóźnienia o kilka. Jeżeli planujemy pytania z czatu, prowadzący musi o tym wiedzieć.

## Scenariusz minuta po minucie

Do każdej realizacji powstaje tabela: godzina, kto mówi, która kamera, jaka grafika, jaki dźwięk. Prowadzący, realizator i osoba przy slajdach mają tę samą wersję, z numerem w nagłówku.

Na dwa dni przed wydarzeniem prosimy o prezentacje w jednym pliku i jednym formacie obrazu. Slajdy, które przyjeżdżają na pendrivie pięć minut przed wejściem na scenę, to najczęstsza przyczyna czarnego ekranu: brakuje w nich czcionek.

## Po wszystkim

Platforma zapisuje transmisję, lecz w jakości, którą widział widz. Wersję do archiwum składamy z zapisu lokalnego, dodajemy rozdziały i wycinamy początek, na którym ktoś pyta, czy już nas słychać. Gotowy plik oddajemy razem z krótkim raportem: szczyt widowni, średni czas oglądania i minuty, w których ludzie wychodzili.`,
  content_blocks: [
    {
      id: "b866c07a-0474-4734-8903-e99f88442c25",
      type: "image",
      content: "/images/still-video-tally.webp",
      caption: "Czerwona lampka oznacza, że obraz z tej kamery jest właśnie w programie.",
    },
  ],
};
