import { describe, expect, it } from "vitest";
import {
  asksBefore,
  nextChange,
  type Publication,
  publicationAfter,
  type SaveIntent,
  statusOf,
} from "./publication.ts";

describe("statusOf", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  it.each([
    [null, null, "draft"],
    ["2026-11-20T12:00:00Z", null, "published"],
    ["2026-11-20T12:00:01Z", null, "scheduled"],
    ["2026-11-20T12:00:00Z", "2026-11-20T12:00:01Z", "published"],
    ["2026-11-19T12:00:00Z", "2026-11-20T12:00:00Z", "hidden"],
  ])("calls what is public from %s to %s %s", (published_at, hidden_after, status) => {
    expect(statusOf({ published_at, hidden_after }, now)).toBe(status);
  });
});

describe("publicationAfter", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const at = (time: string): Publication => ({ mode: "at", at: `2026-11-${time}:00Z` });
  const [past, soon, later] = [at("19T12:00"), at("21T12:00"), at("22T12:00")];
  const hidden: Publication = {
    mode: "at",
    at: "2026-11-18T12:00:00Z",
    until: "2026-11-19T12:00Z",
  };
  const draft: Publication = { mode: "none" };
  const today: Publication = { mode: "now" };

  it.each<[SaveIntent, string, Publication, Publication, Publication]>([
    ["submit", "a new record published at once", today, today, today],
    ["draft", "a new record", today, today, draft],
    ["keep", "a new record", today, today, draft],
    ["keep", "a new record that was given a date", today, later, draft],
    ["submit", "a draft that stays one", draft, draft, draft],
    ["submit", "a draft that is published", draft, today, today],
    ["draft", "a draft that would be published by the other button", draft, today, draft],
    ["keep", "a planned record", soon, soon, soon],
    ["keep", "a planned record that was given another date", soon, later, later],
    ["keep", "a planned record that is not wanted", soon, draft, draft],
    ["keep", "a planned record that the main button would publish", soon, today, soon],
    ["keep", "a planned record given a date that has passed", soon, past, soon],
    ["draft", "a planned record", soon, soon, draft],
    ["keep", "a hidden record", hidden, hidden, hidden],
    ["keep", "a hidden record that the main button would show again", hidden, past, hidden],
    ["submit", "a hidden record that is shown again", hidden, past, past],
    ["keep", "a public record", past, past, past],
    ["keep", "a public record that is taken off the site", past, draft, draft],
  ])("%s: %s", (intent, _, stored, chosen, after) => {
    expect(publicationAfter(intent, stored, chosen, now)).toEqual(after);
  });

  it.each<[boolean, SaveIntent, string, Publication]>([
    [false, "keep", "stays planned", soon],
    [true, "submit", "is planned", soon],
    [true, "keep", "is public", past],
    [false, "keep", "is hidden", hidden],
  ])("asks before: %s, %s a record that %s", (asks, intent, _, stored) => {
    expect(asksBefore(intent, stored, stored, now)).toBe(asks);
    expect(asksBefore(intent, stored, draft, now)).toBe(false);
  });
});

describe("nextChange", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const [past, soon, later] = ["2026-11-19T12:00Z", "2026-11-20T12:00:01Z", "2026-11-22T12:00Z"];
  const at = (moment: string, until?: string): Publication => ({ mode: "at", at: moment, until });
  it.each<[string | null, Publication[]]>([
    [soon, [at(soon), at(later)]],
    [soon, [at(past), at(later, later), { mode: "now", until: soon }]],
    [null, [at(past, past), at(""), { mode: "none" }, { mode: "now" }]],
  ])("is %s", (moment, publications) => {
    expect(nextChange(publications, now)).toBe(moment && Date.parse(moment));
  });
});
