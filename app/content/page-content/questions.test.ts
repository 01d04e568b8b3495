import { expect, test } from "vitest";
import { originals } from "./originals.ts";
import { shownQuestions } from "./questions.ts";

const prices = { ...originals.prices, video: { ...originals.prices.video, film: 1111 } };
const own = (answer: string) => ({
  facts: { prices },
  questions: { home: { questions: [{ question: "Ile?", answer }] } },
});

test("an own answer follows the facts that it takes, and keeps any other word in braces", () => {
  const [shown] = shownQuestions("home", own("Film od {video.film} zł, {agency.phone} {x}"));
  expect(shown?.answer).toBe("Film od 1111\u00a0zł, +48 32 000 00 11 {x}");
});

test("an original answer names a price as long as there is one", () => {
  const answerOf = (facts: object) => shownQuestions("home", { facts, questions: {} })[0]?.answer;
  expect(answerOf({ prices })).toContain("od 1111\u00a0zł. Kwoty netto");
  expect(answerOf({})).not.toContain("Film z");
});
