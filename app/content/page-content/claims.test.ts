import { expect, test } from "vitest";
import { dueClaims, readClaims, readFactClaims } from "./claims.ts";

const claim = (until: string) => ({ source: "Raport", until, page: "/o-nas" });
const due = (until: string) => dueClaims({ "about#/lead": claim(until) }, "2026-11-28").length;

test("a claim is asked for again a week before its day, and from then on", () => {
  expect(["2026-12-06", "2026-12-05", "2026-11-28", "2026-01-01", ""].map(due)).toEqual([
    0, 1, 1, 1, 0,
  ]);
});

test("what cannot be read is left out, and the others stay", () => {
  const good = claim("2027-01-01");
  expect(readClaims({ good, bad: { ...good, until: "jutro" }, worse: 1 })).toEqual({ good });
  expect(readClaims("x")).toEqual({});
});

test("a figure of „Dane firmy” is asked for by its name", () => {
  const day = { source: "", until: "2026-12-01", name: "Ceny (Wizytówka, od)" };
  const value = { website: { small: 1 }, claims: { "website.small": day, bad: { until: "1" } } };
  expect(dueClaims(readFactClaims(value), "2026-11-28")).toEqual([["website.small", day]]);
  expect([null, "x", { claims: 1 }].map(readFactClaims)).toEqual([{}, {}, {}]);
});
