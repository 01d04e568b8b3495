import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { messagesCsv } from "./messages-csv.ts";

const row = {
  ...{ id: 7, created_at: "2026-07-01T22:30:00+00:00", name: "Zażółć; „Jaźń”" },
  ...{
    email: "a@b.pl",
    message: 'Dwa\nwiersze, "cytat"',
    handling: "answered",
    source: "google.com",
  },
  ...{ taken_by: null, answered_at: null, is_client: true, note: "" },
};
const cells = (csv: string) => Papa.parse<string[]>(csv.slice(1), { delimiter: ";" }).data;

test("columns, Polish letters, line breaks and hours of Warsaw as a spreadsheet reads them", () => {
  const csv = messagesCsv([row]);
  expect(csv).toMatch(
    /^\ufeffNumer;Data;.*\r\n7;2026-07-02 00:30;"Zażółć; „Jaźń”";a@b\.pl;"Dwa\nwiersze/,
  );
  expect(cells(csv)[1]?.slice(5)).toEqual(["Odpowiedziano", "google.com", "", "", "tak", ""]);
});

test("no cell begins as a formula does, and each keeps its words", () => {
  const starts = [..."=+-@\t\r＝＋－＠", " =", "\n=", "\u00a0+"];
  const text = fc
    .tuple(fc.constantFrom("", ...starts), fc.string({ unit: "grapheme" }))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, text, (name, message) => {
      const [, line = []] = cells(messagesCsv([{ ...row, name, message }]));
      for (const [at, given] of [
        [2, name],
        [4, message],
      ] as const) {
        expect(line[at]).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
        expect([given, `'${given}`]).toContain(line[at]);
      }
    }),
  );
});
