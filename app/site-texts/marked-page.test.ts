import { expect, test } from "vitest";
import { typeset } from "~/text/typeset.ts";
import { unmarkPage } from "./marked-page.server.ts";
import { bare, isMarked, Marks, splitMark } from "./marks.ts";
import { putIn } from "./put-in.ts";

const marks = new Marks();
const page = {
  agency: "KADR",
  rights: "Wszelkie prawa zastrzeżone.",
  price: "od {website.small} zł netto",
  title: "Kto & co: „my”",
  hero: { title: ["Żaden kadr", "nie jest"] },
};
const mark = (text: string, id: string) => marks.mark(text, id);
putIn("name", { agency: page }, {}, {}, mark);
const clause = { page: { clause: `Administratorem jest ${page.agency} z Katowic.` } };
putIn("clause", clause, {}, {}, mark);

const of = (html: string) => unmarkPage(html, marks).html;

test("a mark neither changes how a text is typeset nor what it says", () => {
  const text = "W ciągu 24 h i na zawsze";
  const exports = { page: { text } };
  putIn("x", exports, {}, {}, mark);
  expect(isMarked(exports.page.text)).toBe(true);
  expect(bare(typeset(exports.page.text))).toBe(typeset(text));
});

test("what an owner writes is a text, whatever it looks like", () => {
  const exports = { page: { text: "Usługi" } };
  putIn("x", exports, { "/page/text": { value: "audio-wideo", was: "Usługi" } }, {}, mark);
  expect(of(`<p>${exports.page.text}</p>`)).toBe(
    "<p><!--text x#/page/text-->audio-wideo<!--/text--></p>",
  );
});

test("the mark at the end is parted from a text with another one in it", () => {
  const [text, end] = splitMark(clause.page.clause);
  expect([text, isMarked(end)]).toEqual(["Administratorem jest KADR z Katowic.", true]);
});

test("a text stands between two comments", () => {
  expect(of(`<p>${page.rights}</p>`)).toBe(
    "<p><!--text name#/agency/rights-->Wszelkie prawa zastrzeżone.<!--/text--></p>",
  );
});

test("of two texts in one node each has its own place", () => {
  expect(of(`<p>© ${page.agency}. ${page.rights}</p>`)).toBe(
    "<p>© <!--text name#/agency/agency-->KADR<!--/text-->. <!--text name#/agency/rights-->Wszelkie prawa zastrzeżone.<!--/text--></p>",
  );
});

test("a sentence with the name of the agency is one text", () => {
  expect(of(`<p>${clause.page.clause}</p>`)).toBe(
    "<p><!--text clause#/page/clause-->Administratorem jest KADR z Katowic.<!--/text--></p>",
  );
});

test("a price in a text belongs to it", () => {
  const filled = page.price.replace("{website.small}", "3000").replaceAll(" ", "\u00a0");
  expect(of(`<b>Strona: ${filled}</b>`)).toBe(
    `<b>Strona: <!--text name#/agency/price-->od\u00a03000\u00a0zł\u00a0netto<!--/text--></b>`,
  );
});

test("a text in an attribute, and the title, are named by their elements", () => {
  const escaped = page.title.replace("&", "&amp;");
  expect(of(`<title>${escaped} – ${page.agency}</title><img alt="${escaped}" src="/a.webp">`)).toBe(
    `<title data-text="name#/agency/title">Kto &amp; co: „my” – KADR</title>` +
      `<img alt="Kto &amp; co: „my”" data-text-alt="name#/agency/title" src="/a.webp">`,
  );
});

test("each line of a headline is named", () => {
  const [first, second] = page.hero.title;
  expect(of(`<h1><i>${first} </i><i>${second}</i></h1>`)).toBe(
    "<h1><i><!--text name#/agency/hero/title/0-->Żaden kadr<!--/text--> </i>" +
      "<i><!--text name#/agency/hero/title/1-->nie jest<!--/text--></i></h1>",
  );
});

test("scripts go, and no mark stays anywhere", () => {
  const { html, ids } = unmarkPage(
    `<script>self.x="${page.rights}"</script><link rel="modulepreload" href="/a.js"><p>${page.rights.slice(0, 5)}${page.agency}</p>`,
    marks,
  );
  expect(html).toBe("<p>Wszel<!--text name#/agency/agency-->KADR<!--/text--></p>");
  expect([...ids]).toEqual(["name#/agency/agency"]);
});
