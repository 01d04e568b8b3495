import { typeset } from "~/text/typeset.ts";

/** What our own pictures show, by the addresses that the sample rows name them by. */
export const pictureAlts: Readonly<Record<string, string>> = typeset({
  "/images/blog-lenses.webp": "Cztery obiektywy filmowe w rzędzie, w czerwonym świetle",
  "/images/blog-light.webp":
    "Oktaboks na statywie, pusty stołek i czerwona świetlówka oparta o ścianę",
  "/images/blog-sound.webp": "Fala dźwiękowa ułożona z metalowych prętów, jeden świeci na czerwono",
  "/images/blog-storyboard.webp": "Karty ze szkicami kadrów przypięte do ściany, jedna czerwona",
  "/images/case-agent.webp": "Teczka z przypiętym zdjęciem i pieczęcią „TAJNE”, obok lupa",
  "/images/case-aviation.webp": "Sztuczny horyzont w kokpicie, dolna połowa w kolorze czerwonym",
  "/images/case-drone-city.webp":
    "Miasto nocą z góry: arena w pierścieniu świateł i smugi samochodów",
  "/images/case-event-live.webp": "Scena z ostatniego rzędu: mówca na tle czerwonej tarczy ekranu",
  "/images/case-invest.webp": "Nocna fasada biurowca, zapalone okna układają się w rosnący wykres",
  "/images/case-podcast-set.webp":
    "Stół z dwoma mikrofonami i pionowa czerwona świetlówka między fotelami",
  "/images/case-product.webp": "Flakon perfum na obrotowym stole, podświetlony od tyłu",
  "/images/service-content.webp": "Oś montażowa z klocków, przez środek biegnie świecący znacznik",
  "/images/service-design.webp": "Rozłożony wachlarz próbników, jedna karta czerwona",
  "/images/service-drone.webp": "Dron z kamerą w locie na tle czerwonego światła",
  "/images/service-live.webp": "Klawisze miksera wizji, część podświetlona na czerwono",
  "/images/service-mic.webp": "Mikrofon dynamiczny na ramieniu, w tle czerwone pasy światła",
  "/images/service-social.webp":
    "Trzy telefony z pionowymi filmami: plan zdjęciowy, mikrofon i dron",
  "/images/service-team.webp":
    "Trzy krzesła reżyserskie i reflektor na tle czerwonej tarczy światła",
  "/images/service-video.webp": "Kamera filmowa na statywie na tle czerwonego kręgu światła",
  "/images/service-web.webp": "Laptop z otwartą stroną internetową, na ekranie obiektyw kamery",
});
