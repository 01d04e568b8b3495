import sharp from "sharp";
import { expect, test } from "vitest";

/** Each client's work has colours of its own; the vermilion is the agency's. */
const covers = [
  "aviation",
  "invest",
  "agent",
  "podcast-set",
  "event-live",
  "product",
  "drone-city",
];

type Lab = readonly [number, number, number];

async function meanColour(cover: string): Promise<Lab> {
  const { channels } = await sharp(`assets/pictures/case-${cover}.webp`).removeAlpha().stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => {
    const part = mean / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
  const [fx = 0, fy = 0, fz = 0] = [x, y, z].map((part) =>
    part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 / 116) * part + 16 / 116,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** CIEDE2000, as in Sharma, Wu and Dalal, 2005. */
function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180);
  const power7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(power7 / (power7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const hue = (a: number, b: number) => (degrees(Math.atan2(b, stretch * a)) + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc] = [l2 - l1, c2 - c1];
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360);
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2];
  const t =
    1 -
    0.17 * cosine(h - 30) +
    0.24 * cosine(2 * h) +
    0.32 * cosine(3 * h + 6) -
    0.2 * cosine(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const round = 60 * Math.exp(-(((((h + 360) % 360) - 275) / 25) ** 2));
  const rotation = -2 * Math.sin((round * Math.PI) / 180) * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(
    (dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh),
  );
}

test("the formula gives what its authors computed", () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(difference([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
  expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(
    1.2644,
    4,
  );
});

test("the mean colours of any two covers differ at a glance", async () => {
  const colours = await Promise.all(covers.map(meanColour));
  const pairs = colours.flatMap((one, at) =>
    colours.slice(at + 1).map((other, next) => ({
      pair: `${covers[at]} and ${covers[at + 1 + next]}`,
      difference: Math.round(difference(one, other) * 10) / 10,
    })),
  );
  expect(pairs).toHaveLength(21);
  expect(pairs.filter((one) => one.difference < 15)).toEqual([]);
});
