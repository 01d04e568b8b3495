import type { Nodes, Parents } from "mdast";
import { parseMarkdown, rangeOf } from "../../../../app/text/markdown/parse-markdown.ts";
import { isTooHeavy } from "../../../../app/text/markdown/too-heavy.ts";
import type { Note } from "../entry.ts";
import { markdownOf } from "../html/html-text.ts";
import { noteInto, shortened, wholeAddress } from "../html/prepare-html.ts";

type Edit = { start: number; end: number; text: string };

const youtube =
  /\{\{[<%]\s*youtube\s+(?:id=)?"?([\w-]{11})"?\s*[>%]\}\}|\{%\s*(?:include\s+)?youtube(?:\.html)?\s+(?:id=)?"?([\w-]{11})"?\s*%\}/g;
/** The address of the old site itself, and a path of it, as Jekyll writes them. */
const siteAddress = /\{\{\s*site\.(?:base)?url\s*\}\}/g;
const sitePath =
  /\{\{\s*["']([^"'{}\n]*)["']\s*\|\s*(?:relative_url|absolute_url|rel_url|abs_url)\s*\}\}/g;
const references =
  /\{\{[<%]\s*(?:rel)?ref\s+"?([^"\s<>{}]+)"?\s*[>%]\}\}|\{%\s*(?:post_url|link)\s+([^\s%]+)\s*%\}/g;
/** Classes, tables of contents and names of headings, as Jekyll has them. */
const kramdown = /[ \t]?\{:[^{}\n]*\}|[ \t]\{#[\w-]+\}$/gm;
const figures = /\{\{<\s*figure\s((?:(?!\{\{)[^>])*)>\}\}/g;
/** In MDX a picture may be a file of its code: `import hero from "./hero.png"`, `<Image src={hero}>`. */
const importedPicture =
  /^import\s+(\w+)\s+from\s+["']([^"'\n]+\.(?:jpe?g|png|gif|webp|avif|svg))["'];?[ \t]*$/gm;
const pictureOfCode = /\bsrc=\{(?:(\w+)(?:\.src)?|require\(["']([^"'\n]+)["']\)(?:\.default)?)\}/g;
/** A component of MDX, of Astro or of a theme. Tags of HTML are in small letters, or all in capitals. */
const component = /<([A-Z][\w.]*)((?:[\s/][^<>]*)?)>/g;
/** Code of MDX, whose words always stand in quotes; a sentence may begin with the same words. */
const modules = [
  /^import\s(?:[^"';]{0,500}\sfrom\s*)?["'][^"'\n]*["'];?[ \t]*$/gm,
  /^export\s[^"';]{0,500}\sfrom\s*["'][^"'\n]*["'];?[ \t]*$/gm,
  /^export (?:const|let|function|default)\b[^\n]*[{[(]\n(?:[ \t][^\n]*\n|\n)*[}\])][^\n]*$/gm,
  /^export (?:const|let|default) [^\n]*$/gm,
  /\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g,
];
/** The frames of notes in Docusaurus and VuePress, and the marks of those in Obsidian. Their words stay. */
const frame = /^:{3,}[ \t]*(?:[a-z]+[ \t]*)?/gim;
const callout = /^((?:> ?)+)(\[!\w+\][+-]?)[ \t]?/gm;
const value = /\{\{(?![<%])[^{}\n]*\}\}/g;
const command = /\{\{[<%](?:(?!\{\{[<%])[\s\S])*?[>%]\}\}|\{%(?:(?!\{%)[\s\S])*?%\}/g;

/** Our Markdown has no HTML and no commands of a site generator. Both become Markdown or a note of the report. */
export function ownMarkdown(
  body: string,
  base: string,
  notes: Note[],
  fileOf: (name: string) => string | null = () => null,
): string {
  const note = noteInto(notes);
  const leaveOut = (whole: string): string => {
    note("template", shortened(whole.trim()));
    return "";
  };
  const pictures = new Map(
    [...body.matchAll(importedPicture)].map(([, name, file]) => [name, file]),
  );
  const plain = outsideCode(body, (text) =>
    [...modules, frame]
      .reduce((left, pattern) => left.replace(pattern, leaveOut), text.replace(importedPicture, ""))
      .replace(pictureOfCode, (whole, name: string, file = pictures.get(name)) =>
        file ? `src="${file}"` : whole,
      )
      .replace(component, (whole, name: string, attributes: string) => {
        const known = knownComponent(name, attributes);
        // The words within it stay.
        if (known === null && /[a-z]/.test(name)) note("template", shortened(whole));
        return known ?? whole;
      })
      .replace(callout, (_, quote: string, mark: string) => quote + leaveOut(mark))
      .replace(siteAddress, "")
      .replace(sitePath, (_, path: string) => path)
      .replace(references, (whole, one: string, other: string) => {
        const [name = "", anchor] = (one ?? other).split("#");
        const file = fileOf(name);
        return file === null ? whole : `/${file}${anchor ? `#${anchor}` : ""}`;
      })
      .replace(
        youtube,
        (_, one: string, other: string) => `https://www.youtube.com/watch?v=${one ?? other}`,
      )
      .replace(figures, (_, given: string) => figureOf(given))
      .replace(/\{%\s*highlight\s+([^\s%]+)(?:\s[^%]*)?%\}/g, "```$1")
      .replace(/\{%\s*endhighlight\s*%\}/g, "```")
      .replace(command, leaveOut)
      .replace(kramdown, leaveOut)
      .replace(value, leaveOut),
  );
  return withoutHtml(plain, base, notes).trim();
}

function outsideCode(text: string, change: (text: string) => string): string {
  const edits: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1[^\n]*$|`[^`\n]+`/gm)) {
    edits.push(change(text.slice(from, found.index)), found[0]);
    from = found.index + found[0].length;
  }
  return edits.join("") + change(text.slice(from));
}

/** A picture as HTML, the address of a film; null for others. */
function knownComponent(name: string, attributes: string): string | null {
  if (/^(\w*Image|Img|Picture)$/.test(name) && /\ssrc=["']/.test(attributes))
    return `<img${attributes}>`;
  const film =
    /youtube/i.test(name) && /\s(?:id|videoId)=["']([\w-]{11})["']/.exec(attributes)?.[1];
  return film ? `https://www.youtube.com/watch?v=${film}` : null;
}

function figureOf(given: string): string {
  const all = new Map(
    [...given.matchAll(/\b(\w+)=(?:"([^"]*)"|([^\s"]+))/g)].map(([, name, quoted, bare]) => [
      name,
      quoted ?? bare,
    ]),
  );
  const of = (name: string) => all.get(name) ?? "";
  const caption = of("caption") || of("title");
  const title = caption ? ` "${caption.replaceAll('"', "”")}"` : "";
  return `\n\n![${of("alt").replace(/[[\]]/g, "")}](${of("src").replaceAll(" ", "%20")}${title})\n\n`;
}

/** In these HTML is a block, in all others it stands within a sentence. */
const blockParents = /^(root|blockquote|listItem|footnoteDefinition)$/;

function withoutHtml(markdown: string, base: string, notes: Note[]): string {
  if (isTooHeavy(markdown)) {
    noteInto(notes)("wordsAlone", "");
    return markdown;
  }
  const edits: Edit[] = [];
  const links = new Map<Nodes, string>();
  const look = (node: Nodes, parent: Parents | null): void => {
    if (node.type === "html") {
      const [start, end] = rangeOf(node);
      const isBlock = parent === null || blockParents.test(parent.type);
      edits.push({
        start,
        end,
        text: isBlock
          ? `${blockOf(node.value, base, notes)}${/^\n\S/.test(markdown.slice(end)) ? "\n" : ""}`
          : (links.get(node) ?? tagOf(node.value, base, notes, parent?.type === "tableCell")),
      });
    } else if ("children" in node) {
      pairLinks(node, base, links);
      for (const child of node.children) look(child, node);
    }
  };
  look(parseMarkdown(markdown), null);
  return edits.reduceRight(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    markdown,
  );
}

/** `<a href>` and `</a>` within a sentence are a link. */
function pairLinks({ children }: Parents, base: string, links: Map<Nodes, string>): void {
  let open: { node: Nodes; href: string } | null = null;
  for (const node of children) {
    if (node.type !== "html") continue;
    const href = /^<a\s(?:[^>]*\s)?href\s*=\s*["']?([^"'\s>]+)/i.exec(node.value)?.[1];
    if (href) open = { node, href };
    else if (open && /^<\/a\s*>$/i.test(node.value)) {
      const address = wholeAddress(open.href.replaceAll("&amp;", "&"), base);
      if (address) links.set(open.node, "[").set(node, `](<${address}>)`);
      open = null;
    }
  }
}

/** A block of HTML may end where its line does; a paragraph needs a blank line before it. */
function blockOf(html: string, base: string, notes: Note[]): string {
  if (/^<!--[\s\S]*-->$/.test(html.trim())) return "";
  return markdownOf(html, { base, notes });
}

/** A single tag within a sentence. The words around it stay. */
function tagOf(tag: string, base: string, notes: Note[], isInCell: boolean): string {
  if (/^<br\b/i.test(tag)) return isInCell ? " " : "\n";
  if (/^<(iframe|video|audio|embed)\b/i.test(tag)) {
    const address = markdownOf(tag, { base, notes });
    return address && ` ${address.trim()} `;
  }
  if (/^<img\b/i.test(tag)) return markdownOf(tag, { base, notes: [] });
  const mark = /^<\/?(b|strong|i|em|s|del|code)>$/i.exec(tag)?.[1]?.toLowerCase();
  if (mark)
    return { b: "**", strong: "**", i: "*", em: "*", s: "~~", del: "~~", code: "`" }[mark] ?? "";
  return "";
}
