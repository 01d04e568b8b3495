import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../../tests/support/scratch-directory.ts";
import { readMembers } from "./read-members.ts";

async function read(text: string, wanted: string[], most?: number): Promise<string> {
  const file = path.join(scratchDirectory(onTestFinished), "tresc.json");
  await writeFile(file, text);
  return readMembers(file, wanted, most);
}

test("the members that are wanted come out, whatever stands between", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
      fc.constantFrom(undefined, 1),
      async (object, space) => {
        const names = Object.keys(object);
        const wanted = names.filter((_, at) => at % 2 === 0);
        const kept = await read(JSON.stringify(object, null, space), wanted);
        expect(JSON.parse(kept)).toEqual(
          JSON.parse(
            JSON.stringify(Object.fromEntries(wanted.map((name) => [name, object[name]]))),
          ),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test("what is left out may be as large as it likes, what is kept may not", async () => {
  const records = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    content: '"},{[\\"'.repeat(5),
  }));
  const text = JSON.stringify({ site: "https://a.example", records, pictures: [{ path: "a" }] });
  expect(text.length).toBeGreaterThan(1_000_000);
  expect(JSON.parse(await read(text, ["site", "pictures"], 1_000))).toEqual({
    site: "https://a.example",
    pictures: [{ path: "a" }],
  });
  await expect(read(text, ["site", "records"], 1_000)).rejects.toThrow();
});

test.each(["", "[1,2]", '{"site":', "null", '{"site":1}}', "tekst"])(
  "%s is no such object",
  async (text) => {
    const kept = await read(text, ["site"]);
    expect(kept === '{"site":1}' || kept === "{}" || !isJson(kept)).toBe(true);
  },
);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
