import { expect, it } from "vitest";
import { markdownWords as words } from "~/content/markdown.ts";
import { renderMarkdown } from "./render-markdown.tsx";

function render(text: string): string {
  return renderMarkdown({ words, text });
}

const address = "https://youtu.be/dQw4w9WgXcQ";
const title = words.film.player.youtube;

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
    ` data-film="${player}?autoplay=1&amp;start=0" data-title="${title}" href="${address}" rel=`,
  );
  expect(film).toContain(`</svg>${words.film.play}</a></div><figcaption`);
  expect(film).toContain(words.film.privacy.youtube);
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
      ["0", title],
      ["80", `${title} 2`],
    ],
  );
  expect(html).toContain(
    `<p><a href="${second.replace("&", "&amp;")}125" rel="noopener">2:05 Plan`,
  );
});

it("plays an uploaded film in its place, from where the present backend has it", () => {
  const path = "/storage/v1/object/public/films/a1b2-1920x1080";
  const old = `https://old.supabase.co${path}.mp4`;
  const image = (address: string) => ({ src: `https://new.supabase.co${address}` });
  const html = renderMarkdown({ words, image, text: `Przed\n\n[Dzień **na** planie](${old})` });
  const video = /<figure class="film"><video ([^>]*)>/.exec(html)?.[1] ?? "";
  expect(video.split(/ (?=[\w-]+(?:=|$))/).sort()).toEqual(
    [
      ...['controls=""', 'preload="none"', 'playsInline=""', 'width="1920"', 'height="1080"'],
      `src="https://new.supabase.co${path}.mp4"`,
      `poster="https://new.supabase.co${path}.webp"`,
      'aria-label="Dzień na planie"',
    ].sort(),
  );
  expect(html).toMatch(/<figcaption[^>]*>Dzień <strong>na<\/strong> planie<\/figcaption>/);
  expect(render(`Zobacz [film](${old})`)).not.toContain("<video");
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
  "https://vimeo.com/kadr",
])("leaves the link in „%s” a link", (text) => {
  expect(render(text)).not.toContain("film");
  expect(render(text)).toContain("<a href=");
});

it.each([
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=a&amp;start=7" title="YouTube video player" allowfullscreen></iframe>',
  "<div class=\"video\">\n<iframe src='//www.youtube.com/embed/dQw4w9WgXcQ'></iframe>\n</div>",
])("shows the film of a code for embedding: %s", (code) => {
  const html = render(`Przed.\n\n${code}\n\nPo.`);
  expect(html).toMatch(/<p>Przed\.<\/p>\s*<figure class="film">.*<\/figure>\s*<p>Po\.<\/p>/s);
  expect(html).toContain("/embed/dQw4w9WgXcQ?autoplay=1");
  expect(render('<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>')).toBe("");
});
