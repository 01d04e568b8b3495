import { describe, expect, it } from "vitest";
import { idOf, isSlugLike } from "./lookup.ts";

describe("isSlugLike", () => {
  it.each(["swiatlo-na-planie", "7", "Żółw_1", "a".repeat(200)])("asks for %s", (param) => {
    expect(isSlugLike(param)).toBe(true);
  });

  it.each(["", "abc'--", "\u0000", "a b", "a/b", "%00", "a".repeat(201), "a,b", "(a)"])(
    "knows that %j names nothing",
    (param) => {
      expect(isSlugLike(param)).toBe(false);
    },
  );
});

describe("idOf", () => {
  it("reads whole positive numbers that JavaScript can count", () => {
    expect(idOf("7")).toBe(7);
    expect(idOf("9007199254740991")).toBe(9007199254740991);
  });

  it.each(["0", "-1", "07", "1.5", "1e3", "9007199254740992", "99999999999999999999", "abc", ""])(
    "finds none in %s",
    (param) => {
      expect(idOf(param)).toBeNull();
    },
  );
});
