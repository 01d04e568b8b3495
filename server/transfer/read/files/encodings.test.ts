import { expect, test } from "vitest";
import { decodeText } from "./encodings.ts";

const words = "Zażółć gęślą jaźń, Łódź";
const utf8 = Buffer.from(words);
const utf16 = Buffer.from(`\ufeff${words}`, "utf16le");
const xml = (encoding: string, hex: string) =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`),
    Buffer.from(hex, "hex"),
  ]);
/** „Zażółć gęślą jaźń, Łódź” in the encodings of Windows and of ISO. */
const windows = "5a61bff3b3e62067ea9c6cb9206a619ff12c20a3f3649f";
const iso = "5a61bff3b3e62067eab66cb1206a61bcf12c20a3f364bc";

test.each([
  ["UTF-8", utf8],
  ["UTF-8 with its mark", Buffer.concat([Buffer.from("efbbbf", "hex"), utf8])],
  ["UTF-16", utf16],
  ["UTF-16 of the other order", Buffer.from(utf16).swap16()],
  ["Windows-1250", Buffer.from(windows, "hex")],
])("%s is read", (_, bytes) => {
  expect(decodeText(bytes)).toBe(words);
});

test.each([
  ["ISO-8859-2", iso],
  ["UTF-8", windows],
  ["ISO-8859-2", utf8.toString("hex")],
])("XML that says %s is read by what it is", (encoding, hex) => {
  expect(decodeText(xml(encoding, hex))).toContain(words);
});

test("a broken byte does not make UTF-8 another encoding", () => {
  expect(decodeText(Buffer.concat([utf8, Buffer.from([0xff]), utf8]))).toBe(
    `${words}\ufffd${words}`,
  );
});
