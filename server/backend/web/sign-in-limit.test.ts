import { afterEach, describe, expect, test, vi } from "vitest";
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

describe("attempts at one account", () => {
  const email = "jan@example.com";
  const tries = async (limit: SignInLimit, from: string, count: number) => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < count; attempt++) waits.push(await limit.attempt(from, email));
    return waits.filter((wait) => wait === 0).length;
  };
  /** Others, each of whom guesses as often as they may. */
  const flood = async (limit: SignInLimit, addresses: number) => {
    let allowed = 0;
    for (let at = 0; at < addresses; at++) allowed += await tries(limit, `198.51.100.${at}`, 20);
    return allowed;
  };

  test("are left for others by one address, however often it tries", async () => {
    const limit = new SignInLimit(10);
    expect(await tries(limit, address, 1000)).toBe(10);
    expect(await limit.attempt("203.0.113.9", email)).toBe(0);
  });

  test("by many addresses are five times those of one", async () => {
    const limit = new SignInLimit(10);
    expect(await flood(limit, 20)).toBe(50);
    expect(await limit.attempt("203.0.113.9", email)).toBeGreaterThan(0);
  });

  test("are counted together however its name is spelt", async () => {
    const limit = new SignInLimit(2);
    const own = "kuba@example.com";
    const spellings = [
      ...[own, own.toUpperCase(), own.replace("k", "\u212a"), ` ${own}`, `${own}\n`],
      ...[`\u00a0${own}`, `\ufeff${own}`, own.replace("a", "A")],
    ];
    for (let at = 0; at < 10; at++) {
      const spelling = spellings[at % spellings.length] ?? "";
      expect(await limit.attempt(`198.51.100.${at}`, spelling), spelling).toBe(0);
    }
    for (const spelling of spellings) {
      expect(await limit.attempt("203.0.113.9", spelling), spelling).toBeGreaterThan(0);
    }
  });

  test("from where it was signed in to before are not refused because of strangers", async () => {
    vi.useFakeTimers();
    const limit = new SignInLimit(10);
    limit.succeeded("2001:db8:1:2::7", " Jan@example.com");
    vi.advanceTimersByTime(90 * 24 * 3_600_000);
    await flood(limit, 20);
    expect(await tries(limit, "2001:db8:1:2::8", 20), "its own limit stays").toBe(10);
    expect(await tries(limit, "2001:db8:1:3::7", 1), "another network").toBe(0);
  });

  test("are told from those at another account from the same address", async () => {
    const limit = new SignInLimit(10);
    limit.succeeded(address, "ewa@example.com");
    await flood(limit, 20);
    expect(await limit.attempt(address, email)).toBeGreaterThan(0);
    expect(await limit.attempt(address, "ewa@example.com")).toBe(0);
  });
});
