import { escaped } from "../html/html-text.ts";
import type { NoteCode } from "../notes.ts";

export type Card = Record<string, unknown>;
export type Part = { html: string } | { markdown: string };
type ToNote = (code: NoteCode, detail: string) => void;

/** Cards of Ghost by the names they have in Lexical; those of the older mobiledoc are called almost the same. */
export function cardParts(type: string, card: Card, note: ToNote): Part[] | null {
  const of = (name: string) => textOf(card[name]);
  const html = (value: string): Part[] => [{ html: value }];
  switch (type.replace(/^card-/, "")) {
    case "image":
      return html(figure(pictureTag(of("src"), of("alt"), of("title")), of("caption"), of("href")));
    case "gallery": {
      const pictures = listOf(card.images).map((one) =>
        figure(pictureTag(textOf(one.src), textOf(one.alt)), textOf(one.caption)),
      );
      return html(pictures.join("") + paragraph(of("caption")));
    }
    case "codeblock":
    case "code": {
      const language = of("language").replace(/[^\w+#-]/g, "");
      const shown = language ? ` class="language-${language}"` : "";
      return html(
        `<pre><code${shown}>${escaped(of("code"))}</code></pre>${paragraph(of("caption"))}`,
      );
    }
    case "markdown":
      return [{ markdown: of("markdown") }];
    case "html":
    case "email":
      return html(of("html"));
    case "horizontalrule":
    case "hr":
      return html("<hr>");
    case "embed":
      return html(`${embedOf(card)}${paragraph(of("caption"))}`);
    case "bookmark":
      return html(bookmark(card));
    case "video":
    case "audio":
      return html(
        `${paragraph(of("title"))}<${type} src="${escaped(of("src"))}"></${type}>${paragraph(of("caption"))}`,
      );
    case "file":
      return html(
        paragraph(link(of("src"), of("fileTitle") || of("fileName"))) +
          paragraph(of("fileCaption")),
      );
    case "callout":
      return html(
        `<blockquote><p>${escaped(of("calloutEmoji"))} ${of("calloutText")}</p></blockquote>`,
      );
    case "toggle":
      return html(`<p><strong>${of("heading")}</strong></p><div>${of("content")}</div>`);
    case "button":
      return html(paragraph(link(of("buttonUrl"), of("buttonText"))));
    case "header":
    case "signup":
    case "email-cta":
    case "call-to-action":
    case "product":
      return html(boxOf(card));
    case "paywall":
      note("membersOnly", "paywall");
      return [];
    default:
      return null;
  }
}

function embedOf(card: Card): string {
  const url = textOf(card.url);
  return url ? paragraph(escaped(url)) : textOf(card.html);
}

function bookmark(card: Card): string {
  const metadata = recordOf(card.metadata);
  const url = textOf(card.url) || textOf(metadata.url);
  const title = textOf(card.title) || textOf(metadata.title) || url;
  const description = textOf(card.description) || textOf(metadata.description);
  return (
    paragraph(link(url, title)) + paragraph(escaped(description)) + paragraph(textOf(card.caption))
  );
}

/** The words of a box, its picture and its button, one below the other. */
function boxOf(card: Card): string {
  const of = (...names: string[]) => names.map((name) => textOf(card[name])).find(Boolean) ?? "";
  const src = of("productImageSrc", "imageUrl", "backgroundImageSrc");
  const heading = of("header", "heading", "productTitle");
  const url = of("buttonUrl", "productUrl");
  return [
    heading && `<h2>${heading}</h2>`,
    src && figure(pictureTag(src, ""), ""),
    paragraph(of("subheader", "productDescription", "textValue", "html")),
    paragraph(of("disclaimer")),
    url && paragraph(link(url, of("buttonText", "productButton") || url)),
  ].join("");
}

function figure(picture: string, caption: string, href = ""): string {
  const shown = href ? `<a href="${escaped(href)}">${picture}</a>` : picture;
  return `<figure>${shown}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`;
}

function pictureTag(src: string, alt: string, title = ""): string {
  return `<img src="${escaped(src)}" alt="${escaped(alt)}"${title ? ` title="${escaped(title)}"` : ""}>`;
}

function link(href: string, words: string): string {
  return href ? `<a href="${escaped(href)}">${escaped(words || href)}</a>` : escaped(words);
}

function paragraph(html: string): string {
  return html ? `<p>${html}</p>` : "";
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export function recordOf(value: unknown): Card {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listOf(value: unknown): Card[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}
