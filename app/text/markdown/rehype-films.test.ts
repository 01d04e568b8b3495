import { expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.tsx";

const words = {
  ...{ footnotes: "", backToText: "", done: "", toDo: "", table: "" },
  film: { play: "Odtwórz", player: "Film", privacy: "YouTube pozna adres." },
};

function render(text: string): string {
  return renderMarkdown({ words, text });
}

const address = "https://youtu.be/dQw4w9WgXcQ";

it.each([
  ["an address", address],
  ["a link", `[Obejrzyj film na YouTube](${address})`],
  ["a link in words that are set apart", `[**Film**](${address})`],
])("shows a film where %s has a line to itself, with the link below", (_, text) => {
  const link = render(`Film: ${text}`).slice("<p>Film: ".length, -"</p>".length);
  const film = render(text);
  expect(film).toMatch(/^<figure class="film"><div class="film-frame no-print"><a class="film-/);
  const player = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ";
  expect(film).toContain(
    ` data-film="${player}?autoplay=1&amp;start=0" data-title="Film" href="${address}" rel=`,
  );
  expect(film).toMatch(
    /<\/svg>Odtwórz<\/a><\/div><figcaption[^>]*><span class="no-print">YouTube pozna adres\. /,
  );
  expect(film.endsWith(`${link}</figcaption></figure>`)).toBe(true);
  const lines = render(`Przed\ntekstem\n${text}\nza\ntekstem`);
  expect(lines).toBe(`<p>Przed<br/>tekstem</p>${film}<p>za<br/>tekstem</p>`);
});

it("shows each film of a text once, with a number, from the moment of its address", () => {
  const second = "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=";
  const moments = `[1:20 Lot](${second}1m20s)\n[2:05 Plan](${second}125)`;
  const html = render(`${address}\n\n${moments}\n\n${second}3`);
  expect([...html.matchAll(/start=(\d+)" data-title="([^"]+)"/g)].map((it) => it.slice(1))).toEqual(
    [
      ["0", "Film"],
      ["80", "Film 2"],
    ],
  );
  expect(html).toContain("Odtwórz 2</a>");
  expect(html).toContain(
    `<p><a href="${second.replace("&", "&amp;")}125" rel="noopener">2:05 Plan`,
  );
});

it("leaves a picture below a film its caption", () => {
  const html = render(`${address}\n![Kadr](/a.webp "Podpis")`);
  expect(html).toMatch(/<\/figure><figure><img [^>]+><figcaption[^>]*>Podpis<\/figcaption>/);
});

it("shows a film whose address begins without a protocol", () => {
  const film = render("Oto film:\n youtu.be/dQw4w9WgXcQ");
  expect(film).toContain(`href="${address}" rel="noopener">youtu.be/dQw4w9WgXcQ</a></figcaption>`);
  expect(film.match(/href=/g)).toHaveLength(2);
});

it.each(["Zobacz youtu.be/dQw4w9WgXcQ", "youtu.be/dQw4w9WgXcQ?si=abc – nasz film"])(
  "leaves „%s” a sentence",
  (text) => {
    expect(render(text).replaceAll("\u00a0", " ")).toBe(`<p>${text}</p>`);
  },
);

it.each([
  `Film: ${address}`,
  `- ${address}`,
  `> ${address}`,
  `[![Kadr](/a.webp)](${address})`,
  "https://www.youtube.com/@kadr",
  "https://vimeo.com/123456789",
])("leaves the link in „%s” a link", (text) => {
  expect(render(text)).not.toContain("film");
  expect(render(text)).toContain("<a href=");
});
