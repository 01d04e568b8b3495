import { readFile } from "node:fs/promises";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { drawCard, type ReadFile } from "./draw-card.ts";

const facts = {
  agency: "KADR",
  title: "Żółta łódź",
  label: "Blog",
  timecode: "00:01:00:00",
  picture: "/images/case-agent.webp",
  fonts: { display: "app/styles/fonts/archivo.woff2", mono: "app/styles/fonts/geist-mono.woff2" },
};

/** Pictures from their masters: nothing has to be built. */
const read: ReadFile = (address) =>
  readFile(address.replace(/^\/images\/([\w-]+)\.\w+$/, "assets/pictures/$1.webp"));

const draw = (change: Partial<typeof facts> | { picture: null }) =>
  drawCard({ ...facts, ...change }, read);

test.each([
  ["short", "Film"],
  ["long", "Słowo ".repeat(33)],
  ["without a space", "ż".repeat(200)],
  ["empty", ""],
])("a %s title has room", async (_, title) => {
  const card = await draw({ title });
  expect(imageSize(card)).toMatchObject({ width: 1200, height: 630, type: "jpg" });
  expect(card.length).toBeLessThan(150_000);
});

test("Polish letters are drawn, each its own", async () => {
  const cards = await Promise.all(["Ł", "L", "Ż", "Z"].map((title) => draw({ title })));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(4);
});

test("a picture that cannot be read, or lies elsewhere, is replaced", async () => {
  const instead = await draw({ picture: null });
  for (const picture of ["/images/none.webp", "package.json"]) {
    expect((await draw({ picture })).equals(instead), picture).toBe(true);
  }
  expect((await draw({})).equals(instead)).toBe(false);
});
