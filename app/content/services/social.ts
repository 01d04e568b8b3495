import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { still } from "../pictures/stills.ts";
import type { ServiceText } from "./types.ts";

export const social: ServiceText = typeset({
  slug: "social-media",
  meta: {
    title: "Prowadzenie social media: YouTube, Instagram, TikTok",
    description: sample(
      "Prowadzimy kanały firm i ekspertów: plan, nagrania, montaż pod format, odpowiedzi w 4 godziny, raport z trzech liczb. Pierwsza publikacja po 14 dniach.",
    ),
  },
  hero: {
    title: "Profil, który ogląda się jak kanał",
    lead: sample(
      "Stałe dni, stałe formaty, jedna obietnica dla widza. Nagrywamy, montujemy, publikujemy i odpisujemy. Ty pojawiasz się przed kamerą dwa razy w miesiącu.",
    ),
    pictureAlt: "Trzy telefony z pionowymi filmami: plan zdjęciowy, mikrofon i dron",
    price: sample(
      "Pakiety od {contentPerMonth.start} zł netto miesięcznie, z nagraniami i montażem.",
    ),
    slate: sample([
      { value: "14 dni", label: "do pierwszej publikacji" },
      { value: "4 h", label: "na odpowiedź w godzinach biura" },
      { value: "2 × 3 h", label: "twojego czasu w miesiącu" },
      { value: "3 liczby", label: "w raporcie" },
    ]),
  },
  blocks: [
    sample({
      kind: "formats",
      shot: "service-mic",
      title: "To samo ujęcie, cztery różne kadry",
      lead: "Każdy kadr montujemy osobno: inny początek, inne napisy, inna długość.",
      formats: [
        {
          ratio: [9, 16],
          name: "Rolka, Shorts, TikTok",
          size: "1080 × 1920",
          text: "15–45 s. Pierwsze zdanie mieści się w 2 sekundach.",
        },
        {
          ratio: [4, 5],
          name: "Post",
          size: "1080 × 1350",
          text: "Do 60 s. Zrozumiały także bez dźwięku.",
        },
        {
          ratio: [1, 1],
          name: "Karuzela",
          size: "1080 × 1080",
          text: "6–8 plansz. Na ostatniej jedno pytanie.",
        },
        {
          ratio: [16, 9],
          name: "Odcinek na YouTube",
          size: "3840 × 2160",
          text: "6–12 min. Miniatura powstaje przed nagraniem.",
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "week",
      title: "Tydzień z życia kanału",
      lead: "Tak wygląda pełny tydzień w największym pakiecie. Odcinek pojawia się co drugą środę, a w pakiecie średnim raz w miesiącu.",
      items: [
        {
          mark: "Pn",
          label: "7:30",
          title: "Rolka",
          text: "Jedno pytanie klienta, jedna odpowiedź.",
        },
        {
          mark: "Wt",
          label: "12:00",
          title: "Komentarze",
          text: "Wybieramy trzy, odpowiadamy filmem.",
        },
        {
          mark: "Śr",
          label: "18:00",
          title: "Odcinek",
          text: "6–12 minut na YouTube, rozdziały, napisy.",
        },
        {
          mark: "Cz",
          label: "7:30",
          title: "Rolka",
          text: "Najlepsze 30 sekund środowego odcinka.",
        },
        {
          mark: "Pt",
          label: "12:00",
          title: "Karuzela",
          text: "To samo w ośmiu planszach, do zapisania.",
        },
        { mark: "Sb", label: "10:00", title: "Relacja", text: "Kulisy z planu, bez montażu." },
        {
          mark: "Nd",
          label: "–",
          title: "Cisza",
          text: "Nic nie publikujemy. Komentarze czekają do poniedziałku.",
        },
      ],
    }),
    sample({
      kind: "groups",
      layout: "versus",
      title: "Co liczymy, a czego nie",
      lead: "Raport ma jedną stronę. Wyświetlenia podajemy obok, bo mówią o zasięgu, a nie o wyniku.",
      groups: [
        {
          lit: true,
          title: "Liczymy",
          items: [
            { title: "Ile osób obejrzało do końca" },
            { title: "Ile osób wróciło w tym samym miesiącu" },
            { title: "Ile wiadomości i telefonów przyszło z kanału" },
          ],
        },
        {
          title: "Pomijamy",
          items: [
            { title: "Polubienia od pracowników i rodziny" },
            { title: "Wyświetlenia krótsze niż 3 sekundy" },
            { title: "Obserwujących z konkursu, w którym coś rozdano" },
          ],
        },
      ],
    }),
    sample({
      kind: "list",
      layout: "pictured-checklist",
      title: "Pierwsze 30 dni",
      lead: "Po miesiącu masz działający kanał i wiesz, które formaty zostają.",
      items: [
        {
          title: "Przegląd",
          text: "Dni 1–3. Sprawdzamy 12 miesięcy publikacji twoich i trzech konkurentów.",
        },
        {
          title: "Obietnica",
          text: "Dni 4–7. Jedno zdanie, po którym obcy wie, po co cię obserwować.",
        },
        {
          title: "Trzy formaty",
          text: "Dni 8–10. Scenariusze pilotów, wygląd plansz, miniatur i napisów.",
        },
        { title: "Nagranie", text: "Dzień 11. Trzy godziny, cztery rolki i dwa odcinki." },
        {
          title: "Premiera",
          text: "Dzień 14. Pierwsza publikacja. Od tej chwili siedzimy w komentarzach.",
        },
        {
          title: "Rozmowa",
          text: "Dzień 30. Jedna strona wyników. Zostawiamy dwa formaty, wyrzucamy trzeci.",
        },
      ],
      picture: still("social-row"),
    }),
    { kind: "portfolio", title: "Kanały, które prowadzimy", ids: [1, 3, 4] },
  ],
  faq: {
    title: "Zanim opublikujemy",
    items: sample([
      {
        id: "cena",
        question: "Ile kosztuje prowadzenie kanałów?",
        answer:
          "Rozliczamy je w pakietach treści: {contentPerMonth.start} zł, {contentPerMonth.rhythm} zł albo {contentPerMonth.newsroom} zł netto miesięcznie, z nagraniami i montażem. Budżet na reklamy ustalamy i płacisz osobno.",
      },
      {
        id: "platforma",
        question: "Które platformy mają sens dla mojej firmy?",
        answer:
          "Te, na których twój klient spędza wieczór. Zaczynamy od jednej głównej i jednej pomocniczej. Kolejną dokładamy, gdy obie mają stały rytm.",
      },
      {
        id: "kamera",
        question: "Czy muszę występować przed kamerą?",
        answer:
          "Ktoś powinien: ludzie obserwują ludzi. Może to być technolog albo szefowa serwisu. Szkolenie trwa godzinę, a pierwsze trzy nagrania kasujemy bez żalu.",
      },
      {
        id: "poprawki",
        question: "Czy zobaczę materiały przed publikacją?",
        answer:
          "Tak, minimum 2 dni wcześniej. Do każdego masz do 3 rund poprawek, a bez twojej zgody nic nie wychodzi.",
      },
      {
        id: "hejt",
        question: "Co robicie z hejtem?",
        answer:
          "Odpowiadamy na krytykę, ukrywamy obelgi, archiwizujemy groźby. Reguły spisujemy na starcie, żeby nikt nie decydował w emocjach.",
      },
    ]),
  },
  callToAction: {
    title: "Podeślij link do profilu",
    text: sample("Odpiszemy w ciągu 24 godzin: co zostawić, co usunąć i od jakiego filmu zacząć."),
    label: "WYŚLIJ PROFIL",
  },
});
