import { expect, test } from "vitest";
import { isPresent, withRoom } from "./present-texts.ts";

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

test("of 201 claims one makes room whose text is nowhere, never that of a hidden service or a draft", () => {
  const claim = (until: string) => ({ source: "Raport", until, page: "/" });
  const kept = Object.fromEntries(
    Array.from({ length: 196 }, (_, at) => [`home#/home/hero/${at}`, claim("2026-01-01")]),
  );
  const hidden = "services/drone#/drone/hero/lead";
  const draft = "own-page/d4#/page/hero/title";
  const open = "home#/home/pitch/items/0+new/text";
  const [sooner, later] = [`about#${values}/1/text`, `about#${values}/2+zzzzz/text`];
  const all = { ...kept, [hidden]: claim("2026-01-01"), [draft]: claim(""), [open]: claim("") };
  const drafts = [{ document: "own-page/d4", changes: { "/page/path": { value: "/x", was: "" } } }];
  const withGone = { ...all, [later]: claim("2026-12-31"), [sooner]: claim("2026-12-24") };
  expect(withRoom(withGone, open, site, drafts)).toEqual({ ...all, [later]: claim("2026-12-31") });
  const full = { ...all, "home#/a": claim(""), "home#/b": claim("") };
  expect(withRoom(full, open, site, drafts)).toEqual(full);
});
