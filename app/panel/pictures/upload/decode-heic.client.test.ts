import { expect, it } from "vitest";
import { isDisplayP3 } from "./decode-heic.client.ts";

it("knows the colours of a telephone by the name in the profile, whatever its letters are made of", () => {
  const wide = Buffer.from("..mluc Display P3..", "utf16le");
  expect(isDisplayP3(wide)).toBe(true);
  expect(isDisplayP3(Buffer.from("desc\0Display P3\0"))).toBe(true);
  expect(isDisplayP3(Buffer.from("desc\0sRGB IEC61966-2.1\0"))).toBe(false);
});
