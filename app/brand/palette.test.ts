import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, distance, type Hex, hexOf, isHex, oklch } from "./oklch.ts";
import { accentStyle, inkOn, leastContrast, nearestAccent, paletteOf } from "./palette.ts";
import { tokens } from "./tokens.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);

test("a colour comes through OKLCH as it was", () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      expect(hexOf(oklch(hex))).toBe(hex);
    }),
  );
});

test("whatever the accent, words on it and of it can be read, and its lines are seen", () => {
  fc.assert(
    fc.property(anyColor, (chosen) => {
      const it = paletteOf(nearestAccent(chosen));
      expect(contrast(it.accent, it.ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(it.accentHover, it.ink)).toBeGreaterThanOrEqual(4.5);
      expect(leastContrast(it.accentText)).toBeGreaterThanOrEqual(4.5);
      expect(leastContrast(it.accentTextHover)).toBeGreaterThanOrEqual(4.5);
      expect(leastContrast(it.accent)).toBeGreaterThanOrEqual(3);
      expect(leastContrast(it.danger)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1_000, examples: [["#000000"], ["#ffffff"], ["#737373"], ["#0000ff"], ["#ffff00"]] },
  );
});

test("an error never has the colour of the brand", () => {
  fc.assert(
    fc.property(anyColor, (chosen) => {
      const { accent, danger } = paletteOf(nearestAccent(chosen));
      expect(distance(accent, danger)).toBeGreaterThan(0.08);
    }),
    { numRuns: 1_000, examples: [[tokens.danger], ["#ffb347"], ["#ff9c78"], ["#ff0000"]] },
  );
});

test("a colour on which neither ink can be read gives way to the nearest on which one can", () => {
  expect(inkOn("#737373")).toBeNull();
  expect(nearestAccent("#737373")).toMatch(/^#(7[4-9a-f]|6[a-f])/);
  expect(nearestAccent("#1f5bff")).toBe("#1f5bff");
  fc.assert(
    fc.property(anyColor, (chosen) => {
      expect(distance(chosen, nearestAccent(chosen))).toBeLessThan(0.05);
    }),
  );
});

test("the design's own accent adds nothing to a page, and another one only plain colours", () => {
  expect(accentStyle(tokens.accent)).toBe("");
  const [own, more] = accentStyle("#1f5bff").split("@media(prefers-contrast:more)");
  expect(own).toMatch(/^:root:root\{(?:--[a-z-]+:[#0-9a-f ]+;?)+\}$/);
  // Its ink may be cream, which cannot be read on the cream that stands for the accent then.
  expect(more).toContain("--color-accent:var(--color-text);");
  expect(more).toContain("--color-ink:var(--color-bg);");
  expect([isHex("#1f5bff"), isHex("#1F5BFF"), isHex("red}"), isHex("#fff")]).toEqual([
    ...[true, false, false, false],
  ]);
});
