import { LONGEST } from "../../../app/panel/records/form-rules.ts";
import { limits } from "../../../supabase/functions/send-contact-email/message/limits.ts";
import { imageBlock, textBlock, tomorrow } from "../samples.ts";

export type Case = [what: string, change: object];
type Table = "blog_posts" | "case_studies" | "contact_messages";

const blocks = (...list: unknown[]) => ({ content_blocks: list });
const chapter = { at: 0.5, title: "a" };

/** The limits of the forms, which must be those of the database. */
const { title, slug, author, client, industry, summary, content } = LONGEST;
const seo = { seo_title: LONGEST.seoTitle, seo_description: LONGEST.seoDescription };
export const longest: Record<Table, Record<string, number>> = {
  blog_posts: { title, slug, author, content, ...seo },
  case_studies: { title, slug, client, industry, summary, content, ...seo },
  contact_messages: { name: limits.name, email: limits.email, message: limits.message },
};

const slugs = ["", "Ala ma", "-ala", "ala-", "ala--ma", "żółw", "a/b"];
const pictures = [
  ...["", "a.webp", "//evil.example/a.webp", "/\\evil.example/a.webp", "javascript:alert(1)"],
  ...["data:image/png;base64,AA", "ftp://a.example/a.webp", "https://", "/a b.webp", "/"],
  ...['/"onerror', `/${"a".repeat(LONGEST.pictureAddress)}`],
];
const videos = [
  ...["", "http://www.youtube.com/watch?v=a", "https://vimeo.com/1", "https://youtu.be/"],
  ...["https://youtube.com.evil.example/a", "https://evil.example/youtube.com/a"],
  "https://youtube.com@evil.example/a",
  `https://youtu.be/${"a".repeat(LONGEST.youtubeAddress - 16)}`,
];
const each = (column: string, values: string[]): Case[] =>
  values.map((value) => [`${column} ${JSON.stringify(value.slice(0, 40))}`, { [column]: value }]);

export const refused: Record<Table, Case[]> = {
  blog_posts: [
    ...each("title", [" \t", "a\nb"]),
    ["a planned post without author", { author: "", published_at: tomorrow() }],
    ["a draft without title", { title: "", published_at: null }],
    ...each("slug", slugs),
    ...each("image_url", pictures),
    ...each("share_image", pictures.slice(0, 5)),
    ["an id that JavaScript cannot count", { id: "9007199254740993" }],
    ["a moment without end", { published_at: "infinity" }],
    ["a service that is no address", { services: ["Podcasty"] }],
    ["a tag that the form would take for two", { tags: ["a, b"] }],
    ["a blank source", { sources: ["a", " "] }],
    ["a block of an unknown type", blocks(textBlock({ type: "video" }))],
    ["a block with a field of its own", blocks(textBlock({ style: "x" }))],
    ["a picture from a script", blocks(imageBlock({ content: "javascript:alert(1)" }))],
  ],
  case_studies: [
    ["a published case study without summary", { summary: "" }],
    ["a draft without title", { title: "", published_at: null }],
    ...each("slug", slugs),
    ...each("image_url", pictures),
    ...each("youtube_url", videos),
    ["a chapter between two seconds", { film: { chapters: [chapter], transcript: "" } }],
    ["a gallery with another address", { gallery_images: ["/a.webp", "//evil.example"] }],
  ],
  contact_messages: [
    ["a name that would add a mail header", { name: "Jan\r\nBcc: x@example.com" }],
    ...each("email", ["jan", "jan@example.com\nBcc: x@example.com", "a@x.pl,b@x.pl"]),
    ["a blank message", { message: " \n\t" }],
  ],
};

export const accepted: Record<"blog_posts" | "case_studies", Case[]> = {
  blog_posts: [
    ["a draft of a title alone", { author: "", published_at: null }],
    [
      "a draft's picture without address",
      { ...blocks(imageBlock({ content: "" })), published_at: null },
    ],
    ...each("image_url", ["/images/a.webp", "https://cdn.example/a%20b.webp?w=1#x"]),
    ...each("slug", ["nowy_post-1_"]),
    ["services and tags", { services: ["podcasty"], tags: ["Źródła światła", "C++"] }],
    ["sources with and without http", { sources: ["https://a.example", "Kowalski, „Kadr”, s. 7"] }],
    ["blocks", blocks(textBlock({ content: "" }), imageBlock({ caption: null }), imageBlock())],
  ],
  case_studies: [
    ["a draft of a title alone", { client: "", industry: "", summary: "", published_at: null }],
    ...each("youtube_url", [
      ...["https://www.youtube.com/watch?v=a", "https://youtube.com/@kanal"],
      ...["https://m.youtube.com/shorts/a", "https://youtu.be/a"],
    ]),
    ["a film with nothing written", { film: { chapters: [], transcript: "" } }],
    ["a gallery", { gallery_images: ["/images/a.webp", "https://cdn.example/b.webp"] }],
    ["the sections as JSON text", { content: JSON.stringify({ project_summary: "a" }) }],
  ],
};
