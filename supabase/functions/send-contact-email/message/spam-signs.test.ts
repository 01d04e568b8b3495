import { expect, test } from "vitest";
import { findSpamSigns } from "./spam-signs.ts";

const usual = "Proszę o wycenę filmu";
const unknown = { trap: "", elapsed: null, submission: null, visit: null };

test("an ordinary message is not marked, with or without hints", () => {
  const none = { reason: null, trapped: false };
  expect(findSpamSigns(usual, unknown)).toEqual(none);
  expect(findSpamSigns(usual, { ...unknown, trap: " ", elapsed: 3000 })).toEqual(none);
  expect(findSpamSigns("https://a.pl http://b.pl www.c.pl", unknown)).toEqual(none);
});

test("a filled trap keeps the message from being mailed", () => {
  expect(findSpamSigns(usual, { ...unknown, trap: "https://spam" })).toEqual({
    reason: expect.stringContaining("pole"),
    trapped: true,
  });
});

test("haste and many links only mark the message", () => {
  expect(findSpamSigns(usual, { ...unknown, elapsed: 2999 })).toEqual({
    reason: expect.stringContaining("kilka chwil"),
    trapped: false,
  });
  expect(findSpamSigns("https://a http://b www.c.pl [url=x]", unknown)).toEqual({
    reason: expect.stringContaining("odnośników"),
    trapped: false,
  });
});
