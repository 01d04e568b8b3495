import { expect, onTestFinished, test } from "vitest";
import { services } from "~/content/agency/services.ts";
import type { OwnDocument } from "~/panel/data/site/own-documents.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { ownAddressProblem, plainAddress } from "./own-address-problem.ts";

const own = (path: string): OwnDocument => ({
  ...{ document: `own-page${path}`, kind: "page", id: path.slice(1), path, name: "Nasz cennik" },
  ...{ inMenu: false, hasForm: false, isPublished: true, former: [], entries: {} },
});
const known = { own: [own("/cennik")], redirected: ["/oferta"], document: undefined };

test.each([
  ["page", "/praca", null],
  ["page", "/cennik", "Pod tym adresem jest już „Nasz cennik”"],
  ["page", "/oferta", "Ten adres jest w „Przekierowaniach”. Najpierw usuń go stamtąd."],
  ["page", "/blog/nowy", "Tego adresu używa sama strona. Wybierz inny."],
  ["page", "/o-nas", "Tego adresu używa sama strona. Wybierz inny."],
  ["service", "/uslugi/podcasty", "Pod tym adresem jest już „Podcasty”"],
  ["service", "/animacje", "Po /uslugi/ użyj małych liter bez polskich znaków, cyfr i łączników"],
] as const)("a %s at %s", (kind, path, said) => {
  const found = ownAddressProblem(kind, path, known);
  expect(found && plainSpaces(found)).toBe(said);
});

test("no added service stands where one that has moved was before", () => {
  const podcasts = services.find(({ slug }) => slug === "podcasty");
  if (!podcasts) throw new Error("There is no such service");
  const { path } = podcasts;
  podcasts.path = "/uslugi/audycje";
  onTestFinished(() => {
    podcasts.path = path;
  });
  const found = ownAddressProblem("service", "/uslugi/podcasty", known);
  expect(plainSpaces(found ?? "")).toBe("Pod tym adresem jest już „Podcasty”");
});

test("a page may keep its own address", () => {
  const document = "own-page/cennik";
  expect(ownAddressProblem("page", "/cennik", { ...known, document })).toBeNull();
});

test.each(["cennik", " /Cennik/ ", "https://kadr.example/cennik"])("%s is /cennik", (typed) => {
  expect(plainAddress(typed, "https://kadr.example")).toBe("/cennik");
});
