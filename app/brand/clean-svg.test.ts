import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanSvg, MAX_SVG } from "./clean-svg.ts";

const drawing = (inner: string, head = 'viewBox="0 0 80 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`;
const cleaned = (source: string) => {
  const found = cleanSvg(source);
  return "svg" in found ? found.svg : found.problem;
};

test("a drawing keeps its shapes, its colours and its size", () => {
  const found = cleanSvg(
    drawing(
      '<style>.a{fill:#fff;stroke:none}.b, .c { opacity: .5 }</style><g class="a b"><path d="M0 0L10.123456 10z"/></g><rect width="4" height="2" style="fill: url(#g); -x: 1"/><linearGradient id="g"><stop offset="1" stop-color="red"/></linearGradient>',
    ),
  );
  expect(found).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 10"><g fill="#fff" stroke="none" opacity=".5"><path d="M0 0L10.123 10z"/></g><rect width="4" height="2" fill="url(#g)"/><linearGradient id="g"><stop offset="1" stop-color="red"/></linearGradient></svg>',
    ...{ width: 80, height: 10, left: [] },
  });
});

test("one without a view has that of its size, and one without both is refused", () => {
  expect(cleaned(drawing('<circle r="3"/>', 'width="40px" height="20"'))).toContain(
    'viewBox="0 0 40 20"',
  );
  expect(cleaned(drawing('<circle r="3"/>', 'width="0" height="20"'))).toBe("no-size");
});

const shape = '<circle r="3"/>';
const evil = "https://evil.example/";
const hostile = [
  `<script>alert(1)</script>${shape}`,
  `<script href="${evil}"/>${shape}`,
  `<svg onload="alert(1)">${shape}</svg>${shape}`,
  `<circle r="3" onclick="alert(1)"/>`,
  `<a href="javascript:alert(1)">${shape}</a>${shape}`,
  `<a xlink:href="${evil}">${shape}</a>${shape}`,
  `<image href="${evil}a.png"/>${shape}`,
  `<image xlink:href="${evil}a.png"/>${shape}`,
  `<use href="${evil}a.svg#x"/>${shape}`,
  `<use xlink:href="#a"/>${shape}`,
  `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="${evil}"/></body></foreignObject>${shape}`,
  `<style>@import url(${evil}a.css);.a{fill:url(${evil}#a)}</style><circle class="a" r="3"/>`,
  `<style>.a{background:url(${evil})}@font-face{src:url(${evil})}</style><circle class="a" r="3"/>`,
  `<circle r="3" style="fill:url(${evil}#a);behavior:url(${evil})"/>`,
  `<circle r="3" fill="url('${evil}#a')"/>`,
  `<circle r="3" fill="url(&quot;${evil}#a&quot;)"/>`,
  `<circle r="3" filter="url(${evil}#a)" mask="url(${evil}#a)"/>`,
  `<filter id="f"><feImage href="${evil}"/></filter>${shape}`,
  `<set attributeName="href" to="javascript:alert(1)"/>${shape}`,
  `<animate attributeName="fill" values="${evil}"/>${shape}`,
  `<text>alert</text>${shape}`,
  `<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>${shape}`,
  `<?xml-stylesheet href="${evil}"?>${shape}`,
  `<!-- ${evil} -->${shape}`,
  `<![CDATA[<script>alert(1)</script>]]>${shape}`,
  `<handler type="text/javascript">alert(1)</handler>${shape}`,
  `<video href="${evil}"/><audio href="${evil}"/>${shape}`,
  `<circle r="3" cursor="url(${evil})" href="${evil}"/>`,
];

/** Of two hundred: each of the above alone and within groups, attributes and other spellings. */
const wraps = [
  (inner: string) => inner,
  (inner: string) => `<g>${inner}</g>`,
  (inner: string) => `<g transform="scale(2)" onfocus="alert(1)"><g>${inner}</g></g>`,
  (inner: string) => `<defs>${inner}</defs><path d="M0 0h1"/>`,
  (inner: string) => `<clipPath id="c">${inner}</clipPath>${shape}`,
  (inner: string) => `<mask id="m" style="mask:url(${evil})">${inner}</mask>${shape}`,
  (inner: string) => `<symbol>${inner}</symbol>${shape}`,
  (inner: string) => `<switch><foreignObject/>${inner}</switch>${shape}`,
];

test("of hostile drawings nothing is left that runs or asks for anything", () => {
  let count = 0;
  for (const inner of hostile)
    for (const wrap of wraps) {
      count++;
      const svg = cleaned(drawing(wrap(inner)));
      expect([inner, svg.startsWith("<svg xmlns=")]).toEqual([inner, true]);
      const rest = svg.replace("http://www.w3.org/2000/svg", "");
      expect(rest).not.toMatch(
        /script|evil|alert|https?:|javascript|\bon\w+=|href|import|<(?:a|image|use|style|foreignObject|text|filter|set|animate)\b/i,
      );
      expect(cleaned(svg)).toBe(svg);
    }
  expect(count).toBeGreaterThan(200);
});

test("entities and broken or endless files are refused", () => {
  const bomb =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="&b;"/></svg>';
  expect(cleaned(bomb)).toBe("unreadable");
  expect(cleaned(drawing('<path d="&unknown;"/>'))).toBe("unreadable");
  expect(cleaned("<svg")).toBe("unreadable");
  expect(cleaned("<html><svg/></html>")).toBe("unreadable");
  expect(cleaned("GIF89a")).toBe("unreadable");
  expect(cleaned(drawing(""))).toBe("empty");
  expect(cleaned(drawing("<text>Studio</text>"))).toBe("empty");
  expect(cleaned(drawing("<g>".repeat(500) + shape + "</g>".repeat(500)))).toBe("too-large");
  expect(cleaned(drawing(shape.repeat(3_000)))).toBe("too-large");
  expect(cleaned(drawing(`<path d="M0 0${"h1 ".repeat(90_000)}"/>`))).toBe("too-large");
  expect(cleaned(drawing(`<path d="M0 0${"h1 ".repeat(4_000)}"/>`))).toBe("too-large");
});

test("a file of a drawing program says what was left out, and old ones have a declaration", () => {
  const source = `\ufeff<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${drawing('<title>Logo</title><metadata><x/></metadata><text>Studio</text><circle r="1" fill="currentColor"/>')}`;
  expect(cleanSvg(source)).toMatchObject({
    left: ["text"],
    svg: expect.stringContaining('<circle r="1" fill="#f4f0ea"/>'),
  });
});

test("whatever it is given, it answers with a drawing that stays as it is, or with a problem", () => {
  const parts = fc.constantFrom(
    ...hostile,
    ...["<g>", "</g>", "<!--", "-->", "<![CDATA[", "]]>", "&#0;", "&lt;", "<style>", "</style>"],
    '<path d="M0.000001 1e-9-.5.5 1.999999z"/>',
  );
  const text = fc.oneof(parts, fc.string({ unit: "binary", maxLength: 30 }));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (inner) => {
      const svg = cleaned(drawing(inner.join("")));
      if (!svg.startsWith("<svg ")) return;
      expect(svg.length).toBeLessThanOrEqual(MAX_SVG);
      expect(cleaned(svg)).toBe(svg);
    }),
    { numRuns: 300 },
  );
});
