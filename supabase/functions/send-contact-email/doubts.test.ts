import { expect, test } from "vitest";
import { findDoubts } from "./doubts.ts";

const usual = "Proszę o wycenę filmu";
const unknown = { trap: "", elapsed: null, submission: null };

test("an ordinary message raises no doubt, however long it took and without any help", () => {
  const none = { reason: null, trapped: false };
  expect(findDoubts(usual, unknown)).toEqual(none);
  expect(findDoubts(usual, { ...unknown, trap: " ", elapsed: 3000 })).toEqual(none);
  expect(findDoubts("https://a.pl http://b.pl www.c.pl", unknown)).toEqual(none);
});

test("a filled trap keeps the message from the mail", () => {
  expect(findDoubts(usual, { ...unknown, trap: "https://spam" })).toEqual({
    reason: expect.stringContaining("pole"),
    trapped: true,
  });
});

test("haste and many links only mark it", () => {
  expect(findDoubts(usual, { ...unknown, elapsed: 2999 })).toEqual({
    reason: expect.stringContaining("kilka chwil"),
    trapped: false,
  });
  expect(findDoubts("https://a http://b www.c.pl [url=x]", unknown)).toEqual({
    reason: expect.stringContaining("odnośników"),
    trapped: false,
  });
});
