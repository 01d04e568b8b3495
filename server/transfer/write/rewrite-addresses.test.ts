import fc from "fast-check";
import { expect, test } from "vitest";
import { picturesOf, rewriteAddresses } from "./rewrite-addresses.ts";

const moved = (address: string) => address.replace("https://stara.example", "");

const cases: [name: string, markdown: string, rewritten: string][] = [
  ["a link", "a [b *c*](https://stara.example/x_y_z 'T') d", 'a [b *c*](/x_y_z "T") d'],
  ["a picture", "![A](https://stara.example/a.jpg)", "![A](/a.jpg)"],
  [
    "a picture in a link",
    "[![A](https://stara.example/a.jpg)](https://b.example)",
    "[![A](/a.jpg)](https://b.example)",
  ],
  [
    "an address amid words",
    "Tu: https://stara.example/x”, i tam",
    "Tu: [https://stara.example/x](/x)”, i tam",
  ],
  ["an address of its own", "<https://stara.example/x>.", "[https://stara.example/x](/x)."],
  ["a definition", "[a][b]\n\n[b]: https://stara.example/x", "[a][b]\n\n[b]: /x"],
  ["a cell", "| a |\n|---|\n| [b](https://stara.example/x) |", "| a |\n|---|\n| [b](/x) |"],
  ["code", "`https://stara.example`", "`https://stara.example`"],
];

test.each(cases)("the address of %s is rewritten", (_, markdown, rewritten) => {
  expect(rewriteAddresses(markdown, moved)).toBe(rewritten);
});

test("a link without other words gets some", () => {
  const film = (address: string) =>
    address.endsWith(".mp4") ? { address: "/film", words: "Film" } : address;
  expect(rewriteAddresses("<https://a.example/b.mp4> i [ten](https://a.example/c.mp4)", film)).toBe(
    "[Film](/film) i [ten](/film)",
  );
  expect(rewriteAddresses("Tu: https://a.example/dlugi.mp4, i tam", film)).toBe(
    "Tu: [Film](/film), i tam",
  );
});

test("a text without such an address stays sign for sign", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (markdown) => {
      expect(rewriteAddresses(markdown, (address) => address)).toBe(markdown);
    }),
  );
});

test("pictures are found with their words", () => {
  expect(picturesOf('a ![B](/c.jpg "D") [![E](/f.jpg)](/g)')).toEqual([
    { address: "/c.jpg", description: "B", caption: "D" },
    { address: "/f.jpg", description: "E", caption: "" },
  ]);
});

test("a picture by reference is a picture", () => {
  const text = "![obraz][img] i [link][url]\n\n[img]: /img/b.png\n[url]: /stary/\n";
  expect(picturesOf(text)).toEqual([{ address: "/img/b.png", description: "obraz", caption: "" }]);
  expect(rewriteAddresses(text, (_, kind) => `/${kind}`)).toBe(
    "![obraz][img] i [link][url]\n\n[img]: /picture\n[url]: /link\n",
  );
});
