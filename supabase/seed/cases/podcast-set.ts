import type { SeedCaseStudy } from "../rows.ts";

export const podcastSet: SeedCaseStudy = {
  id: 4,
  title: "Studio podcastu w sali konferencyjnej",
  slug: "studio-podcastu-w-sali-konferencyjnej",
  client: "Dostawca oprogramowania dla logistyki",
  industry: "Technologia",
  summary:
    "Sala na osiem osób, która w dwadzieścia minut zmienia się w plan podcastu wideo: dwa mikrofony, trzy kamery i jedna pionowa, niebieska świetlówka.",
  image_url: "/images/case-podcast-set.webp",
  youtube_url: null,
  gallery_images: ["/images/case-podcast-headphones.webp", "/images/case-podcast-storyboard.webp"],
  published_at: "2026-05-14T08:00:00Z",
  services: ["podcasty", "social-media"],
  content: JSON.stringify({
    project_summary: `Firma chciała rozmawiać ze swoimi klientami publicznie, ale wynajem studia oznaczał za każdym razem pół dnia w drodze. Zaproponowaliśmy odwrotny kierunek: **studio przyjeżdża do sali konferencyjnej i po nagraniu z niej znika**.

Warunki były dwa. Sala następnego dnia rano musi znów być salą, a odcinek ma brzmieć tak, jakby nagrano go gdzie indziej.

![Mikrofon z niebieskim pierścieniem, za nim pionowa świetlówka](/images/case-podcast-microphone.webp)`,
    process: `### Najpierw akustyka

Szkło z jednej strony, beton z drugiej i stół jak lustro. Pomiar zaczął się od klaśnięcia, a skończył na liście zakupów: gruba zasłona na szynie, dywan i filcowy obrus pod mikrofonami. Zasłona jest jednocześnie tłem.

### Plan, który mieści się na wózku

- dwa mikrofony dynamiczne na ramionach mocowanych do stołu,
- trzy kamery: dwie na rozmówców, jedna szeroka,
- miękkie światło z boku i pionowa tuba LED między rozmówcami,
- rejestrator wielościeżkowy, **24 bity i 48 kHz**, z kopią na karcie w kamerze.

Na podłodze zostały małe naklejki z numerami. Ekipa klienta ustawia plan sama, bez miarki.

### Trzy odcinki próbne

Pierwszy nagraliśmy my. Drugi wspólnie. Przy trzecim siedzieliśmy za drzwiami i odbieraliśmy telefony, z których żaden nie był potrzebny.

![Kamera filmuje dwa mikrofony i niebieską świetlówkę stojącą między nimi](/images/case-podcast-backstage.webp)`,
    results: `- **20 min** trwa rozstawienie
- **15 min** zajmuje demontaż
- **5 dni** roboczych mija od nagrania do kompletu plików

Z jednego nagrania powstają:

1. pełny odcinek wideo,
2. wersja dźwiękowa o głośności −16 LUFS,
3. pięć pionowych fragmentów z napisami,
4. transkrypcja po korekcie, gotowa na stronę.`,
    conclusions: `Największą poprawę przyniosła zasłona. Gdyby budżet pozwalał na jedną rzecz, powinna to być ona.

Naklejki na podłodze wyglądają niepoważnie i są najlepszym elementem całego zestawu: dzięki nim odcinek dziesiąty wygląda jak pierwszy.`,
    final_summary:
      "Klient nagrywa samodzielnie, my montujemy i pilnujemy jakości. Przez pierwszy kwartał powstało sześć odcinków, wszystkie w tej samej sali.",
  }),
};
