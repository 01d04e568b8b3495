import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { renderMarkdown } from "./render-markdown.tsx";

function render(text: string): string {
  return renderMarkdown({ words, text });
}

describe("Markdown", () => {
  it("leaves raw HTML out", () => {
    const html = render(
      'Tekst <b onclick="x()">mocny</b>\n\n<script>alert(1)</script>\n\n<!-- -->',
    );
    expect(html.trim()).toBe("<p>Tekst mocny</p>");
  });

  it.each([
    ["ul. Filmowa 24<br>40-000 Katowice", "<p>ul. Filmowa 24<br>\n40-000 Katowice</p>"],
    ["a<hr>b<p>c</p>d", "<p>a<br>\nb<br>\nc<br>\nd</p>"],
    ["<br>\n\na<wbr>b", "<p>ab</p>"],
  ])("shows a line break where %j has one", (text, html) => {
    expect(render(text).trim().replaceAll("/>", ">").replaceAll("\u00a0", " ")).toBe(html);
  });

  it("shows a line break in a table, which has no other", () => {
    expect(render("|a|\n|-|\n|8:00<br>9:00|")).toMatch(/8:00<br\/?>\s*9:00/);
  });

  it("gives headings ids of their own, to which links within the text lead", () => {
    const text =
      "[a](#wstęp) [b](#Co-dalej-1) [c](#nie-ma)\n\n## Wstęp\n\n### Co dalej?\n\n### Co dalej?";
    const html = renderMarkdown({ words, text, name: "post" });
    expect([...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      ...["post-wstęp", "post-co-dalej", "post-co-dalej-1"],
    ]);
    expect(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => decodeURIComponent(to)),
    ).toEqual([...["#post-wstęp", "#post-co-dalej-1", "#nie-ma"]]);
  });

  it("puts the title of a picture that stands alone below it", () => {
    expect(render('![Kamera](/a.webp "Plan")')).toMatch(
      /^<figure><img src="\/a.webp" alt="Kamera"[^>]*><figcaption[^>]*>Plan<\/figcaption><\/figure>/,
    );
    expect(render('![Kamera](/a.webp "Plan") obok')).toMatch(/^<p><img[^>]* title="Plan"/);
    expect(render("![Kamera](/a.webp)")).toMatch(/^<p><img/);
  });

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

  it.each([
    ["„www.kadr.pl”", '„<a href="http://www.kadr.pl" rel="noopener">www.kadr.pl</a>”'],
    [
      "https://kadr.pl/o… Tak",
      '<a href="https://kadr.pl/o" rel="noopener">https://kadr.pl/o</a>… Tak',
    ],
    [
      "[https://kadr.pl/o”](https://kadr.pl/o”)",
      '<a href="https://kadr.pl/o" rel="noopener">https://kadr.pl/o</a>”',
    ],
    [
      "[blog”](https://kadr.pl/o”)",
      '<a href="https://kadr.pl/o%E2%80%9D" rel="noopener">blog”</a>',
    ],
    [
      "[blog](https://ka\u00addr.pl/o\u200b)",
      '<a href="https://kadr.pl/o" rel="noopener">blog</a>',
    ],
    ["biuro@kadr.pl”", '<a href="mailto:biuro@kadr.pl">biuro@kadr.pl</a>”'],
    ["https://” i", "https://” i"],
  ])("leads from %s to the address alone", (text, html) => {
    expect(render(text).replaceAll("\u00a0", " ")).toBe(`<p>${html}</p>`);
  });

  it("lets wide tables scroll by keyboard", () => {
    expect(render("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
      /^<div role="group" class="wide" aria-label="Tabela" tabindex="0"><table>/,
    );
  });

  it("sets Polish text and leaves code alone", () => {
    expect(render('W "a" i `w kodzie`')).toBe(
      "<p>W\u00a0&quot;a&quot; i\u00a0<code>w kodzie</code></p>",
    );
  });

  it("keeps footnotes of two texts apart", () => {
    const text = "Zdanie[^1].\n\n[^1]: Przypis.";
    const ids = (name: string) =>
      [...renderMarkdown({ words, text, name }).matchAll(/ id="([^"]+)"/g)].map(String);
    expect(ids("a").filter((id) => ids("b").includes(id))).toEqual([]);
  });

  it("links only where its protocols lead, however the address is written", () => {
    const scheme = fc.oneof(
      fc.constantFrom(
        ...["javascript", "data", "vbscript", "file", "blob", "tel", "ftp", "view-source"],
        ...["http", "https", "mailto", "irc", "ircs", "xmpp"],
      ),
      fc.string({ unit: fc.constantFrom(..."abcjst+.-"), minLength: 1, maxLength: 8 }),
    );
    const noise = fc.constantFrom("", "", "&Tab;", "&NewLine;", "&#1;", "%0a", "\u0001");
    const colon = fc.constantFrom(":", "&colon;", "&#58;", "&#x3A;");
    const upper = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replace(/^./, (first) => `&#${first.charCodeAt(0)};`),
    );
    const shape = fc.constantFrom(
      (to: string) => `[x](${to})`,
      (to: string) => `[x](<${to}>)`,
      (to: string) => `![x](${to})`,
      (to: string) => `[x][r]\n\n[r]: <${to}>`,
      (to: string) => `<${to}>`,
    );
    const written = fc
      .tuple(noise, scheme, noise, colon, upper, shape)
      .map(([before, name, within, sign, spell, wrap]) =>
        wrap(`${before}${spell(name)}${within}${sign}alert.pl/x`),
      );
    const may = /^(https?|ircs?|mailto|xmpp):$/;
    fc.assert(
      fc.property(written, (text) => {
        for (const [, address = ""] of render(text).matchAll(/(?:href|src)="([^"]*)"/g)) {
          // As a browser reads it: without what it leaves out, and on a page of its own protocol.
          const read = new URL(address.replaceAll("&amp;", "&"), "https://kadr.example/blog/a");
          expect(read.protocol, text).toMatch(may);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("keeps an outline without holes below the page's h1, whatever the author began with", () => {
    const heading = fc.integer({ min: 1, max: 6 });
    const top = fc.constantFrom<2 | 3>(2, 3);
    const any = fc.array(heading, { minLength: 1, maxLength: 8 });
    const depthLists = fc.oneof(
      any,
      any.map((depths) => depths.toSorted()),
      fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 4 }),
    );
    fc.assert(
      fc.property(depthLists, top, (depths, topHeading) => {
        const text = depths.map((depth) => `${"#".repeat(depth)} A`).join("\n\n");
        const html = renderMarkdown({ words, text, topHeading });
        const levels = [...html.matchAll(/<h(\d) /g)].map(([, level]) => Number(level));
        expect(levels).toHaveLength(depths.length);
        levels.reduce((before, level) => {
          expect(level).toBeGreaterThanOrEqual(topHeading);
          expect(level).toBeLessThanOrEqual(Math.min(before + 1, 6));
          return level;
        }, topHeading - 1);
      }),
      { numRuns: 50 },
    );
  });

  it("shows every character as it was written, wherever marks and quotes stand", () => {
    const word = fc.constantFrom(
      ...["w", "i", "Światło", '"B"', "it's", "15 000 zł", "4–12", "e-mail", "12-ab3", "..."],
      ...["a - b", "so\u00adft", "🎬"],
    );
    const marks = fc.constantFrom(
      (text: string) => text,
      (text: string) => `**${text}**`,
      (text: string) => `_${text}_`,
      (text: string) => `[${text}](/blog)`,
      (text: string) => `\`${text}\``,
      (text: string) => `~~${text}~~`,
    );
    const pieces = fc.array(fc.tuple(word, marks), { minLength: 1, maxLength: 12 });
    const unspaced = (text: string) => text.replace(/\s/g, "");
    fc.assert(
      fc.property(pieces, fc.constantFrom(" ", "  \n", "\n\n", "\n- "), (words, between) => {
        const html = render(words.map(([text, mark]) => mark(text)).join(between));
        const shown = html
          .replace(/<[^>]*>/g, "")
          .replaceAll("&quot;", '"')
          .replaceAll("&#x27;", "'");
        expect(unspaced(shown)).toBe(unspaced(words.map(([text]) => text).join("")));
      }),
    );
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
