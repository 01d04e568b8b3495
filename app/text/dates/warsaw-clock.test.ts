import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate } from "./format-date.ts";
import { fromLocalInput, toLocalInput } from "./warsaw-clock.ts";

describe("time as a clock in Warsaw shows it", () => {
  it.each([
    ["2026-11-20T12:41", "2026-11-20T11:41:00.000Z"],
    ["2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
    // The clock was put back at three: the first half past two is meant.
    ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    // The clock was put forward at two: half past two never was.
    ["2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
  ])("reads %s", (local, utc) => {
    expect(fromLocalInput(local)).toBe(utc);
  });

  it("reads nothing from nothing", () => {
    expect(fromLocalInput("")).toBe("");
    expect(toLocalInput("")).toBe("");
  });

  it("shows again what it read, whatever the day", () => {
    const days = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2090-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const local = toLocalInput(day.toISOString());
        expect(toLocalInput(fromLocalInput(local))).toBe(local);
      }),
    );
  });
});

describe("formatDate", () => {
  it("counts days in Warsaw, summer and winter", () => {
    expect(formatDate("2026-06-30T22:30:00Z")).toBe("01.07.2026");
    expect(formatDate("2026-01-31T22:30:00Z")).toBe("31.01.2026");
    expect(formatDate("2026-01-31T23:30:00+00:00")).toBe("01.02.2026");
  });

  it("is empty for a draft or an invalid date", () => {
    expect(formatDate(null)).toBe("");
    expect(formatDate("wczoraj")).toBe("");
  });
});
