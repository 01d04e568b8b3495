import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown.ts";

const folder = "tests/clipboards";
const programs = globSync("**/*.html", { cwd: folder });
const read = (name: string) => readFileSync(`${folder}/${name}`, "utf8");
const convert = (html: string) => htmlToMarkdown(html, "https://kadr.example");

test.each(programs)("the clipboard of %s becomes Markdown", (name) => {
  const { markdown } = convert(read(name));
  expect(`${markdown}\n`).toBe(read(name.replace(".html", ".md")));
  expect(markdown).not.toMatch(/<|mso-|font-|&#|\{|docs-internal/);
});

test("pictures that would break are counted, not written", () => {
  const count = (name: string) => convert(read(`${name}.html`)).pictures;
  expect(["google/docs", "microsoft/word", "web/page", "google/gmail"].map(count)).toEqual([
    1, 1, 1, 0,
  ]);
});

test("emoji that a page shows as pictures come along, and are no pictures", () => {
  const html =
    'Nowy film <img alt="🎬" src="https://static.xx.fbcdn.net/a.png"><img alt="👍🏽" src="https://x.pl/b.svg"> <img alt=":tada:" src="https://a.slack-edge.com/c.png"> <img alt="12" src="https://x.pl/d.png">';
  expect(convert(html)).toMatchObject({ markdown: "Nowy film 🎬👍🏽 :tada:", pictures: 1 });
});

test("a film that a page embeds comes along as its address", () => {
  const html =
    '<p>a</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe><iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe><p>b</p>';
  expect(convert(html).markdown).toBe("a\n\nhttps://www.youtube.com/embed/dQw4w9WgXcQ\n\nb");
});

test("words alone are told from what has a form", () => {
  expect(convert("<span>2024. rok_nowy</span>")).toMatchObject({ plain: true, block: false });
  expect(convert("a <b>b</b>")).toMatchObject({ plain: false, block: false });
  expect(convert("<p>a</p><p>b</p>")).toMatchObject({ plain: false, block: true });
  expect(convert("<h2>a</h2>")).toMatchObject({ plain: false, block: true });
  expect(convert("<style>p{}</style><script>1</script>")).toMatchObject({ markdown: "" });
});

test("marks begin and end where Markdown lets them", () => {
  expect(convert("<p><b>Cel: </b>film</p>").markdown).toBe("**Cel:** film");
  expect(convert("<p><b>Cel:</b>film</p>").markdown).toBe("**Cel**:film");
  expect(convert("<p>a<b> </b>b<i></i></p>").markdown).toBe("a b");
  expect(convert("<p><b>Ku</b><b>ba</b>s</p>").markdown).toBe("**Kuba**s");
  expect(convert("<ul><li>- nie lista</li></ul><p>1. nie lista</p>").markdown).toBe(
    "- \\- nie lista\n\n1\\. nie lista",
  );
});

test.each(["div", "b", "span", "blockquote", "ul><li", "table><tr><td", "p><li"])(
  "three thousand of <%s> within each other are read",
  (tags) => {
    const { markdown } = convert(`${`<${tags}>`.repeat(3_000)}słowo`);
    expect(markdown).toMatch(/^[-> *\d.]*słowo\**$/);
    expect(convert(`<p>a</p>${"<li>b".repeat(3_000)}`).markdown.match(/b/g)).toHaveLength(3_000);
  },
);

test("HTML of very many elements comes as its words, without a parser's copies of open marks", () => {
  const piece = "<h2>Raz &amp; dwa</h2><p>trzy<br>*cztery*</p><script>1</script>";
  const words = { isTooMuch: true, plain: true, pictures: 0 };
  expect(convert(piece.repeat(2_400)).isTooMuch).toBe(false);
  const found = convert(piece.repeat(2_600));
  expect(found).toMatchObject(words);
  expect(found.markdown.split("\n\n")).toEqual(
    Array(2_600).fill(["Raz & dwa", "trzy\n*cztery*"]).flat(),
  );
  const marks = Array.from({ length: 200 }, (_, at) => `<b a=${at}>`).join("");
  expect(convert(`${marks}${"<p>a".repeat(50)}`)).toMatchObject(words);
  expect(convert("<b>".repeat(200) + "<p>a".repeat(50)).isTooMuch).toBe(false);
});
