import { expect, test } from "vitest";
import { contentsOf, readingMinutes } from "./contents.ts";

const [a, b, c] = [
  '<h2 id="post-a">Światło &amp; <em>cień</em></h2>',
  '<h3 id="post-ż">Żar</h3>',
  '<h2 class="x" id="post-c">„C” &lt;i&gt;</h2>',
];

test("contents are headings of the second and third level, from three on", () => {
  expect(contentsOf(`${a}<p>a</p>${b}<h4 id="post-d">D</h4>`)).toEqual([]);
  expect(contentsOf(`${a}<p>a</p>${b}<h4 id="post-d">D</h4>${c}`)).toEqual([
    { id: "post-a", text: "Światło & cień", level: 2 },
    { id: "post-ż", text: "Żar", level: 3 },
    { id: "post-c", text: "„C” <i>", level: 2 },
  ]);
});

test("a reading takes a minute for 200 words, and never none", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("<p>słowo</p>".repeat(790))).toBe(4);
});
