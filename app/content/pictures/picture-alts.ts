import { typeset } from "~/text/typeset.ts";

export const pictureAlts: Readonly<Record<string, string>> = typeset({
  "/images/blog-lenses.webp": "Cztery obiektywy filmowe w rzędzie, w czerwonym świetle",
  "/images/blog-light.webp":
    "Oktaboks na statywie, pusty stołek i czerwona świetlówka oparta o ścianę",
  "/images/blog-sound.webp": "Fala dźwiękowa ułożona z metalowych prętów, jeden świeci na czerwono",
  "/images/blog-storyboard.webp": "Karty ze szkicami kadrów przypięte do ściany, jedna czerwona",
  "/images/case-agent.webp": "Teczka z przypiętym zdjęciem i pieczęcią „TAJNE”, obok lupa",
  "/images/case-aviation.webp": "Sztuczny horyzont w kokpicie, dolna połowa w kolorze bursztynu",
  "/images/case-drone-city.webp":
    "Miasto nocą z góry: arena w pierścieniu świateł i smugi samochodów",
  "/images/case-event-live.webp":
    "Scena z ostatniego rzędu: pusta mównica na tle fioletowej tarczy ekranu",
  "/images/case-invest.webp": "Nocna fasada biurowca, zapalone okna układają się w rosnący wykres",
  "/images/case-podcast-set.webp":
    "Dwa mikrofony, między nimi pionowa niebieska świetlówka, niżej słuchawki",
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
  "/images/case-agent-backstage.webp":
    "Mikrofon studyjny nad teczką z pieczęcią, obok pióro i lupa",
  "/images/case-agent-photograph.webp":
    "Czarno-białe zdjęcie przypięte spinaczem do teczki, twarz nierozpoznawalna",
  "/images/case-agent-chair.webp": "Puste drewniane krzesło w świetle jednej lampy",
  "/images/case-agent-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują teczkę i mikrofon",
  "/images/case-aviation-backstage.webp":
    "Kamera na statywie ustawiona przed tablicą przyrządów, widziana od tyłu",
  "/images/case-aviation-compass.webp":
    "Busola w tablicy przyrządów z bliska, białe litery kierunków świata",
  "/images/case-aviation-horizon.webp":
    "Tarcza sztucznego horyzontu z bliska, biała kreska między niebieskim niebem a bursztynową ziemią",
  "/images/case-aviation-instrument.webp":
    "Wysokościomierz z bliska: biała i bursztynowa wskazówka nad ciemną tarczą",
  "/images/case-aviation-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują przyrządy kokpitu",
  "/images/case-city-arena.webp":
    "Arena z bliska, pierścień bursztynowych świateł biegnie wokół kopuły",
  "/images/case-city-avenue.webp":
    "Aleja nocą tuż nad dachami: smugi świateł samochodów skręcają ku arenie",
  "/images/case-city-backstage.webp": "Dron z kamerą nad nocnym miastem, w dole arena i ulice",
  "/images/case-city-rooftops.webp":
    "Dachy śródmieścia nocą, w oknach ciepłe światło, za nimi pas ulicy",
  "/images/case-city-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują miasto z lotu drona",
  "/images/case-event-audience.webp":
    "Pusta mównica w snopie światła, widziana sponad rzędów foteli",
  "/images/case-event-balcony.webp":
    "Scena z balkonu: mównica na tle fioletowej tarczy, snopy świateł i puste rzędy",
  "/images/case-event-lamps.webp": "Reflektory na kratownicy nad sceną, widziane od dołu",
  "/images/case-event-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują scenę i wizjer kamery",
  "/images/case-event-viewfinder.webp":
    "Wizjer kamery transmisyjnej z obrazem ze sceny, obok zapalona lampka",
  "/images/case-invest-backstage.webp": "Dron z kamerą zawieszony przed fasadą z zapalonymi oknami",
  "/images/case-invest-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują fasadę biurowca",
  "/images/case-invest-street.webp":
    "Biurowiec z poziomu ulicy, słup okien w ciepłym świetle wyrasta ponad pozostałe",
  "/images/case-invest-window.webp":
    "Okna biurowca z bliska: jedna kolumna świeci ciepło, obok kilka chłodnych świateł",
  "/images/case-podcast-backstage.webp":
    "Kamera filmuje dwa mikrofony i niebieską świetlówkę stojącą między nimi",
  "/images/case-podcast-headphones.webp":
    "Słuchawki studyjne na stole, w tle dolny koniec niebieskiej świetlówki",
  "/images/case-podcast-microphone.webp":
    "Mikrofon z niebieskim pierścieniem, za nim pionowa świetlówka",
  "/images/case-podcast-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują plan z dwoma mikrofonami",
  "/images/case-product-backstage.webp":
    "Kamera na sliderze przed flakonem, rant stołu świeci na czerwono",
  "/images/case-product-label.webp": "Etykieta flakonu z bliska: cyfra 07 na tle czerwonego płynu",
  "/images/case-product-storyboard.webp":
    "Storyboard: trzy szkice kadrów, które pokazują flakon na obrotowym stole",
  "/images/case-product-turntable.webp":
    "Flakon na obrotowym stole z góry, z boku obiektyw kamery na sliderze",
});
