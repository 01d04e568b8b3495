import { expect, it } from "vitest";
import { withPlainLines } from "./pasted-text.ts";

it("keeps the lines of what other programs copy", () => {
  expect(withPlainLines("Raz\vdwa\ftrzy\r\ncztery\rpięć\u2028sześć\u0085\tsiedem")).toBe(
    "Raz\ndwa\ntrzy\ncztery\npięć\nsześć\n\tsiedem",
  );
});
