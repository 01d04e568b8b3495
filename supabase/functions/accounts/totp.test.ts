import { describe, expect, test } from "vitest";
import { codeAt, newRecoveryCodes, recoveryCode, stepOf } from "./totp.ts";

/** The secret of RFC 6238, appendix B, in base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of the app", () => {
  test("counts for half a minute more on both sides, and not 61 s later", () => {
    const made = 1_700_000_010_000;
    const code = codeAt(secret, made);
    for (const off of [-30, 0, 30]) {
      expect(stepOf(code, secret, made + off * 1000), `${off} s`).toBe(made / 30_000);
    }
    for (const off of [-61, 61, 3600]) {
      expect(stepOf(code, secret, made + off * 1000), `${off} s`).toBeNull();
    }
  });

  test("may have a space in it, and is nothing else than six digits", () => {
    expect(stepOf(" 287 082", secret, 59_000)).toBe(1);
    for (const typed of ["", "28708", "2870820", "28708a", "٢٨٧٠٨٢", "-87082"]) {
      expect(stepOf(typed, secret, 59_000), typed).toBeNull();
    }
  });
});

test("there are ten recovery codes, read with and without the hyphen", () => {
  const codes = newRecoveryCodes((bytes) => crypto.getRandomValues(bytes));
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    const read = code.replace("-", "");
    expect(recoveryCode(` ${code.toUpperCase()} `)).toBe(read);
    expect(recoveryCode(read)).toBe(read);
  }
  for (const typed of ["", "123456", "abcde-fghi1", `${codes[0]}a`]) {
    expect(recoveryCode(typed)).toBeNull();
  }
});
