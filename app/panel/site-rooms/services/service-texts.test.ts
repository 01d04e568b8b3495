import { expect, test } from "vitest";
import { services } from "~/content/agency/services.ts";
import { roomTexts } from "~/panel/site-rooms/room-texts.ts";
import { addressProblem, changesOf, shownService } from "./service-texts.ts";

const texts = roomTexts([], []);
const all = services.map((service) => shownService(service, texts));
const drone = all.find(({ service }) => service.slug === "nagrania-dronem");
if (!drone) throw new Error("There is no such service.");

test("a new name is the shorter one, too, and a new address keeps the former", () => {
  const typed = {
    name: "Filmy z nieba",
    address: "filmy-z-nieba",
    price: drone.price,
    hasForm: false,
  };
  const changes = changesOf(drone, typed, texts);
  expect(changes.map(({ text, value }) => [text.id, value])).toEqual([
    ["agency/services#/services/1/name", "Filmy z nieba"],
    ["agency/services#/services/1/shortName", "Filmy z nieba"],
    ["settings/offer#/offer/addresses/nagrania-dronem", "filmy-z-nieba nagrania-dronem"],
    ["services/drone#/drone/hero/price", drone.price],
  ]);
});

test("the form at its end is kept beside those of the others", () => {
  const ends = { "/offer/forms": { value: "podcasty grafika", was: "" } };
  const stored = roomTexts([], [{ document: "settings/offer", texts: ends }]);
  const shown = services.map((service) => shownService(service, stored));
  expect(shown.filter(({ hasForm }) => hasForm).map(({ service }) => service.slug)).toEqual([
    "podcasty",
    "grafika",
  ]);
  const end = (slug: string, hasForm: boolean) => {
    const [service] = shown.filter((each) => each.service.slug === slug);
    const changes = service ? changesOf(service, { ...service, hasForm }, stored) : [];
    return changes.find(({ text }) => text.id.endsWith("/forms"))?.value;
  };
  expect([end("social-media", true), end("podcasty", false), end("grafika", true)]).toEqual([
    "podcasty grafika social-media",
    "grafika",
    undefined,
  ]);
});

test.each([
  ["Filmy z nieba", "małych liter"],
  ["podcasty", "„Podcasty”"],
  ["stare-loty", "przekierowuje na /kontakt"],
  ["zdjete-loty", "jako usunięty"],
])("a service cannot be at „%s”", (address, said) => {
  const redirects = [
    { from_address: "/uslugi/stare-loty", to_address: "/kontakt", kind: "permanent" },
    { from_address: "/uslugi/zdjete-loty", to_address: null, kind: "gone" },
  ];
  expect(addressProblem(address, drone.service, all, redirects)).toContain(said);
  expect(addressProblem("filmy-z-nieba", drone.service, all, redirects)).toBeNull();
});
