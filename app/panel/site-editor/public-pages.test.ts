import { expect, test } from "vitest";
import { staticPaths } from "~/content/site-map.ts";
import type { TextDrafts, TextsOfDocument } from "~/panel/data/site/site-texts.ts";
import { textsIn } from "~/site-texts/texts.ts";
import { publicPages, textStates } from "./public-pages.ts";

const entry = { value: "Nowy", was: "Oryginał" };

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
    return { document, changes: Object.fromEntries(found), by: "", at: "" };
  });
  const states = textStates(drafts, []);
  for (const { path } of publicPages) expect([path, states.has(path)]).toEqual([path, true]);
});

test("a text waits on the page that alone has it, or among the shared ones", () => {
  const [by, at] = ["jan@kadr.example", "2026-11-28T10:00:00Z"];
  const drafts: TextDrafts[] = [
    { document: "home", changes: { "/home/hero/lead": entry, "/home/hero/note": null }, by, at },
    { document: "services/podcast", changes: { "/podcast/title": entry }, by, at },
    {
      document: "shell",
      changes: { "/shell/notFound/title": entry, "/shell/menu": entry },
      ...{ by, at },
    },
    { document: "new-file", changes: { "/title": entry }, by, at },
  ];
  const published: TextsOfDocument[] = [
    { document: "footer", texts: { "/footer/note": entry }, at },
    { document: "shell", texts: { "/shell/menu": entry }, at: "2026-11-28T11:00:00Z" },
  ];
  expect(Object.fromEntries(textStates(drafts, published))).toEqual({
    "/": { waiting: 2, changedAt: null },
    "/uslugi/podcasty": { waiting: 1, changedAt: null },
    "/404": { waiting: 1, changedAt: null },
    null: { waiting: 2, changedAt: "2026-11-28T11:00:00Z" },
  });
});
