import { expect, test } from "vitest";
import { makeParticles } from "./make-particles.ts";

test.each([
  [0, 5],
  [320, 5],
  [1500, 5],
  [1800, 6],
  [3840, 13],
])("%i px of width get %i lights", (width, count) => {
  expect(makeParticles(width)).toHaveLength(count);
});

test.each([0, 0.5, 0.999999])("stays within its bounds when chance is %f", (chance) => {
  for (const light of makeParticles(1920, () => chance)) {
    expect(light.size).toBeGreaterThanOrEqual(100);
    expect(light.size).toBeLessThanOrEqual(300);
    expect(light.duration).toBeGreaterThanOrEqual(15);
    expect(light.duration).toBeLessThanOrEqual(35);
    expect(light.opacity).toBeGreaterThanOrEqual(0.02);
    expect(light.opacity).toBeLessThanOrEqual(0.05);
    expect(-light.delay).toBeLessThanOrEqual(light.duration);
  }
});

test("spreads the lights over the window", () => {
  let step = 0;
  const lights = makeParticles(1500, () => {
    step = (step * 7 + 3) % 101;
    return step / 101;
  });
  expect(new Set(lights.map(({ left, top }) => `${left} ${top}`)).size).toBe(lights.length);
});
