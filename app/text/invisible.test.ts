import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutControls } from "./invisible.ts";

it("takes away the characters that HTML, XML or Postgres refuse, and no other", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const isTaken = (sign: string) => {
        const code = sign.charCodeAt(0);
        const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
        return isControl ? !/[\t\n\r]/.test(sign) : /[\ufdd0-\ufdef\ufffe\uffff]/.test(sign);
      };
      const left = [...text].filter((sign) => !isTaken(sign) && sign.isWellFormed());
      expect(withoutControls(text)).toBe(left.join(""));
    }),
  );
  expect(withoutControls("a\u0007\ud83db\r\n\tc\u200b🎬\udfff")).toBe("ab\r\n\tc\u200b🎬");
});
