import { expect, test } from "vitest";
import { letters, namedSender, signedLetter } from "./letters.ts";

test("a confirmation is signed with the agency's name, and nothing else is", () => {
  expect(signedLetter("confirmation", "Studio Odra").text).toMatch(/\n-- \nStudio Odra\n$/);
  expect(signedLetter("confirmation", null)).toBe(letters.confirmation);
  expect(signedLetter("self-test", "Studio Odra")).toBe(letters["self-test"]);
});

test("a sender without a name gets the agency's, which opens no other header", () => {
  expect(namedSender("biuro@odra.example", "Studio „Odra”")).toBe(
    '"Studio Odra" <biuro@odra.example>',
  );
  expect(namedSender("biuro@odra.example", 'A"\r\nBcc: x@y.example <z>')).toBe(
    '"ABcc xy.example z" <biuro@odra.example>',
  );
  expect(namedSender("Biuro <biuro@odra.example>", "Studio Odra")).toBe(
    "Biuro <biuro@odra.example>",
  );
  expect(namedSender("biuro@odra.example", null)).toBe("biuro@odra.example");
});
