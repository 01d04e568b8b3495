import fc from "fast-check";
import { expect, test } from "vitest";

export type Database = { query(sql: string): Promise<Record<string, unknown>[]> };

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

// What an address may consist of, and what may stand around it.
const signs = [..."abnrtuxłżéж07._%+-", ..."\"'\\/{}[]!#&=?^|~$*,;:<>()"];
const around = [...signs, " ", "\n", "\t", "\r", "\u0001", "\\n", "\\t", "\\u006e", "🎬", "@"];
const part = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 });
const addresses = fc.tuple(part, part).map(([local, host]) => `${local.join("")}@${host.join("")}`);

const textsNear = (address: string) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(address, address, address.toUpperCase(), address.slice(1), `n${address}`),
        fc.constantFrom(...around),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(""));

const documentsNear = (address: string) =>
  fc.letrec<{ document: Json }>((tie) => {
    const text = textsNear(address);
    const names = fc.constantFrom("a", "b", address, `do ${address}`, `n${address}`);
    const members = fc.dictionary(names, tie("document"), { maxKeys: 3, noNullPrototype: true });
    return {
      document: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.constantFrom(1, true, null),
        fc.array(tie("document"), { maxLength: 3 }),
        members,
        // As a case study keeps its sections.
        members.map((value) => JSON.stringify(value)),
      ),
    };
  }).document;

/** An address and documents in which it may stand. */
const cases = addresses.chain((address) =>
  fc.tuple(
    fc.constant(address),
    fc.array(
      documentsNear(address).filter((document) => document !== null),
      { minLength: 1, maxLength: 20 },
    ),
  ),
);

/** What is expected of the database, said once more in another language. */
function withoutAddress(value: Json, address: string): Json {
  if (typeof value === "string") {
    const inner = innerJson(value);
    return inner === undefined
      ? cleanText(value, address)
      : JSON.stringify(withoutAddress(inner, address));
  }
  if (Array.isArray(value)) return value.map((item) => withoutAddress(item, address));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      cleanText(name, address),
      withoutAddress(item, address),
    ]),
  );
}

function cleanText(text: string, address: string): string {
  const escaped = address.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const alone = `(?<![\\p{L}\\p{N}._%+-])${escaped}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`;
  const mark = address.length < 10 ? "[…]" : "[usunięto]";
  for (let former: string | undefined; former !== text; ) {
    former = text;
    text = text.replace(new RegExp(alone, "giu"), () => mark);
  }
  return text;
}

function innerJson(text: string): Json | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON inside of texts is compared as values, since its spaces and its order may change. */
function unfold(value: unknown): unknown {
  if (typeof value === "string") {
    const inner = innerJson(value);
    return inner === undefined ? value : { inner: unfold(inner) };
  }
  if (Array.isArray(value)) return value.map(unfold);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unfold(item)]));
}

export function testErasureOfValues(database: () => Database): void {
  test("an address is taken out of any value where it stands alone, and nothing else is", () =>
    fc.assert(
      fc.asyncProperty(cases, async ([address, documents]) => {
        const given = JSON.stringify(documents.map((document) => ({ document })));
        const rows = await database().query(`
          select private.without_address(document, address) as cleaned,
            private.names_address(document, address) as named,
            address in (select private.addresses_in(document)) as repeated
          from jsonb_to_recordset(${literal(given)}::jsonb) as list (document jsonb),
            (values (${literal(address)})) as given (address)`);
        const expected = documents.map((document) => withoutAddress(document, address));
        expect(rows.map(({ cleaned }) => unfold(cleaned))).toEqual(expected.map(unfold));
        const isNamed = expected.map(
          (value, index) =>
            JSON.stringify(unfold(value)) !== JSON.stringify(unfold(documents[index])),
        );
        expect(rows.map(({ named }) => named)).toEqual(isNamed);
        expect(rows.map(({ repeated }) => repeated)).toEqual(isNamed);
      }),
      { numRuns: process.env.TEST_LONG ? 300 : 40 },
    ));
}
