import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { expect, it } from "vitest";
import { remarkTypeset } from "./typeset-markdown.ts";

const render = (children: string): string =>
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkTypeset], children }));

it("sets text across inline marks and replaces no character", () => {
  expect(render('Mówi "**Akcja** i cięcie" w 5 min')).toBe(
    "<p>Mówi &quot;<strong>Akcja</strong> i\u00a0cięcie&quot; w\u00a05\u00a0min</p>",
  );
});

it("keeps a one-letter word with the bold word after it", () => {
  expect(render("film w **kadrze**")).toBe("<p>film w\u00a0<strong>kadrze</strong></p>");
});

it("leaves code and link addresses alone", () => {
  expect(render("`a i b` i [strona w sieci](https://a.pl/i-w)")).toBe(
    '<p><code>a i b</code> i\u00a0<a href="https://a.pl/i-w">strona w\u00a0sieci</a></p>',
  );
  expect(render("```\nx i y w 5 min\n```")).toContain("x i y w 5 min");
});

it("sets headings and list items", () => {
  expect(render("# Film o firmie\n\n- kadr w kadr")).toContain("o\u00a0firmie");
  expect(render("- kadr w kadr")).toContain("w\u00a0kadr");
});
