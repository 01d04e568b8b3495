import { expect, test } from "vitest";
import type { ShownPicture } from "~/picture-source.ts";
import {
  libraryPictures,
  picturesIn,
  pictureValue,
  putPictures,
  readPictureValue,
} from "./pictures.ts";

const stored = "/storage/v1/object/public/media/library/a-1.webp";
const built = { src: "/images/hero-bg.webp", avif: "a 1w", width: 2560, height: 1920 };
const uploaded = { src: `${stored}?v=2`, srcSet: "b 480w", width: 1600, height: 900 };
const film = "/storage/v1/object/public/films/a-1280x720.mp4";
const known: Record<string, ShownPicture> = {
  "/images/hero-bg.webp": built,
  "/images/still-web-lid.webp": { ...built, src: "/images/still-web-lid.webp" },
  [stored]: uploaded,
  [film]: { src: `https://other.example${film}` },
};
const find = (address: string) => known[address];

const page = () => ({
  hero: { picture: "hero-bg", title: "hero-bg" },
  still: { name: { src: "/images/still-web-lid.webp" }, alt: "Laptop", position: "50% 0%" },
});
function shown(values: Record<string, string>, mark?: (address: string, id: string) => string) {
  const exports = { page: page() };
  const entries = Object.entries(values).map(([pointer, value]) => [pointer, { value, was: "" }]);
  putPictures("x", exports, { changes: Object.fromEntries(entries), find, mark });
  return exports.page;
}

test.each([
  ...[
    "hero-bg",
    "hero-bg 40 60",
    "hero-bg 0 100",
    "hero-bg 40 60 phone 70 0",
    stored,
    `${stored} 7 9`,
  ],
  ...[
    "hero-bg film -",
    `${stored} light 0`,
    `${stored} 7 9 light 97 film ${film} reel -`,
    `hero-bg reel ${film}`,
  ],
])("%s is read and written alike", (value) => {
  const read = readPictureValue(value);
  expect(read && pictureValue(read)).toBe(value);
});

test.each([
  ...["", "hero", "hero-bg 40", "hero-bg 101 0", "hero-bg 4.5 6", "hero-bg  1 2", "Hero-bg"],
  ...["hero-bg phone 1 2", "hero-bg 1 2 phone 3", "hero-bg 1 2 phone 3 101"],
  ...[
    "https://kadr.example/a.webp",
    "/images/hero-bg.webp",
    "//kadr.example/a-b",
    "javascript:a-b",
  ],
  ...[`${stored}/../../secret`, `${stored} 1 2 3`, `https://kadr.example${stored}`, `${stored}"`],
  ...["hero-bg film", `hero-bg film https://kadr.example${film}`, `hero-bg film ${film}x`],
])("what cannot be read is no picture: %s", (value) => {
  expect(readPictureValue(value)).toBeNull();
  expect(shown({ "/page/hero/picture": value })).toEqual(page());
});

test("pictures are found by their names, and beside what describes them", () => {
  const found = [...picturesIn("x", { page: page() })];
  expect(found.map(({ pointer, name }) => [pointer, name])).toEqual([
    ["/page/hero/picture", "hero-bg"],
    ["/page/still/name", "still-web-lid"],
  ]);
});

test("a picture of the library takes the place of the original, which stays as large", () => {
  const { hero, still } = shown({
    "/page/hero/picture": stored,
    "/page/still/name": `${stored} 20 80`,
  });
  const placed = { ...uploaded, width: 2560, height: 1920 };
  // The original has a film that begins with it.
  expect(hero.picture).toEqual({ ...placed, position: "50% 50%", film: "move" });
  expect(still).toEqual({ name: { ...placed, position: "20% 80%" }, alt: "Laptop" });
});

test.each([
  ["hero-bg film -", { film: "none" }],
  [`hero-bg film ${film}`, { film: `https://other.example${film}` }],
  [`hero-bg reel ${film}`, { reel: `https://other.example${film}` }],
  [`hero-bg film ${film.replace("a-", "gone-")} reel -`, { film: "none", reel: "none" }],
])("a place has the film that was chosen for it: %s", (value, films) => {
  expect(shown({ "/page/hero/picture": value }).hero.picture).toEqual({ ...built, ...films });
});

test("pictures and films of the library are asked for", () => {
  const changes = [`${stored} film ${film}`, "hero-bg film -", `hero-bg reel ${film}`];
  const documents = Object.fromEntries(
    changes.map((value, at) => [`x${at}`, { "/page": { value, was: "" } }]),
  );
  expect(libraryPictures(documents)).toEqual([stored, film]);
});

test("where pages are edited every picture tells its place, and a copy that of its original", () => {
  const { hero, still } = shown({}, (address, id) => `${address}#${id}`);
  expect(hero.picture).toEqual({ ...built, src: `${built.src}#x#/page/hero/picture` });
  expect(still.position).toBe("50% 0%");
  expect([...picturesIn("y", { page: { hero, still } })]).toEqual([]);
});
