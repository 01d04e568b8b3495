import { expect, it, vi } from "vitest";
import { pastedEdit, withoutEmbedding, withPlainLines } from "./pasted-text.ts";

it("keeps the lines of what other programs copy", () => {
  expect(withPlainLines("Raz\vdwa\ftrzy\r\ncztery\rpięć\u2028sześć\u0085\tsiedem")).toBe(
    "Raz\ndwa\ntrzy\ncztery\npięć\nsześć\n\tsiedem",
  );
});

it("takes the address of a film out of its code for embedding", () => {
  const address = "https://www.youtube.com/embed/dQw4w9WgXcQ?si=a";
  const code = `<iframe width="560" src="${address}" allow="autoplay; picture-in-picture"></iframe>\n`;
  expect(withoutEmbedding(code)).toBe(address);
  for (const text of [`Kod: ${code}`, code.replace("youtube", "evil"), "<iframe>"]) {
    expect(withoutEmbedding(text)).toBe(text);
  }
});

it("says that only the words of a very large page come", async () => {
  vi.stubGlobal("location", { origin: "https://kadr.example" });
  const say = vi.fn();
  const html = "<b>a</b> ".repeat(20_000);
  const place = { value: "", start: 0, end: 0 };
  const edit = await pastedEdit({ files: [], text: "", html }, () => place, say);
  expect(edit?.text).toBe("a ".repeat(20_000).trim());
  expect(say.mock.calls).toEqual([[expect.stringContaining("sam tekst")]]);
});
