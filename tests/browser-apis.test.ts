import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { missingApis } from "./support/browsers/browser-apis.ts";

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** The server's own modules, and what only it answers. */
const onServer =
  /\.server\.tsx?$|\.test\.tsx?$|^app\/(server|entry\.server|routes\/(feeds\/|admin\/card-letters))/;
const modules = [
  ...globSync("app/**/*.{ts,tsx}"),
  ...globSync("supabase/functions/*/message/*.ts"),
].filter((file) => !onServer.test(file));

it.each([
  ["a static member", "URL.canParse(text)", "URL.canParse"],
  ["one whose name objects of the class have, too", "Response.json(rows)", "Response.json"],
  ["one of the language", "Map.groupBy(rows, dayOf)", "Map.groupBy"],
  ["one that is passed on", "addresses.filter(URL.canParse)", "URL.canParse"],
  ["a method of whatever", "rows.slice(1).toSorted()", ".toSorted"],
  ["a global function", "requestIdleCallback(run)", "requestIdleCallback"],
  ["a class", "new CloseWatcher()", "CloseWatcher"],
  ["one that needs https", "crypto.randomUUID()", "crypto.randomUUID"],
  [
    "a member of one that needs https",
    "navigator.clipboard.writeText(text)",
    "navigator.clipboard",
  ],
  ["syntax of a regular expression", "/[\\p{L}--q]/v.test(text)", "RegExp.unicodeSets"],
])("finds %s", (_, code, name) => {
  expect(missingApis("a.ts", code, browserslist)).toContain(`a.ts:1 ${name}`);
});

it.each([
  ["asks with `in`", 'if ("randomUUID" in crypto) crypto.randomUUID();'],
  ["reads it first", "if (page.startViewTransition) page.startViewTransition(draw);"],
  ["calls it only where it is", "document.startViewTransition?.(draw);"],
  ["has one of that name", "import { dayOf as Temporal } from './days.ts'; Temporal.now();"],
  ["uses what all browsers have", "[...texts].findLast((text) => /(?<=a)b/u.test(text))?.at(-1);"],
])("lets pass a module that %s", (_, code) => {
  expect(missingApis("a.ts", code, browserslist)).toEqual([]);
});

it("finds nothing that a supported browser lacks in what browsers load", () => {
  expect(modules.length).toBeGreaterThan(300);
  const missing = modules.flatMap((file) => {
    return missingApis(file, readFileSync(file, "utf8"), browserslist);
  });
  expect(missing).toEqual([]);
});
