import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.tsx";

function render(text: string): string {
  return renderMarkdown({ text });
}

describe("Markdown", () => {
  it("leaves raw HTML out", () => {
    const html = render('Tekst <b onclick="x()">mocny</b>\n\n<script>alert(1)</script>');
    expect(html).toBe("<p>Tekst mocny</p>\n");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "tel:123", "ftp://x.pl/a"])(
    "does not link to %s",
    (address) => {
      expect(render(`[link](${address})`)).toBe("<p>link</p>");
    },
  );

  it.each([
    "http://a.pl/",
    "https://a.pl/",
    "irc://a.pl/",
    "ircs://a.pl/",
    "mailto:a@a.pl",
    "xmpp:a@a.pl",
  ])("links to %s", (address) => {
    expect(render(`[link](${address})`)).toContain(`href="${address}"`);
  });

  it("marks links that leave the site", () => {
    expect(render("[my](https://a.pl/) [wy](/blog)")).toBe(
      '<p><a href="https://a.pl/" rel="noopener">my</a> <a href="/blog">wy</a></p>',
    );
  });

  it("begins headings below the page's h1 and skips no level", () => {
    expect(render("# A\n\n### B\n\n## C\n\n#### D")).toBe(
      "<h2>A</h2>\n<h3>B</h3>\n<h3>C</h3>\n<h4>D</h4>",
    );
    expect(renderMarkdown({ text: "### A\n\n#### B", topHeading: 3 })).toBe(
      "<h3>A</h3>\n<h4>B</h4>",
    );
  });

  it("loads pictures late, with the sizes that are known, and shows none for a bad address", () => {
    const image = (address: string) =>
      address === "/a.webp"
        ? { src: "/a-1.webp", srcSet: "/a-1.webp 400w", width: 4, height: 3 }
        : null;
    const html = renderMarkdown({ text: "![Plan](/a.webp) ![x](/b.webp) ![y](data:x)", image });
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain('alt="Plan"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('srcSet="/a-1.webp 400w"');
  });

  it("lets wide tables scroll by keyboard", () => {
    expect(render("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
      /^<section class="wide" aria-label="Tabela" tabindex="0"><table>/,
    );
  });

  it("sets Polish text and leaves code alone", () => {
    expect(render('W "a" i `w kodzie`')).toBe("<p>W\u00a0„a” i\u00a0<code>w kodzie</code></p>");
  });

  it("keeps footnotes of two texts apart", () => {
    const text = "Zdanie[^1].\n\n[^1]: Przypis.";
    const ids = (name: string) =>
      [...renderMarkdown({ text, name }).matchAll(/ id="([^"]+)"/g)].map(String);
    expect(ids("a").filter((id) => ids("b").includes(id))).toEqual([]);
  });

  it("never fails and never lets a script through, whatever is written", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "<script>",
        "](",
        "[",
        "![",
        "javascript:",
        "`",
        "\n\n",
        "# ",
        "|",
        "&#106;",
        "<img src=x onerror=y>",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const html = render(pieces.join(""));
        expect(html).not.toMatch(/<script|<[^>]+\son\w+=|(?:href|src)="\s*javascript:/i);
      }),
      { numRuns: 50 },
    );
  });
});
