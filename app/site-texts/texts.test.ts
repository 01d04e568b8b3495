import { expect, test } from "vitest";
import { home } from "~/content/home.ts";
import { type FoundText, textsIn } from "./texts.ts";

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  [
    "../content/**/*.ts",
    "!../content/**/*.test.ts",
    "!../content/page-content/**",
    "!../content/agency/invalid.ts",
    // What others say.
    "!../content/{settings/menu-entries,share-cards,site-map}.ts",
  ],
  { eager: true },
);
const files = Object.entries(modules).map(
  ([path, exports]) => [path.slice("../content/".length, -".ts".length), exports] as const,
);

/** Kept by „Dane firmy”. The questions are those of the home page and of the services. */
const facts = new Set([
  ...[
    "agency/office",
    "agency/team",
    "agency/clients",
    "agency/opening-hours",
    "agency/privacy-facts",
    "projects",
    "home-faq",
    "services/all",
  ].flatMap((file) => [...stringsIn(modules[`../content/${file}.ts`])]),
  ...stringsIn(home.faq.items),
]);

test("what no visitor reads is no text, and all else is one", () => {
  const left = files.flatMap(([file, exports]) => {
    const found = new Set([...textsIn(file, exports)].flatMap(({ value }) => value.split("\n")));
    return [...stringsIn(exports)].filter((text) => !found.has(text) && isSentence(text));
  });
  expect([...new Set(left)].filter((text) => !facts.has(text))).toEqual([]);
});

test("a text is known by the names on the way to it", () => {
  const exports = {
    page: { "nav.about": "O nas", list: [{ title: "Raz", slug: "raz" }], "a/b": ["Dwa"] },
    hero: { title: ["Żaden kadr", "nie jest"] },
  };
  expect(
    [...textsIn("home", exports)].map(({ pointer, name, value }) => [pointer, name, value]),
  ).toEqual([
    ["/page/nav.about", "nav.about", "O nas"],
    ["/page/list/0/title", "title", "Raz"],
    ["/page/a~1b/0", "a/b", "Dwa"],
    ["/hero/title", "title", "Żaden kadr\nnie jest"],
  ]);
});

test("a headline takes another number of lines", () => {
  const exports = { hero: { title: ["Żaden kadr", "nie jest"] } };
  const [text] = textsIn("home", exports) as Iterable<FoundText>;
  text?.set("Raz\nDwa\nTrzy");
  expect(exports.hero.title).toEqual(["Raz", "Dwa", "Trzy"]);
});

test("facts of „Dane firmy” are not texts", () => {
  const exports = { agency: { name: "KADR", email: "kontakt@kadr.example", phone: "+48" } };
  expect([...textsIn("agency/agency", exports)].map(({ pointer }) => pointer)).toEqual([
    "/agency/name",
  ]);
  expect([...textsIn("agency/team", { team: [{ name: "Ania" }] })]).toEqual([]);
});

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") {
    for (const part of Object.values(value)) yield* stringsIn(part);
  }
}

/** Two words, or a Polish letter. */
function isSentence(text: string): boolean {
  return /\p{L}+[ \u00a0]\p{L}+|[ąćęłńóśźż]/iu.test(text);
}
