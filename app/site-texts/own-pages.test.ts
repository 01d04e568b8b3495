import { expect, test } from "vitest";
import { sections } from "../content/sections/kinds.ts";
import { ownPages } from "../content/sections/own-pages.ts";
import { page } from "../content/sections/template.ts";
import { plainSpaces } from "../text/plain-spaces.ts";
import { listValue, withoutCopies } from "./list-ids.ts";
import { isOwnAddress } from "./own-address.ts";
import { OWN_PAGES, SECTIONS, TEMPLATE } from "./own-documents.ts";
import { putInAll } from "./put-in.ts";
import { textsIn } from "./texts.ts";
import type { TextDocument } from "./types.ts";

const entry = (value: string, was = "") => ({ value, was });
const own = (path: string, more: TextDocument = {}): TextDocument => ({
  "/page/path": entry(path),
  "/page/name": entry("Animacje"),
  ...more,
});

/** As the server runs the files, with these documents. */
function pagesOf(documents: Record<string, TextDocument>) {
  const exports = structuredClone({ ownPages });
  const put = putInAll(documents, {}, (text, id) => `${text}<${id}>`);
  put(SECTIONS, structuredClone({ sections }));
  put(TEMPLATE, structuredClone({ page }));
  put(OWN_PAGES, exports);
  return exports.ownPages;
}

test("a document is a page with texts of its own, in the order of the ids", () => {
  const { services, pages } = pagesOf({
    "own-page/b": own("/cennik", { "/page/inMenu": entry("tak") }),
    "own-page/a": own("/praca/montaz"),
    "own-service/a": own("/uslugi/animacje"),
  });
  expect(pages.map(({ path, inMenu, hasForm }) => [path, inMenu, hasForm])).toEqual([
    ["/praca/montaz", false, false],
    ["/cennik", true, false],
  ]);
  const [service] = services;
  expect(service).toMatchObject({ id: "a", slug: "a", path: "/uslugi/animacje" });
  expect(service?.name).toBe("Animacje<own-service/a#/page/name>");
});

test("a page is left out that has no address, one that is reserved, or one that is taken", () => {
  const { services, pages } = pagesOf({
    "own-page/a": own("/cennik"),
    "own-page/b": own("/cennik"),
    "own-page/c": { "/page/name": entry("Bez adresu") },
    "own-page/d": own("/admin/nowa"),
    "own-page/e": own("/Za/dluga/droga"),
    "own-page/E": own("/inna"),
    "own-service/f": own("/animacje"),
  });
  expect([...services, ...pages].map(({ path }) => path)).toEqual(["/cennik"]);
});

test.each([
  ["page", "/cennik", true],
  ["page", "/praca/montazysta-2", true],
  ["page", "/kontakt/dojazd", true],
  ["service", "/uslugi/animacje", true],
  ["service", "/uslugi/animacje/3d", false],
  ["page", "/o-nas", false],
  ["page", "/kontakt/wyslano", false],
  ["page", "/blog/nowy", false],
  ["page", "/uslugi/cennik", false],
  ["page", "/assets/x", false],
  ["page", "/", false],
  ["page", "/żółć", false],
  ["page", "/a/b/c", false],
  ["page", "/a--b", false],
  ["page", "/robots.txt", false],
  ["page", `/${"a".repeat(90)}`, false],
] as const)("a %s at %s: %s", (kind, path, isFree) => {
  expect(isOwnAddress(kind, path)).toBe(isFree);
});

test("sections are copies with their own words, in the order of their list", () => {
  const { pages } = pagesOf({
    "own-page/a": own("/cennik", {
      "/page/blocks": entry("s24+b s7+a s7+c s99+d 0+e"),
      "/page/blocks/s7+a/title": entry("Pierwszy"),
      "/page/blocks/s7+a/items": entry("1 0+x", "0 1 2"),
      "/page/blocks/s7+a/items/0+x/title": entry("Dodany"),
    }),
  });
  const [tiers, one, other, ...rest] = pages[0]?.blocks ?? [];
  expect(rest).toEqual([]);
  expect(tiers).toMatchObject({ kind: "tiers" });
  expect(one?.title).toBe("Pierwszy<own-page/a#/page/blocks/s7+a/title>");
  expect(one).toMatchObject({ items: [{}, { title: expect.stringMatching(/^Dodany</) }] });
  expect(plainSpaces(other?.title ?? "")).toBe(
    "Co jest w cenie<own-page/a#/page/blocks/s7+c/title>",
  );
});

test("sections of the code are ordered and removed, and others are added to them", () => {
  const exports = {
    podcast: {
      blocks: [
        { title: "A", kind: "list" },
        { title: "B", kind: "list" },
      ],
    },
  };
  const put = putInAll(
    { x: { "/podcast/blocks": entry("1 s27+a", "0 1"), "/podcast/other": entry("s27+a", "0 1") } },
    {},
  );
  put(SECTIONS, structuredClone({ sections }));
  put("x", exports);
  expect(exports.podcast.blocks.map(({ kind, title }) => [kind, title])).toMatchObject([
    ["list", "B"],
    ["statement", expect.stringMatching(/^Jedno/)],
  ]);
});

test("the original of an added text is that of the template, or of the section", () => {
  expect(withoutCopies("own-page/a#/page/hero/lead")).toBe(`${TEMPLATE}#/page/hero/lead`);
  const added = "services/podcast#/podcast/blocks/s7+a/items/0+x/title";
  expect(withoutCopies(added)).toBe(`${SECTIONS}#/sections/7/items/0/title`);
  expect(withoutCopies("home#/home/steps/2+k/title")).toBe("home#/home/steps/2/title");
  const known = [...textsIn(SECTIONS, { sections })].map(({ pointer }) => pointer);
  expect(known).toContain("/sections/7/items/0/title");
  expect(listValue(entry("s7+a", ""), "")).toBe("s7+a");
  expect(listValue(entry("", "0 1"), "0 1")).toBe("0 1");
});
