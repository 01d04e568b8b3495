import { randomUUID } from "node:crypto";
import { hostileAddresses, markup } from "./payloads.ts";

// After all other rows of a list.
const published_at = "1990-01-01T00:00:00Z";
const line = (payload: string) => payload.replace(/\p{Cc}/gu, " ").trim();
const section = (at: number) => markup.filter((_, i) => i % 5 === at % 5).join("\n\n");
const sources = [...hostileAddresses, ...markup].map(line);
const quarter = Math.ceil(sources.length / 4);
const sourcesOf = (at: number) => sources.slice(at * quarter, (at + 1) * quarter);

/** Every payload stands among the others in every text of these posts. */
export function hostilePosts() {
  return [markup.slice(0, 150), markup.slice(150)].flatMap((payloads, at) => [
    {
      title: `Wpis ${at}`,
      slug: `xss-wpis-${at}`,
      author: line(payloads[at] ?? "").slice(0, 120),
      content: payloads.join("\n\n"),
      content_blocks: payloads.map((content) => ({ id: randomUUID(), type: "text", content })),
      sources: sourcesOf(at),
      published_at,
    },
    {
      title: `Podpisy ${at}`,
      slug: `xss-podpisy-${at}`,
      author: "Autor",
      content: "",
      content_blocks: payloads.map((payload) => {
        return { id: randomUUID(), type: "image", content: "/x", caption: payload.slice(0, 500) };
      }),
      sources: sourcesOf(at + 2),
      published_at,
    },
  ]);
}

/** What ends an element, and every eighth of the others: the fields of a line are all made in one way. */
const alone = (from: number) =>
  markup.filter((payload, at) => payload.includes("</") || at % 8 === from);

export function hostilePostTitles() {
  return alone(0).map((payload, at) => ({
    title: line(payload).slice(0, 200),
    slug: `xss-tytul-${at}`,
    author: line(payload).slice(0, 120),
    content: payload,
    image_url: "/x",
    published_at,
  }));
}

const told = (payload: string) => ({
  title: line(payload).slice(0, 200),
  client: line(payload).slice(0, 120),
  industry: line(payload).slice(0, 120),
  summary: payload.slice(0, 2000),
  published_at,
});

export function hostileCaseStudies() {
  // Turned by one each time, so that every payload is once in each of the five.
  const texts = (at: number) => ({
    project_summary: section(at),
    process: section(at + 1),
    results: section(at + 2),
    conclusions: section(at + 3),
    final_summary: section(at + 4),
  });
  return [0, 1, 2, 3, 4, 5].map((at) => ({
    ...told(at % 2 ? "</script><script>alert(1)</script>" : '"><img src=x onerror=alert(1)>'),
    slug: `xss-projekt-${at}`,
    content: at < 5 ? JSON.stringify(texts(at)) : markup.join("\n\n"),
    youtube_url: "https://www.youtube.com/watch?v='onmouseover='alert(1)",
    gallery_images: ["/x'onerror='alert(1)", "/x`onerror=`alert(1)"],
  }));
}

export function hostileCaseStudyTitles() {
  return alone(4).map((payload, at) => ({ ...told(payload), slug: `xss-tytul-${at}` }));
}
