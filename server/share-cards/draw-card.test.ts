import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import type { CardFacts } from "../../app/settings.ts";
import type { ReadFile } from "./card-fonts.ts";
import { drawTitle } from "./card-title.ts";
import { CARD_HEIGHT, CARD_WIDTH, drawCard, drawMaterials, gatherMaterials } from "./draw-card.ts";
import { drawApart } from "./share-cards.ts";

const facts: CardFacts = {
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

const draw = (change: Partial<CardFacts>) => drawCard({ ...facts, ...change }, read);

test("a title that is cut ends in an ellipsis within its room", () => {
  const lines: string[] = [];
  const measureText = (text: string) => ({ width: text.length * 20 });
  const context = { measureText, fillText: (line: string) => lines.push(line) };
  const room = { left: 0, bottom: 300, width: 400, height: 120 };
  const draw = (title: string) => drawTitle(context as never, title, ["one"], room);
  draw("Słowo ".repeat(33));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toMatch(/^Słowo Słowo.*[^ ]…$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(20);
  lines.length = 0;
  draw("Słowo");
  expect(lines).toEqual(["Słowo"]);
});

test("a picture that cannot be read, or lies elsewhere, is replaced", async () => {
  const instead = await draw({ picture: null });
  for (const picture of ["/images/none.webp", "package.json"]) {
    expect((await draw({ picture })).equals(instead), picture).toBe(true);
  }
  expect((await draw({})).equals(instead)).toBe(false);
});

test("a title with a letter that no font has gives way to the general one", async () => {
  const general = await draw({ title: "Z notatnika" });
  for (const title of ["Hieroglif 𓀀", "東京", "\u200b", "👻🇵🇱👨‍👩‍👧"]) {
    expect((await draw({ title, titleInstead: "Z notatnika" })).equals(general), title).toBe(true);
  }
});

test("whatever a title is made of, the card has a size, and words", async () => {
  const empty = await draw({ title: "" });
  const title = fc.string({ unit: "binary", minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(title, async (title) => {
      const card = await draw({ title, titleInstead: "Z notatnika" });
      expect(imageSize(card)).toMatchObject({ width: CARD_WIDTH, height: CARD_HEIGHT });
      expect(card.equals(empty)).toBe(false);
    }),
    { numRuns: 20 },
  );
});

test("a card is drawn in a process of its own, whose end is told", async () => {
  const materials = await gatherMaterials(facts, read);
  expect((await drawApart({ card: materials })).equals(await drawMaterials(materials))).toBe(true);
  await expect(drawApart({ card: { ...materials, pictures: [] } })).rejects.toThrow("no picture");
});
