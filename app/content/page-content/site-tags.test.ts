import { expect, test } from "vitest";
import { shapes } from "../agency/shapes.ts";
import { originals } from "./originals.ts";
import { statisticsOf, tagsOf } from "./site-tags.ts";

const none = originals.tags;
const parsed = (changes: object) => shapes.tags.safeParse({ ...none, ...changes });
const tool = (address: string, site: string) => ({ address, site });

test("nothing is added where nothing is set", () => {
  expect([tagsOf(undefined, "n"), tagsOf(none, "n"), statisticsOf(none)]).toEqual([null, null, []]);
});

test.each([
  ["  AbC-_123= ", "AbC-_123="],
  ['<meta name="google-site-verification" content="AbC123" />', "AbC123"],
  ["<meta content='AbC123' name='x'>", "AbC123"],
])("of %s the value stays", (pasted, value) => {
  expect(parsed({ google: pasted }).data?.google).toBe(value);
});

test.each([
  { google: '"><script>alert(1)</script>' },
  { bing: `a"/><meta http-equiv="refresh` },
  { facebook: '<meta content="a b">' },
  { plausible: tool("javascript:alert(1)", "kadr.pl") },
  { plausible: tool("http://plausible.io", "kadr.pl") },
  { plausible: tool("https://x.pl/a;script-src *", "kadr.pl") },
  { plausible: tool('https://x.pl/"onload=', "kadr.pl") },
  { plausible: tool("https://jan@x.pl", "kadr.pl") },
  { plausible: tool("https://plausible.io", '"><script>') },
  { plausible: tool("https://plausible.io", "") },
  { umami: tool("", "4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b") },
  { umami: tool("https://x.pl", "1") },
  { matomo: tool("https://x.pl", '1"]];alert(1)//') },
])("%j is refused", (changes) => {
  expect(parsed(changes).success).toBe(false);
});

test("what is set stands in the head, and its addresses in the policy", () => {
  const { data } = parsed({
    facebook: "abc",
    plausible: tool("https://plausible.io/js/script.js", "kadr.pl"),
    umami: tool("stats.kadr.pl", "4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b"),
    matomo: tool("https://kadr.pl/matomo/", "7"),
  });
  const tags = tagsOf(data, "n");
  expect(tags?.scripts).toEqual([
    "https://plausible.io/js/script.js",
    "https://stats.kadr.pl/script.js",
    "https://kadr.pl/matomo/matomo.js",
  ]);
  expect(tags?.connects).toEqual([
    ...["https://plausible.io", "https://stats.kadr.pl", "https://kadr.pl"],
  ]);
  expect(tags?.head).toContain('<meta name="facebook-domain-verification" content="abc"/>');
  expect(tags?.head).toContain('["disableCookies"]');
  expect(statisticsOf(data)).toEqual([
    ...["Plausible (plausible.io)", "Umami (stats.kadr.pl)", "Matomo (kadr.pl)"],
  ]);
});
