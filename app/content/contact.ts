import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { agency } from "./agency/agency.ts";
import { t } from "./translations.ts";

export const contactPage = typeset({
  meta: {
    title: sample("Kontakt: telefon, e-mail i adres w Katowicach", "Kontakt"),
    description: sample(
      "Zadzwoń prosto do osoby z ekipy, napisz e-mail albo wypełnij formularz. Odpowiadamy w ciągu 24 godzin. Biuro w Katowicach, czynne od poniedziałku do soboty.",
    ),
  },
  hero: {
    eyebrow: t("common.contact"),
    title: "Powiedz, co mamy nakręcić",
    lead: sample(
      "Odpowiadamy w ciągu 24 godzin, zwykle tego samego dnia. Wolisz mówić? Wybierz imię i dzwoń.",
    ),
  },
  labels: {
    email: "E-mail",
    phone: "Telefon",
    phones: "Telefony",
    sample: sample("Numery przykładowe.", ""),
    location: "Lokalizacja",
    hours: "Godziny otwarcia",
  },
  form: {
    title: "Napisz do nas",
    lead: "Trzy zdania wystarczą: kim jesteś, co ma powstać i na kiedy.",
    next: sample([
      { title: "Do 24 godzin", text: "Odpisuje człowiek, podpisany imieniem i numerem telefonu." },
      { title: "60 minut", text: "Rozmawiamy o celu, widzu i terminie. Bez opłat." },
      {
        title: "2 dni robocze",
        text: "Zwykle tyle po rozmowie dostajesz wycenę w dwóch wariantach, rozpisaną na pozycje.",
      },
    ]),
  },
  map: {
    title: "Gdzie jesteśmy",
    drawing: sample("Rysowany plan okolicy biura w Katowicach z zaznaczonym adresem"),
    show: "Pokaż mapę interaktywną",
    privacy: "Mapa pochodzi z OpenStreetMap. Ładujemy ją dopiero po kliknięciu.",
    open: "Otwórz w mapach",
    frame: "Mapa OpenStreetMap z zaznaczonym biurem",
    lead: sample(
      `Wejście od podwórza, domofon ${agency.name}. Zostawimy ci miejsce na samochód, jeśli dasz znać dzień wcześniej.`,
    ),
  },
});
