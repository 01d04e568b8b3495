import fc from "fast-check";
import { expect, test } from "vitest";
import { type RedirectKind, redirectKinds } from "~/panel/data/redirects.ts";
import { readValues } from "./read-values.ts";
import { readCsv, writeCsv } from "./redirects-csv.ts";

const ORIGIN = "https://kadr.example";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const read = (text: string) => readCsv(bytes(text), ORIGIN);
const row = (
  from_address: string,
  to_address: string | null,
  kind: RedirectKind = "permanent",
) => ({
  from_address,
  to_address,
  kind,
});

test("a file as the Polish Excel saves it is read, its first line being names", () => {
  const file =
    "\ufeffstary adres;nowy adres;rodzaj\r\n/Oferta.html;/uslugi/drony;301\r\n/na-razie/;/kontakt;302\r\n/po;;410\r\n";
  expect(read(file)).toEqual({
    rows: [
      row("/oferta.html", "/uslugi/drony"),
      row("/na-razie", "/kontakt", "temporary"),
      row("/po", null, "gone"),
    ],
    refused: [],
  });
});

test("letters of older Windows are read, too", () => {
  // „/żółw;/kontakt” as that encoding has it.
  const file = Buffer.concat([Buffer.from("2fbff3b377", "hex"), Buffer.from(";/kontakt")]);
  expect(readCsv(Uint8Array.from(file).buffer, ORIGIN).rows).toEqual([row("/żółw", "/kontakt")]);
});

test.each([
  ["commas and quotes", '"/a,1","/kontakt"\n"/b ""2""",/blog\n'],
  ["tabs", '/a,1\t/kontakt\n/b "2"\t/blog\n'],
  ["semicolons, with a comma in each address", '/a,1;/kontakt\n/b "2";/blog\n'],
])("columns are told by %s", (_, file) => {
  expect(read(file)).toEqual({
    rows: [row("/a,1", "/kontakt"), row('/b%20"2"', "/blog")],
    refused: [],
  });
});

test.each([
  ["a semicolon in its address", "/a;1,/kontakt\n", "/a;1"],
  ["a cell of two lines", '"/a;\n1",/kontakt\n', "/a;%0a1"],
])("commas are known in a first row with %s", (_, file, from) => {
  expect(read(file).rows).toEqual([row(from, "/kontakt")]);
});

test("our own origin is left out of both addresses, another one stays", () => {
  const file = `http://stara.example/a;${ORIGIN}/blog\n/b;https://inna.example/b\n`;
  expect(read(file).rows).toEqual([row("/a", "/blog"), row("/b", "https://inna.example/b")]);
});

test("addresses lose what nobody sees and people copy with them", () => {
  const file = "\u202a/sta\u00adra\u200b;\u202ahttps://inna.example/b\u202c;301";
  expect(read(file).rows).toEqual([row("/stara", "https://inna.example/b")]);
});

test("each broken row is refused with its line and the reason, also below a cell of several lines", () => {
  const file = [
    "/dobra;/kontakt",
    ";/kontakt",
    "/bez-celu;kontakt",
    '"/dwa\nwiersze";/kontakt',
    "",
    "/gwiazdka;/blog/*",
    "/rodzaj;/blog;500",
    "/DOBRA;/blog",
    "/admin;/blog",
  ].join("\n");
  expect(read(file)).toEqual({
    rows: [row("/dobra", "/kontakt"), row("/dwa%0awiersze", "/kontakt")],
    refused: [
      { line: 2, reason: "from" },
      { line: 3, reason: "to" },
      { line: 7, reason: "star" },
      { line: 8, reason: "kind" },
      { line: 9, reason: "twice" },
      { line: 10, reason: "from" },
    ],
  });
});

test("nothing is read from a file with a quote without its pair, which swallows the lines below", () => {
  expect(read('/a;/blog\n"/b;/blog\n/c;/blog\n')).toEqual({
    rows: [],
    refused: [{ line: 2, reason: "quote" }],
  });
});

const path = fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => `/${text}`);
const stored = fc
  .uniqueArray(fc.tuple(path, path, fc.constantFrom(...redirectKinds)), { maxLength: 8 })
  .map((typed) => {
    const rows = typed
      .map(([from, to, kind]) => readValues(from, to, kind, ORIGIN))
      .filter((values) => typeof values !== "string");
    return [...new Map(rows.map((values) => [values.from_address, values])).values()];
  });

test("whatever is stored comes back the same, and no cell is a formula to a spreadsheet", () => {
  fc.assert(
    fc.property(stored, (rows) => {
      const file = writeCsv(rows);
      expect(read(file)).toEqual({ rows, refused: [] });
      for (const line of file.trim().split("\r\n")) {
        for (const cell of line.split(/(?:^|;)"?/)) expect(cell).not.toMatch(/^[=+@-]/);
      }
    }),
  );
});

test.each([
  [
    "Redirection",
    'source,target,regex,code,type,hits,title,status\n"/a/",/kontakt,0,301,url,1,"",enabled\n/b/,"/blog",0,302,url,3,"a;b",enabled\n',
  ],
  [
    "Rank Math",
    "id,source,matching,destination,type,category,status\n1,a,exact,/kontakt,301,,active\n2,b,exact,/blog,302,,active\n",
  ],
  ["Yoast", "Origin,Target,Type,Format\na,kontakt,301,plain\nb,blog,302,plain\n"],
])("columns of %s are known by their names", (_, file) => {
  expect(read(file)).toEqual({
    rows: [row("/a", "/kontakt"), row("/b", "/blog", "temporary")],
    refused: [],
  });
});

test("a slash that is missing in a file of ours is refused", () => {
  expect(read("stary adres;nowy adres;rodzaj\n/a;kontakt;301\n")).toEqual({
    rows: [],
    refused: [{ line: 2, reason: "to" }],
  });
});

test("a pattern is refused, and the Unicode text of Excel is read", () => {
  expect(read("source,target,regex,code\n^/a(.*),/b,1,301\n").refused).toEqual([
    { line: 2, reason: "kind" },
  ]);
  const unicode = Buffer.from("\ufeff/żółw\t/kontakt\r\n", "utf16le");
  expect(readCsv(Uint8Array.from(unicode).buffer, ORIGIN).rows).toEqual([row("/żółw", "/kontakt")]);
});
