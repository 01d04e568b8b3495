import { expect, test } from "vitest";
import { findDoubts } from "./doubts.ts";

const usual = { message: "Proszę o wycenę filmu", trap: undefined, elapsed: undefined };

test("an ordinary message raises no doubt, however long it took and without any help", () => {
  const none = { reason: null, trapped: false };
  expect(findDoubts(usual)).toEqual(none);
  expect(findDoubts({ ...usual, trap: " ", elapsed: 3000 })).toEqual(none);
  expect(findDoubts({ ...usual, trap: 7, elapsed: "soon" })).toEqual(none);
  expect(findDoubts({ ...usual, message: "https://a.pl http://b.pl www.c.pl" })).toEqual(none);
});

test("a filled trap keeps the message from the mail", () => {
  expect(findDoubts({ ...usual, trap: "https://spam" })).toEqual({
    reason: expect.stringContaining("pole"),
    trapped: true,
  });
});

test("haste and many links only mark it", () => {
  expect(findDoubts({ ...usual, elapsed: 2999 })).toEqual({
    reason: expect.stringContaining("kilka chwil"),
    trapped: false,
  });
  expect(findDoubts({ ...usual, message: "https://a http://b www.c.pl [url=x]" })).toEqual({
    reason: expect.stringContaining("odnośników"),
    trapped: false,
  });
});
