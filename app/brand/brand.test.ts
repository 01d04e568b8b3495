import { expect, test } from "vitest";
import { brandPicture, cardBrand, isBrandValue, lookOf, ownBrand, sizedSvg } from "./brand.ts";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 10"><path d="M0 0h80v10z"/></svg>';
const media = "/storage/v1/object/public/media";

test.each([
  ["accent", "#1f5bff", true],
  ["accent", "#1F5BFF", false],
  ["accent", "#737373", false],
  ["accent", "#fff}*{display:none", false],
  ["logo", "", true],
  ["logo", logo, true],
  ["logo", logo.replace("<path", '<path onload="alert(1)"'), false],
  ["logo", `${logo}<script/>`, false],
  ["mark", `${media}/library/a.png 640 80`, true],
  ["mark", `${media}/../../rest/v1/x 640 80`, false],
  ["mark", `${media}/library/a.png 0 80`, false],
  ["icon", "https://evil.example/a.png 64 64", false],
  ["style", "#1f5bff", false],
])("%s: %s", (name, value, isRight) => {
  expect(isBrandValue(name, value)).toBe(isRight);
});

test("another drawing has another address, and a drawing is drawn as large as it is needed", () => {
  expect(brandPicture(logo)).toMatchObject({ width: 80, height: 10 });
  expect(brandPicture(logo)?.src).not.toBe(brandPicture(logo.replace("h80", "h79"))?.src);
  expect(sizedSvg(logo, 512)).toContain('<svg width="512" height="64" ');
});

test("nothing follows from a brand that nobody has changed", () => {
  expect(lookOf(ownBrand, "KADR")).toEqual({
    style: "",
    logo: null,
    mark: null,
    iconVersion: "",
    isNameLong: false,
  });
  expect(cardBrand(ownBrand)).toEqual({});
  const other = lookOf({ ...ownBrand, accent: "#1f5bff", logo }, "Studio Przykład Wrocław");
  expect(other.isNameLong).toBe(true);
  expect(other.iconVersion).toMatch(/^\?v=[\da-f]{14}$/);
});
