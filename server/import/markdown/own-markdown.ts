import type { Nodes, Parents } from "mdast";
import { parseMarkdown, rangeOf } from "../../../app/text/markdown/parse-markdown.ts";
import type { Note } from "../entry.ts";
import { markdownOf } from "../html/html-text.ts";
import { noteInto, shortened } from "../html/prepare-html.ts";

type Edit = { start: number; end: number; text: string };

const youtube =
  /\{\{[<%]\s*youtube\s+(?:id=)?"?([\w-]{11})"?\s*[>%]\}\}|\{%\s*(?:include\s+)?youtube(?:\.html)?\s+(?:id=)?"?([\w-]{11})"?\s*%\}/g;
const figures = /\{\{<\s*figure\s((?:(?!\{\{)[^>])*)>\}\}/g;
const command = /\{\{[<%](?:(?!\{\{[<%])[\s\S])*?[>%]\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g;

/** Our Markdown has no HTML and no commands of a site generator. Both become Markdown or a note of the report. */
export function ownMarkdown(body: string, base: string, notes: Note[]): string {
  const note = noteInto(notes);
  const plain = outsideCode(body, (text) =>
    text
      .replace(
        youtube,
        (_, one: string, other: string) => `https://www.youtube.com/watch?v=${one ?? other}`,
      )
      .replace(figures, (_, given: string) => figureOf(given))
      .replace(/\{%\s*highlight\s+([^\s%]+)(?:\s[^%]*)?%\}/g, "```$1")
      .replace(/\{%\s*endhighlight\s*%\}/g, "```")
      .replace(command, (whole) => {
        note("template", shortened(whole));
        return "";
      })
      .replace(/^(import|export)\s.+from\s.+$/gm, (line) => {
        note("template", shortened(line));
        return "";
      }),
  );
  return withoutHtml(plain, base, notes).trim();
}

function outsideCode(text: string, change: (text: string) => string): string {
  const edits: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/^(```|~~~)[\s\S]*?^\1[^\n]*$|`[^`\n]+`/gm)) {
    edits.push(change(text.slice(from, found.index)), found[0]);
    from = found.index + found[0].length;
  }
  return edits.join("") + change(text.slice(from));
}

function figureOf(given: string): string {
  const all = new Map(
    [...given.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const of = (name: string) => all.get(name) ?? "";
  const caption = of("caption") || of("title");
  const title = caption ? ` "${caption.replaceAll('"', "”")}"` : "";
  return `\n\n![${of("alt").replace(/[[\]]/g, "")}](${of("src").replaceAll(" ", "%20")}${title})\n\n`;
}

function withoutHtml(markdown: string, base: string, notes: Note[]): string {
  const edits: Edit[] = [];
  const look = (node: Nodes, parent: Parents | null): void => {
    if (node.type === "html") {
      const [start, end] = rangeOf(node);
      const isBlock = parent?.type !== "paragraph" && parent?.type !== "heading";
      edits.push({
        start,
        end,
        text: isBlock
          ? `${blockOf(node.value, base, notes)}${/^\n\S/.test(markdown.slice(end)) ? "\n" : ""}`
          : tagOf(node.value, base),
      });
    } else if ("children" in node) for (const child of node.children) look(child, node);
  };
  look(parseMarkdown(markdown), null);
  return edits.reduceRight(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    markdown,
  );
}

/** A block of HTML may end where its line does; a paragraph needs a blank line before it. */
function blockOf(html: string, base: string, notes: Note[]): string {
  if (/^<!--[\s\S]*-->$/.test(html.trim())) return "";
  return markdownOf(html, { base, notes });
}

/** A single tag within a sentence. The words around it stay. */
function tagOf(tag: string, base: string): string {
  if (/^<br\b/i.test(tag)) return "\n";
  if (/^<img\b/i.test(tag)) return markdownOf(tag, { base, notes: [] });
  const mark = /^<\/?(b|strong|i|em|s|del|code)>$/i.exec(tag)?.[1]?.toLowerCase();
  if (mark)
    return { b: "**", strong: "**", i: "*", em: "*", s: "~~", del: "~~", code: "`" }[mark] ?? "";
  return "";
}
