import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate } from "./warsaw-day.ts";

describe("formatDate", () => {
  it("writes dd.MM.yyyy with leading zeros", () => {
    expect(formatDate("2026-03-05T12:00:00Z")).toBe("05.03.2026");
  });

  it("counts days in Warsaw, summer and winter", () => {
    expect(formatDate("2026-06-30T22:30:00Z")).toBe("01.07.2026");
    expect(formatDate("2026-01-31T22:30:00Z")).toBe("31.01.2026");
    expect(formatDate("2026-01-31T23:30:00+00:00")).toBe("01.02.2026");
  });

  it("is empty for a draft or an invalid date", () => {
    expect(formatDate(null)).toBe("");
    expect(formatDate("wczoraj")).toBe("");
  });

  it("always has the same shape", () => {
    const dates = fc.date({
      min: new Date("1900-01-02"),
      max: new Date("2999-12-30"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(formatDate(date.toISOString())).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
      }),
    );
  });
});
