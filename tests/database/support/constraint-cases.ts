import { randomUUID } from "node:crypto";
import { LONGEST, MOST } from "../../../app/panel/records/form-rules.ts";
import { limits } from "../../../supabase/functions/send-contact-email/message/limits.ts";
import { imageBlock, textBlock, tomorrow } from "../samples.ts";

export type Case = [what: string, change: object];
type Limits = Record<string, number>;

const many = (count: number, value = "a") => Array.from({ length: count }, () => value);
const blocks = (...list: unknown[]) => ({ content_blocks: list });
const id = randomUUID();

const film = (change: object) => ({ film: { chapters: [], transcript: "", ...change } });
const chapter = { at: 99_999, title: "🎬".repeat(LONGEST.chapter) };
/** The limits of the forms, which must be those of the database. */
const { title, slug, author, client, industry, summary, content, caption } = LONGEST;
const seo = { seo_title: LONGEST.seoTitle, seo_description: LONGEST.seoDescription };
export const longest: Record<"blog_posts" | "case_studies" | "contact_messages", Limits> = {
  blog_posts: { title, slug, author, content, ...seo },
  case_studies: { title, slug, client, industry, summary, content, ...seo },
  contact_messages: { name: limits.name, email: limits.email, message: limits.message },
};

const lines = (...columns: string[]): Case[] =>
  columns.flatMap((column): Case[] => [
    [`a blank ${column}`, { [column]: " \t" }],
    [`a ${column} of two lines`, { [column]: "a\nb" }],
    [`no ${column}`, { [column]: null }],
  ]);

const slugs = ["", "Ala ma", "-ala", "ala-", "ala--ma", "żółw", "a/b"];
const pictures = [
  ...["", "a.webp", "//evil.example/a.webp", "/\\evil.example/a.webp", "javascript:alert(1)"],
  ...["data:image/png;base64,AA", "ftp://a.example/a.webp", "https://", "/a b.webp", "/"],
  ...['/"onerror', `/${"a".repeat(LONGEST.pictureAddress)}`],
];
const videos = [
  ...["", "http://www.youtube.com/watch?v=a", "https://vimeo.com/1", "https://youtu.be/"],
  ...["https://youtube.com.evil.example/a", "https://evil.example/youtube.com/a"],
  ...[
    "https://youtube.com@evil.example/a",
    `https://youtu.be/${"a".repeat(LONGEST.youtubeAddress - 16)}`,
  ],
];
const wrong = (column: string, values: string[]): Case[] =>
  values.map((value) => [
    `the ${column} ${JSON.stringify(value.slice(0, 40))}`,
    { [column]: value },
  ]);

const related: Case[] = [
  ...wrong("share_image", pictures),
  ["a service that is no address", { services: ["Podcasty"] }],
  ["a service that is null", { services: [null] }],
  ["services in services", { services: [["podcasty"], ["grafika"]] }],
  ["a blank title for search engines", { seo_title: " " }],
  ["a description of two lines for search engines", { seo_description: "a\nb" }],
];

export const refused: Record<keyof typeof longest, Case[]> = {
  blog_posts: [
    ...lines("title", "author"),
    ["a published post without author", { author: "" }],
    ["a planned post without author", { author: "", published_at: tomorrow() }],
    ["a draft without title", { title: "", published_at: null }],
    ...wrong("slug", slugs),
    ...wrong("image_url", pictures),
    ["an id that is no id", { id: 0 }],
    ["an id that JavaScript cannot count", { id: "9007199254740993" }],
    ["a start of content that is not its own", { content_start: "inny" }],
    ["a moment without end", { published_at: "infinity" }],
    ["a moment out of reach", { published_at: "9999-01-01T00:00:00Z" }],
    ...related,
    ["a blank tag", { tags: ["a", " "] }],
    ["a tag without a letter", { tags: ["🎬"] }],
    ["a tag that the form would take for two", { tags: ["a, b"] }],
    ["a tag that is too long", { tags: ["a".repeat(LONGEST.tag + 1)] }],
    ["too many tags", { tags: many(MOST.tags + 1) }],
    ["a blank source", { sources: ["a", " "] }],
    ["a source that is null", { sources: ["a", null] }],
    ["a source that is too long", { sources: ["a".repeat(LONGEST.source + 1)] }],
    ["too many sources", { sources: many(MOST.sources + 1) }],
    ["sources in sources", { sources: [["a"], ["b"]] }],
    ["blocks that are no list", { content_blocks: textBlock() }],
    ["blocks that are a text", { content_blocks: "abc" }],
    ["a block that is a text", blocks("a")],
    ["a block that is null", blocks(null)],
    ["a block that is a list", blocks([])],
    ["a block without id", blocks({ type: "text", content: "a" })],
    ["a block whose id is no UUID", blocks(textBlock({ id: "1" }))],
    ["two blocks of one id", blocks(textBlock({ id }), imageBlock({ id: id.toUpperCase() }))],
    ["a block of an unknown type", blocks(textBlock({ type: "video" }))],
    ["a block without type", blocks({ id, content: "a" })],
    ["a block without content", blocks({ id, type: "text" })],
    ["a block whose content is a number", blocks(textBlock({ content: 1 }))],
    ["a block with a field of its own", blocks(textBlock({ style: "x" }))],
    ["a picture without address", blocks(imageBlock({ content: "" }))],
    ["a picture from a script", blocks(imageBlock({ content: "javascript:alert(1)" }))],
    ["a caption that is a number", blocks(imageBlock({ caption: 1 }))],
    ["a text's caption that is a list", blocks(textBlock({ caption: [] }))],
    ["a caption that is too long", blocks(imageBlock({ caption: "a".repeat(caption + 1) }))],
    ["a text that is too long", blocks(textBlock({ content: "a".repeat(LONGEST.blockText + 1) }))],
    ["too many blocks", blocks(...many(MOST.blocks + 1).map(() => textBlock()))],
    [
      "blocks that are too long",
      blocks(...many(11).map(() => textBlock({ content: "a".repeat(95_000) }))),
    ],
  ],
  case_studies: [
    ...lines("title", "client", "industry"),
    ...["client", "industry", "summary"].flatMap((column): Case[] => [
      [`a published case study without ${column}`, { [column]: "" }],
      [`a planned one without ${column}`, { [column]: "", published_at: tomorrow() }],
    ]),
    ["a draft without title", { title: "", published_at: null }],
    ...wrong("slug", slugs),
    ...wrong("image_url", pictures),
    ...wrong("youtube_url", videos),
    ...related,
    ["a film that is a list", { film: [] }],
    ["a film without transcript", { film: { chapters: [] } }],
    ["a film without chapters", { film: { transcript: "a" } }],
    ["a film with a field of its own", film({ poster: "/a.webp" })],
    ["a transcript that is too long", film({ transcript: "a".repeat(LONGEST.transcript + 1) })],
    ["chapters that are a text", film({ chapters: "0:00 Cel" })],
    ["a chapter that is a text", film({ chapters: ["0:00 Cel"] })],
    ["a chapter without title", film({ chapters: [{ at: 0 }] })],
    ["a chapter of two lines", film({ chapters: [{ at: 0, title: "a\nb" }] })],
    ["a chapter before the beginning", film({ chapters: [{ at: -1, title: "a" }] })],
    ["a chapter between two seconds", film({ chapters: [{ at: 0.5, title: "a" }] })],
    ["a chapter whose time is a text", film({ chapters: [{ at: "0", title: "a" }] })],
    ["too many chapters", film({ chapters: many(MOST.chapters + 1).map(() => chapter) })],
    ["a blank summary", { summary: " \n " }],
    ["a gallery with another address", { gallery_images: ["/a.webp", "//evil.example"] }],
    ["a gallery with nothing in it", { gallery_images: [null] }],
    ["too large a gallery", { gallery_images: many(MOST.pictures + 1, "/a.webp") }],
    ["galleries in a gallery", { gallery_images: [["/a.webp"], ["/b.webp"]] }],
  ],
  contact_messages: [
    ...lines("name"),
    ["a name that would add a mail header", { name: "Jan\r\nBcc: x@example.com" }],
    ["an address without @", { email: "jan" }],
    ["an address with a line break", { email: "jan@example.com\nBcc: x@example.com" }],
    ["two addresses", { email: "a@example.com,b@example.com" }],
    ["a blank message", { message: " \n\t" }],
    ["a reason for doubt that is too long", { doubtful: "a".repeat(201) }],
    ["a hash that is too long", { address_hash: "a".repeat(129) }],
    ["an unknown state of the mail", { mail_status: "lost" }],
    ["a mail error that is too long", { mail_error: "a".repeat(501) }],
  ],
};

export const accepted: Record<"blog_posts" | "case_studies", Case[]> = {
  blog_posts: [
    ["the least", {}],
    ["a draft", { published_at: null }],
    ["a draft of a title alone", { author: "", published_at: null }],
    [
      "a draft's picture without address",
      { ...blocks(imageBlock({ content: "" })), published_at: null },
    ],
    ["a picture of this site", { image_url: "/images/a.webp" }],
    ["a picture from elsewhere", { image_url: "https://cdn.example/a%20b.webp?w=1#x" }],
    ["services and tags", { services: ["podcasty"], tags: ["Źródła światła", "C++"] }],
    ["the most and longest tags", { tags: many(MOST.tags, "a".repeat(LONGEST.tag)) }],
    ["a picture for networks", { share_image: "/images/a.webp" }],
    ["sources with and without http", { sources: ["https://a.example", "Kowalski, „Kadr”, s. 7"] }],
    ["no sources", { sources: [] }],
    ["no blocks", { content_blocks: [] }],
    ["blocks", blocks(textBlock(), imageBlock(), imageBlock({ caption: "Podpis" }))],
    ["a caption that is null", blocks(textBlock({ caption: null }), imageBlock({ caption: null }))],
    ["a text with a caption", blocks(textBlock({ caption: "Podpis" }))],
    ["an underscore in the slug", { slug: "nowy_post-1_" }],
    ["an empty text block", blocks(textBlock({ content: "" }))],
    ["a picture block from elsewhere", blocks(imageBlock({ content: "http://a.example/b.png" }))],
    ["the longest caption", blocks(imageBlock({ caption: "a".repeat(caption) }))],
    ["the longest text block", blocks(textBlock({ content: "a".repeat(LONGEST.blockText) }))],
    ["the most blocks", blocks(...many(MOST.blocks).map(() => textBlock()))],
    ["the most and longest sources", { sources: many(MOST.sources, "a".repeat(LONGEST.source)) }],
    ["the longest picture address", { image_url: `/${"a".repeat(LONGEST.pictureAddress - 1)}` }],
  ],
  case_studies: [
    ["the least", {}],
    ["an underscore in the slug", { slug: "nowe_case-1_" }],
    ["a draft of a title alone", { client: "", industry: "", summary: "", published_at: null }],
    ...[
      "www.youtube.com/watch?v=a",
      "youtube.com/@kanal",
      "m.youtube.com/shorts/a",
      "youtu.be/a",
    ].map((address): Case => [`the video ${address}`, { youtube_url: `https://${address}` }]),
    ["a film with nothing written", film({})],
    ["the most chapters", film({ chapters: many(MOST.chapters).map(() => chapter) })],
    ["the longest transcript", film({ transcript: "🎬".repeat(LONGEST.transcript) })],
    ["a gallery", { gallery_images: ["/images/a.webp", "https://cdn.example/b.webp"] }],
    ["the largest gallery", { gallery_images: many(MOST.pictures, "/a.webp") }],
    [
      "the longest video address",
      { youtube_url: "https://youtu.be/".padEnd(LONGEST.youtubeAddress, "a") },
    ],
    ["an empty gallery", { gallery_images: [] }],
    ["the sections as JSON text", { content: JSON.stringify({ project_summary: "a" }) }],
  ],
};
