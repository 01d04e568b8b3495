import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { channels } from "./palette.ts";
import { tokens } from "./tokens.ts";

const css = readFileSync("app/styles/tokens.css", "utf8");

test("style sheets and code have the same colours", () => {
  const written = [...css.matchAll(/--color-([\w-]+): (#\w+);/g)].map(([, name, hex]) => [
    ...[name, hex],
  ]);
  expect(Object.fromEntries(written)).toEqual(tokens);
  for (const name of ["bg", "text", "accent"] as const)
    expect(css).toContain(`--${name}-channels: ${channels(tokens[name])};`);
});

/** What is nobody's brand: results as Google and networks show them. */
const OTHERS = new Set([
  "app/panel/records/relations/search-preview.css",
  "app/panel/site-editor/hidden-texts.tsx",
]);
const TABLES = /^app\/(?:generated\/|brand\/tokens\.ts$|styles\/tokens\.css$)/;
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*(?!0 0 0)[\d.]/gi;
/** Masks, print, and what is behind a film: black and white are no colours of a design. */
const NONE = /^#(?:000|fff)/i;

test("no colour stands outside of the table of tokens", () => {
  const files = globSync("{app,server,supabase/functions}/**/*.{ts,tsx,css}").filter(
    (file) => !/\.test\.tsx?$/.test(file) && !TABLES.test(file) && !OTHERS.has(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const code = line.replace(/^\s*(?:\/\/|\*|\/\*).*$/, "");
        const colors = [...code.matchAll(COLOR)].filter(
          ([color]) => !NONE.test(color) && !/^#\d+$/.test(color),
        );
        return colors.map(([color]) => `${file}:${at + 1} ${color}`);
      }),
  );
  expect(found).toEqual([]);
});

test("the agency's name stands only among its facts", () => {
  const files = globSync([
    "{app,server,supabase/functions}/**/*.{ts,tsx,css}",
    "public/**/*.{svg,vtt}",
  ]).filter((file) => !/\.test\.tsx?$|^app\/content\/agency\//.test(file));
  const found = files.filter((file) => /\bKADR\b/.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});
