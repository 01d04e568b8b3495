import { expect, test } from "vitest";
import { isPresent } from "./present-texts.ts";

const published = (documents: Record<string, Record<string, string>>) =>
  Object.entries(documents).map(([document, values]) => {
    const texts = Object.entries(values).map(([pointer, value]) => [
      pointer,
      { value, was: pointer.endsWith("services") ? "0 1 2 3 4 5 6 7" : "0 1 2" },
    ]);
    return { document, texts: Object.fromEntries(texts), at: "" };
  });

const values = "/aboutPage/values/items";
const site = published({
  about: { [values]: "0 2 2+k7f2a" },
  "own-page/a1": { "/page/path": "/cennik", "/page/blocks": "s3+b2" },
  "own-service/c3": { "/page/path": "/uslugi/film" },
  "settings/offer": { "/offer/services": "0 2 -c3" },
});

test.each([
  "home#/home/hero/lead",
  `about#${values}/0/text`,
  `about#${values}/2+k7f2a/text`,
  // A release has added it to a list that was changed before.
  `about#${values}/3/text`,
  "own-page/a1#/page/hero/title",
  "own-page/a1#/page/blocks/s3+b2/title",
  "services/video#/video/hero/lead",
])("%s is still there", (id) => {
  expect(isPresent(id, site)).toBe(true);
});

test.each([
  ["an item that was removed", `about#${values}/1/text`],
  ["a copy that was removed", `about#${values}/2+zzzzz/text`],
  ["a copy in a list that is the original again", "home#/home/pitch/items/0+abc/text"],
  ["a section that was removed", "own-page/a1#/page/blocks/s3+c3/title"],
  ["a page that was removed", "own-page/a2#/page/hero/title"],
  ["a service that is hidden", "services/drone#/drone/hero/lead"],
  ["an added service that is hidden", "own-service/c3#/page/hero/title"],
])("nobody is asked about a text of %s", (_, id) => {
  expect(isPresent(id, site)).toBe(false);
});
