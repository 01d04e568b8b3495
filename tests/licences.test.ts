import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { incompatible, licencesFile, licencesPage } from "../scripts/list-licences.ts";

test("no dependency has a licence that does not go together with ours", () => {
  expect(incompatible()).toEqual([]);
  const strange = { name: "strange", licence: "AGPL-3.0-only", isTool: false };
  const library = { name: "library", licence: "LGPL-3.0-or-later", isTool: false };
  const either = { name: "either", licence: "GPL-2.0-only OR MIT", isTool: false };
  expect(incompatible([strange, library, either])).toEqual([strange, library]);
});

test("the list of licences is that of the lockfile", () => {
  expect(readFileSync(licencesFile, "utf8"), "run: node scripts/list-licences.ts").toBe(
    licencesPage(),
  );
});
