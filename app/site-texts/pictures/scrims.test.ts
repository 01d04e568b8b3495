import { expect, test } from "vitest";
import { scrimStyle } from "./scrims.ts";

const stored = "/storage/v1/object/public/media/library/a-1.webp";
const styleOf = (value: string, file = "home", pointer = "/home/cta/picture/name") =>
  scrimStyle({ [file]: { [pointer]: { value, was: "" } } });
const opening = (value: string) => styleOf(value, "home", "/home/hero/picture");

test("pictures of ours and dark ones need no scrim beyond the design's", () => {
  expect(styleOf("hero-bg 40 60")).toBe("");
  expect(styleOf(`${stored} light 5`)).toBe("");
  expect(opening(`${stored} light 5`)).toBe("");
});

test("the lighter a picture, the less of it is left where words lie over it", () => {
  const opacityOf = (light: number) =>
    Number(/closing-dark.*?opacity:([\d.]+)/.exec(styleOf(`${stored} light ${light}`))?.[1]);
  expect(opacityOf(20)).toBeGreaterThan(opacityOf(50));
  expect(opacityOf(50)).toBeGreaterThan(opacityOf(100));
  // White at `brightness(0.6)` over the ground: what is left is dark enough for small letters.
  expect(opacityOf(100) * (0.6 * 255 - 11) + 11).toBeLessThan(68);
});

test("one whose light nobody has measured is taken for white", () => {
  expect(styleOf(stored)).toBe(styleOf(`${stored} light 100`));
  expect(opening(stored)).toContain(".hero-stage::after{background:");
  expect(opening(stored)).toContain("@media(prefers-contrast:more){.hero-stage,");
});
