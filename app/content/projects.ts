import { type PagePicture, pagePicture } from "~/picture-source.ts";
import { formatNumber } from "~/text/numbers.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";

export type PortfolioEntry = {
  id: number;
  title: string;
  client: string;
  category: string;
  description: string;
  image: PagePicture;
  alt: string;
  caseStudyId?: number;
  stats: readonly { value: string; label: string; headline?: true }[];
  /** Of the case study; a project may have none. */
  slug?: string;
};

/** Like the case studies they lead to. */
export const portfolio: readonly PortfolioEntry[] = typeset(
  sample([
    {
      id: 1,
      title: "Kanał YouTube eksperta lotniczego",
      client: "Ekspert lotniczy, pilot i instruktor",
      category: "YouTube Management",
      description:
        "Pilot, który tłumaczy turbulencje tak, że przestajesz się ich bać. Jeden dzień zdjęć w miesiącu, premiera co dwa tygodnie, trzy miniatury do wyboru przy każdym odcinku. Większość wyświetleń przynoszą filmy starsze niż kwartał.",
      image: "case-aviation",
      alt: "Sztuczny horyzont w kokpicie, dolna połowa w kolorze bursztynu",
      caseStudyId: 1,
      stats: [
        { value: `${formatNumber(5_000_000)}+`, label: "wyświetleń", headline: true },
        { value: "2750+", label: "subskrybentów" },
      ],
      slug: "kanal-youtube-eksperta-lotniczego",
    },
    {
      id: 2,
      title: "Kampania reklamowa dla firmy inwestycyjnej",
      client: "Firma inwestycyjna z rynku nieruchomości",
      category: "Video Marketing",
      description:
        "Sześć filmów, a każdy zaczyna się pytaniem, którego dział obsługi nie lubi. Po każdej z trzech fal emisji zatrzymywaliśmy reklamy na dzień, żeby przeczytać komentarze. Dwa filmy zmontowaliśmy od nowa.",
      image: "case-invest",
      alt: "Nocna fasada biurowca, zapalone okna układają się w rosnący wykres",
      caseStudyId: 2,
      stats: [
        { value: "setki", label: "rejestracji" },
        { value: `${formatNumber(30_000)}+`, label: "wyświetleń", headline: true },
      ],
      slug: "kampania-reklamowa-dla-firmy-inwestycyjnej",
    },
    {
      id: 3,
      title: "Kanał byłego agenta",
      client: "Były funkcjonariusz służb, dziś autor i komentator",
      category: "Content Creation",
      description:
        "Opowieści, które zaczynają się od zdania, po którym trudno wyłączyć film. Prowadzimy kanał od pierwszego odcinka: dokumentacja, zdjęcia, montaż i miniatury rysowane przed nagraniem.",
      image: "case-agent",
      alt: "Teczka z przypiętym zdjęciem i lupą w stożku światła lampy",
      caseStudyId: 3,
      stats: [
        { value: "5 lat", label: "współpracy" },
        { value: "+450k", label: "subskrypcji", headline: true },
      ],
      slug: "kanal-bylego-agenta",
    },
  ]),
);

export const projectsPage = typeset({
  meta: {
    title: "Projekty: kanały, kampanie i filmy z wynikami",
    description: sample(
      "Trzy projekty z liczbami: kanał eksperta lotniczego z 5 000 000 wyświetleń, kampania firmy inwestycyjnej i kanał byłego agenta po pięciu latach współpracy.",
      "Wybrane realizacje z liczbami: co było do zrobienia, jak to zrobiliśmy i co zmierzyliśmy.",
    ),
  },
  hero: {
    picture: pagePicture("case-drone-city"),
    eyebrow: "Projekty",
    title: sample(
      "Trzy projekty i liczby, które za nimi stoją",
      "Projekty i liczby, które za nimi stoją",
    ),
    lead: sample(
      "Pod każdym jest całe case study: co było do zrobienia, jak to zrobiliśmy i co zmierzyliśmy.",
    ),
  },
  /** When they are not three. */
  otherTitle: "Projekty i liczby, które za nimi stoją",
  otherDescription:
    "Wybrane realizacje z liczbami: co było do zrobienia, jak to zrobiliśmy i co zmierzyliśmy.",
  listTitle: "Wybrane realizacje",
  callToAction: {
    title: "Następny projekt może być twój",
    text: "Powiedz, jaką liczbę chcesz zmienić. Powiemy, czy film jest do tego dobrym narzędziem.",
    label: "POROZMAWIAJMY",
    picture: { name: pagePicture("service-team"), alt: "" },
  },
});
