import { escaped } from "../html/html-text.ts";
import type { NoteCode } from "../notes.ts";
import { type Card, cardParts, listOf, type Part, recordOf, textOf } from "./cards.ts";

type ToNote = (code: NoteCode, detail: string) => void;

/** The bits of `format`, and how each is written. */
const formats: [bit: number, tag: string][] = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [16, "code"],
];
const DEEPEST = 100;

export function lexicalParts(json: string, note: ToNote): Part[] {
  const root = recordOf(recordOf(JSON.parse(json)).root);
  return listOf(root.children).flatMap((node): Part[] => {
    const type = textOf(node.type);
    const inner = inline(node);
    const parts = inner === null ? cardParts(type, node, note) : [{ html: inner }];
    if (parts) return parts;
    note("card", `${type} ${wordsOf(node)}`.trim());
    return [];
  });
}

/** Returns null for a card. */
function inline(node: Card, depth = 0): string | null {
  if (depth > DEEPEST) return "";
  const children = () =>
    listOf(node.children)
      .map((child) => inline(child, depth + 1) ?? "")
      .join("");
  switch (textOf(node.type).replace(/^extended-/, "")) {
    case "text":
      return formats.reduce(
        (html, [bit, tag]) => (Number(node.format) & bit ? `<${tag}>${html}</${tag}>` : html),
        escaped(textOf(node.text)),
      );
    case "linebreak":
      return "<br>";
    case "tab":
      return " ";
    case "link":
    case "autolink":
    case "at-link":
      return `<a href="${escaped(textOf(node.url))}">${children()}</a>`;
    case "paragraph":
      return `<p>${children()}</p>`;
    case "heading": {
      const tag = textOf(node.tag);
      const name = /^h[1-6]$/.test(tag) ? tag : "h2";
      return `<${name}>${children()}</${name}>`;
    }
    case "quote":
    case "aside":
      return `<blockquote><p>${children()}</p></blockquote>`;
    case "list": {
      const name = node.listType === "number" ? "ol" : "ul";
      return `<${name}>${children()}</${name}>`;
    }
    case "listitem":
      return `<li>${children()}</li>`;
    default:
      return null;
  }
}

/** All words of an unknown card, for the report. */
function wordsOf(node: Card): string {
  return Object.entries(node)
    .filter(([name, value]) => name !== "type" && typeof value === "string" && value !== "")
    .map(([, value]) => textOf(value))
    .join(" ")
    .slice(0, 500);
}
