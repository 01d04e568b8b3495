import { expect, test } from "vitest";
import { staticPaths } from "~/content/site-map.ts";
import type { TextDrafts, TextsOfDocument } from "~/panel/data/site/site-texts.ts";
import { textsIn } from "~/site-texts/texts.ts";
import { publicPages, textStates } from "./public-pages.ts";

const entry = { value: "Nowy", was: "Oryginał" };

const nothing = { planned: null, missed: 0, changedAt: null };

test("every page of the map of the site is listed, each once", () => {
  const paths = publicPages.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(
    [...staticPaths, "/404", "/szukaj", "/kontakt/wyslano"].toSorted(),
  );
});

test("every page has texts of its own, under the names that the files have now", () => {
  const files = import.meta.glob<object>(["../../content/**/*.ts", "!**/*.test.ts"], {
    eager: true,
  });
  const drafts = Object.entries(files).map(([path, exports]): TextDrafts => {
    const document = path.replace(/^..\/..\/content\/|\.ts$/g, "");
    const found = [...textsIn(document, exports)].map(({ pointer }) => [pointer, null]);
    return { document, changes: Object.fromEntries(found), plans: {}, by: "", at: "" };
  });
  const states = textStates(drafts, []);
  for (const { path } of publicPages) expect([path, states.has(path)]).toEqual([path, true]);
});

test("a text waits on the page that alone has it, or among the shared ones", () => {
  const [by, at] = ["jan@kadr.example", "2026-11-28T10:00:00Z"];
  const drafts: TextDrafts[] = [
    {
      document: "home",
      changes: { "/home/hero/lead": entry, "/home/hero/note": null },
      plans: {
        "/home/hero/lead": { at: "2026-12-24T08:00:00Z", entry },
        "/home/hero/note": { at: "2026-12-03T08:00:00Z", entry: null },
        "/home/hero/title": { at: null, entry },
      },
      ...{ by, at },
    },
    { document: "services/podcast", changes: { "/podcast/title": entry }, plans: {}, by, at },
    {
      document: "shell",
      changes: { "/shell/notFound/title": entry, "/shell/menu": entry },
      plans: {},
      ...{ by, at },
    },
    { document: "new-file", changes: { "/title": entry }, plans: {}, by, at },
  ];
  const published: TextsOfDocument[] = [
    { document: "footer", texts: { "/footer/note": entry }, at },
    { document: "shell", texts: { "/shell/menu": entry }, at: "2026-11-28T11:00:00Z" },
  ];
  expect(Object.fromEntries(textStates(drafts, published))).toEqual({
    "/": {
      waiting: 2,
      planned: { at: "2026-12-03T08:00:00Z", count: 1 },
      missed: 1,
      changedAt: null,
    },
    "/uslugi/podcasty": { ...nothing, waiting: 1 },
    "/404": { ...nothing, waiting: 1 },
    null: { ...nothing, waiting: 2, changedAt: "2026-11-28T11:00:00Z" },
  });
});
