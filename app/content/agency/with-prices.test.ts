import { expect, test } from "vitest";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { shapes } from "./shapes.ts";
import { withPrices } from "./with-prices.ts";

test("a service may have no price, and only the texts that cannot do without it are empty", () => {
  const prices = shapes.prices.parse({ website: { small: "4100", shop: "" } });
  expect(prices.podcast.audioSession).toBeNull();
  const texts = {
    small: "od {website.small} zł",
    shop: 'sklep „od {website.shop} zł" netto',
    part: "Po rozmowie{{, od {video.usualFrom} zł}}.",
    other: "Bez kwoty.",
  };
  expect(JSON.parse(plainSpaces(JSON.stringify(withPrices(texts, prices))))).toEqual({
    small: "od 4100 zł",
    shop: "",
    part: "Po rozmowie.",
    other: "Bez kwoty.",
  });
  expect(() => withPrices("{website.unknown} zł", prices)).toThrow("unknown");
});
