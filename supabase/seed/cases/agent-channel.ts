import type { SeedCaseStudy } from "../rows.ts";

export const agentChannel: SeedCaseStudy = {
  id: 3,
  title: "Kanał byłego agenta",
  slug: "kanal-bylego-agenta",
  client: "Były funkcjonariusz służb, dziś autor i komentator",
  industry: "Media i rozrywka",
  summary:
    "Pięć lat wspólnej pracy nad kanałem o bezpieczeństwie i kulisach służb. W tym czasie przybyło ponad 450 tysięcy subskrypcji.",
  image_url: "/images/case-agent.webp",
  youtube_url: null,
  gallery_images: ["/images/case-agent-photograph.webp", "/images/case-agent-storyboard.webp"],
  published_at: "2026-07-16T08:00:00Z",
  services: ["produkcja-wideo", "podcasty", "marketing-content", "social-media"],
  content: JSON.stringify({
    project_summary: `Na początku był człowiek, który całe życie zawodowe starał się **nie** być na zdjęciach. Miał wiedzę, historie i głos, którego chce się słuchać. Brakowało kanału i kamery.

Umówiliśmy się na trzy rzeczy: nie udajemy kina sensacyjnego, nie pokazujemy niczego, co mogłoby komukolwiek zaszkodzić, i publikujemy co tydzień, niezależnie od nastroju.

![Puste drewniane krzesło w świetle jednej lampy](/images/case-agent-chair.webp)`,
    process: `### Rok pierwszy: jedno krzesło

Jeden kadr, jedna lampa, jedno krzesło. Przez pierwsze miesiące szukaliśmy tonu. Okazało się, że im mniej przygotowane jest zdanie, tym więcej osób ogląda je do końca. Zrezygnowaliśmy ze scenariuszy na rzecz listy dat i nazwisk do sprawdzenia.

### Rok drugi i trzeci: redakcja

Kanał urósł do stałych cykli, więc potrzebował redakcji. Powstały:

- arkusz faktów do każdego odcinka, z co najmniej dwoma źródłami,
- zasada rozmywania twarzy i tablic, stosowana także do zdjęć archiwalnych,
- konsultacja prawna przed publikacją, jeśli pada nazwisko osoby żyjącej.

### Rok czwarty i piąty: rozmowy i krótkie formy

Doszło studio z dwoma mikrofonami i goście. Z każdej rozmowy wycinamy od sześciu do ośmiu pionowych fragmentów, ale **nigdy bez pytania**, które padło przed odpowiedzią. Wyrwane zdanie zbiera więcej kliknięć i więcej sprostowań.

![Mikrofon studyjny nad teczką z pieczęcią, obok pióro i lupa](/images/case-agent-backstage.webp)`,
    results: `- **5 lat** nieprzerwanej współpracy
- **+450 tys.** subskrypcji od pierwszego odcinka
- **+24%** obejrzeń do końca w ostatnim roku (przykład)

Najdłuższe rozmowy mają najwyższy średni czas oglądania. To odwrotność tego, co radzono nam na początku.`,
    conclusions: `Rytm okazał się ważniejszy od pojedynczego przeboju. Kanał rósł w tygodniach, w których nic głośnego się nie działo, bo odcinek i tak był.

Drugą lekcją jest **redakcja jako ochrona**: dwa źródła i godzina z prawnikiem kosztują mniej niż jedno usunięte nagranie.`,
    final_summary:
      "Po pięciu latach na planie stoi to samo krzesło. Premiery wypadają teraz w czwartki.",
  }),
};
