import type { SeedCaseStudy } from "../rows.ts";

export const investmentCampaign: SeedCaseStudy = {
  id: 2,
  title: "Kampania reklamowa dla firmy inwestycyjnej",
  slug: "kampania-reklamowa-dla-firmy-inwestycyjnej",
  client: "Firma inwestycyjna z rynku nieruchomości",
  industry: "Finanse i inwestycje",
  summary:
    "Seria krótkich filmów zamiast jednej obietnicy zysku. Ponad 30 000 wyświetleń i setki rejestracji na spotkania informacyjne.",
  image_url: "/images/case-invest.webp",
  youtube_url: null,
  gallery_images: ["/images/case-invest-backstage.webp", "/images/case-invest-storyboard.webp"],
  published_at: "2026-09-10T08:00:00Z",
  services: ["produkcja-wideo", "nagrania-dronem", "live-streaming", "strony-internetowe"],
  content: JSON.stringify({
    project_summary: `Firma zapraszała na bezpłatne spotkania o inwestowaniu w nieruchomości. Zaproszenia ginęły wśród reklam, które obiecują dużo i szybko, a osoby, które przychodziły, spodziewały się cudów.

Celem było **mniej przypadkowych zapisów i więcej rozmów z ludźmi, którzy wiedzą, po co przyszli**. Filmy miały odpowiadać na niewygodne pytania jeszcze przed formularzem.

![Biurowiec z poziomu ulicy, słup okien w ciepłym świetle wyrasta ponad pozostałe](/images/case-invest-street.webp)`,
    process: `### Zaczęliśmy od pytań, których nikt nie lubi

Poprosiliśmy dział obsługi o dziesięć pytań, przy których rozmówca najczęściej się wycofuje. Sześć z nich stało się scenariuszami. Każdy film zaczyna się pytaniem i kończy odpowiedzią, w której jest też słowo „ryzyko”. Treść każdego scenariusza przeszła przez prawnika klienta, zanim stanęła kamera.

### Fasada jako wykres

Motywem kampanii została nocna elewacja biurowca. Zapalone okna układają się w rosnący wykres, a jedna kolumna świeci ciepłym światłem. Fasadę sfilmowaliśmy z drona i odtworzyliśmy w grafice 3D, więc mogliśmy ją pokazać w pionie, w kwadracie i w poziomie bez kadrowania na siłę.

### Emisja w trzech falach

1. **Zasięg** – piętnastosekundowe pytania w pionie, bez formularza.
2. **Powrót** – dłuższe odpowiedzi pokazywane tym, którzy obejrzeli pytanie do końca.
3. **Zapis** – zaproszenie na spotkanie i strona z jednym polem wyboru terminu.

Po każdej fali zatrzymywaliśmy emisję na dzień i czytaliśmy komentarze. Dwa filmy po tej lekturze zmontowaliśmy od nowa. Pierwsze spotkanie nadaliśmy też na żywo, dla tych, którzy nie mogli przyjechać.

![Okna biurowca z bliska: jedna kolumna świeci ciepło, obok kilka chłodnych świateł](/images/case-invest-window.webp)`,
    results: `- **30 000+** wyświetleń filmów w trakcie kampanii
- **Setki** rejestracji na spotkania informacyjne
- **1** wspólna biblioteka ujęć, z której klient korzysta do dziś

Najczęściej oglądany był film o tym, kiedy **nie** warto inwestować.`,
    conclusions: `Zapisów nie ubyło, a doradcy klienta przestali zaczynać spotkania od prostowania oczekiwań.

Z naszej strony najwięcej dało wstrzymanie emisji między falami. Przerwa trwała dzień i pozwoliła poprawić film, zanim poszedł na niego budżet.`,
    final_summary:
      "Formuła pytań została u klienta na stałe. Kolejne dwa filmy powstały z pytań, które padły na spotkaniach.",
  }),
};
