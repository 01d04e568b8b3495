import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ambiguity, type Expression, expressionsIn, slowInput } from "./attack/expressions.ts";

const escaped = "of the HTML that the renderer wrote, in which no text has a bracket";

/** Not linear, or put together while the program runs, and why no text of others makes it slow all the same. */
const JUDGED: Record<string, string> = {
  '/<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*?>/g': escaped,
  '/(<script(?=[^>]* nonce=)(?=[^>]* type="module")[^>]*>)([\\s\\S]*?)<\\/script>/': escaped,
  '/(<script nonce="[^"]*">)(window\\.__reactRouterContext[\\s\\S]*?)<\\/script>/g': escaped,
  "/<script\\b([^>]*)>([\\s\\S]*?)<\\/script>/g": escaped,
  '/<script type="application\\/ld\\+json"[^>]*>[\\s\\S]*?<\\/script>/g': escaped,
  "/<(script|style)\\b[\\s\\S]*?<\\/\\1>|<!--[\\s\\S]*?-->/g": escaped,
  "/<(\\/?)([a-z][^\\s/>]*)(?:[\\s/][^>]*)?>/gi":
    "of a text that ends with a bracket: „tags without an end” in tests/doors.test.ts",
  "app/content/page-content/said-hours.ts": "numbers of a date and our names of months",
  "app/text/typeset.ts": "units, words of ours: „numbers with units” in tests/doors.test.ts",
  '/^[^\\s@<>()[\\]\\\\,;:"\\p{Cc}]+@[^\\s@<>()[\\]\\\\,;:"\\p{Cc}]+\\.[^\\s@<>()[\\]\\\\,;:"\\p{Cc}]+$/u':
    "of an address of at most 254 signs",
  "/^(.+?)\\1+$/": "of a password of at most 72 bytes",
  '/((?:"[^"]*"|[^",])*),/g': "of CONTACT_TO, which the operator writes",
};

const files = globSync("{app,server,supabase}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

const as = (source: string, flags = ""): Expression => ({ place: "", source, flags });

test.each([
  ["two ways to read the same signs", as("^(?:\\w+\\s?)*$")],
  ["a search that begins anew at each sign", as("\\s+$")],
])("the checker finds %s", (_, expression) => {
  expect(ambiguity(expression)).not.toBeNull();
});

test.each([
  as("!\\[[^\\]]*\\]", "g"),
  as("<script\\b([^>]*)>([\\s\\S]*?)<\\/script>", "g"),
  as("a.jpg([?#].*)?$", "i"),
])("the trial makes /$source/ slow by its own beginning", (expression) => {
  expect(slowInput(expression)).not.toBeNull();
});

test("what is made of constants is read, and what is not is named", () => {
  const code = `
    const word = "[a-z]+";
    const list = String.raw\`(?:\\d\${word})\`;
    new RegExp(\`^\${list}$\`, "u");
    RegExp(given);
    /a/g`;
  expect(expressionsIn("a.ts", code)).toEqual([
    { place: "a.ts:4", source: "^(?:\\d[a-z]+)$", flags: "u" },
    { place: "a.ts:5", source: null },
    { place: "a.ts:6", source: "a", flags: "g" },
  ]);
});

test("every expression takes linear time, or is judged", () => {
  const all = files.flatMap((file) => expressionsIn(file, readFileSync(file, "utf8")));
  expect(all.length).toBeGreaterThan(600);
  const known = new Set<string>();
  const refused = all.flatMap((one) => {
    const [file = ""] = one.place.split(":");
    const name = one.source === null ? file : `/${one.source}/${one.flags}`;
    known.add(name);
    if (name in JUDGED) return [];
    const reason = one.source === null ? "not of constants" : (ambiguity(one) ?? slowInput(one));
    return reason ? [`${one.place} ${name}: ${reason}`] : [];
  });
  expect(refused).toEqual([]);
  expect(Object.keys(JUDGED).filter((name) => !known.has(name))).toEqual([]);
});
