import { afterEach, expect, test, vi } from "vitest";
import { SignInLimit } from "./sign-in-limit.ts";

const address = "192.0.2.7";
const year = 365 * 24 * 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

test.each([-year, year])(
  "a clock that jumps by %i ms locks nobody out for more than a minute",
  async (jump) => {
    vi.useFakeTimers();
    const limit = new SignInLimit(3);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await limit.attempt(address, "jan@example.com")).toBe(0);
    }
    vi.setSystemTime(Date.now() + jump);
    expect(await limit.attempt(address, "jan@example.com")).toBeLessThanOrEqual(60);
    vi.advanceTimersByTime(61_000);
    expect(await limit.attempt(address, "jan@example.com")).toBe(0);
  },
);
