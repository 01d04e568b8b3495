import type { Element, ElementContent, Properties } from "hast";
import { parseUrl } from "../addresses/parse-url.ts";
import { webFilm } from "../addresses/web-film.ts";
import { withoutInvisible } from "../invisible.ts";
import { element, isBlock, isShownAsBlock, style, text } from "./html-nodes.ts";
import { hidden, inlineMarks, listLines } from "./office-styles.ts";
import { type ListLine, nestLists } from "./pasted-lists.ts";
import { cleanTable } from "./pasted-tables.ts";

type Cleaning = {
  /** The origin of this site: links and pictures on it become paths. */
  origin: string;
  onPicture: () => void;
  /** A text that moves here brings all of its pictures, with their captions as titles. */
  keepsPictures?: boolean;
  /** Headings and the first rows of tables are bold already. */
  bold?: boolean;
  italic?: boolean;
  struck?: boolean;
};

const dropped = new Set(
  "head title style script noscript template iframe object embed svg math canvas audio video select option button textarea label colgroup col meta link base".split(
    " ",
  ),
);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const marks = [
  ["bold", "strong"],
  ["italic", "em"],
  ["struck", "del"],
] as const;

export function cleanAll(nodes: readonly ElementContent[], how: Cleaning): ElementContent[] {
  const clean: ElementContent[] = [];
  let lines: ListLine[] = [];
  const endList = () => {
    clean.push(...nestLists(lines));
    lines = [];
  };
  for (const node of nodes) {
    const found = node.type === "element" ? listLines(node) : [];
    if (found.length > 0) {
      lines.push(...found.map((line) => ({ ...line, children: cleanAll(line.children, how) })));
      continue;
    }
    if (lines.length > 0 && text(node).trim() === "" && !isPicture(node)) continue;
    endList();
    clean.push(...cleanNode(node, how));
  }
  endList();
  return clean;
}

function isPicture(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "img";
}

function cleanNode(node: ElementContent, how: Cleaning): ElementContent[] {
  if (node.type === "text") return [{ type: "text", value: plainSpaces(node.value) }];
  if (node.type !== "element" || hidden(node)) return [];
  const { tagName } = node;
  const film = tagName === "iframe" ? webFilm(String(node.properties.src ?? "")) : null;
  if (film)
    return [
      element("p", [element("a", [{ type: "text", value: film.href }], { href: film.href })]),
    ];
  if (dropped.has(tagName)) return [];
  if (node.properties.dataStringifyType === "paragraph-break") return [element("div", [])];
  if (tagName === "img") return picture(node, how);
  if (tagName === "input") {
    const { type, checked } = node.properties;
    return type === "checkbox" ? [element("input", [], { type, checked })] : [];
  }
  if (tagName === "br" || tagName === "hr") return [element(tagName, [])];
  if (tagName === "pre") return [element("pre", [element("code", lineText(node), language(node))])];
  if (/^(code|tt|kbd|samp)$/.test(tagName)) return [element("code", lineText(node))];
  if (tagName === "table") {
    return cleanTable(node, (nodes, isHead) =>
      cleanAll(nodes, isHead ? { ...how, bold: true } : how),
    );
  }
  if (tagName === "ul" || tagName === "ol") return [cleanList(node, how)];
  const heading = headingOf(node);
  if (heading) return [element(heading, cleanAll(node.children, { ...how, bold: true }))];
  return cleanRest(node, how);
}

function cleanRest(node: Element, how: Cleaning): ElementContent[] {
  const found = inlineMarks(node);
  const isLeaf = !node.children.some(isBlock);
  const inner = { ...how };
  const wraps: string[] = [];
  for (const [mark, tag] of marks) {
    if (!isLeaf || !found[mark] || how[mark]) continue;
    inner[mark] = true;
    wraps.push(tag);
  }
  let children = cleanAll(node.children, inner);
  for (const tag of wraps) children = [element(tag, children)];
  if (node.tagName === "a") return link(node, children, how);
  if (isQuote(node)) return [element("blockquote", children)];
  if (node.tagName === "p" || node.tagName === "div") return [element(node.tagName, children)];
  if (node.tagName === "li" || node.tagName === "dt" || node.tagName === "dd") {
    return [element("p", children)];
  }
  if (isShownAsBlock(node) && children.length === 0) return [element("br", [])];
  // Section, article and main separate paragraphs as a div does.
  return isBlock(node) ? [element("div", children)] : children;
}

function headingOf(node: Element): string | null {
  const { role, ariaLevel } = node.properties;
  if (headings.has(node.tagName)) return node.tagName;
  if (hasClass(node, /^MsoTitle/)) return "h1";
  const level = Number(ariaLevel);
  return role === "heading" && level >= 1 && level <= 6 ? `h${level}` : null;
}

function isQuote(node: Element): boolean {
  if (hasClass(node, /^Mso(Intense)?Quote/)) return true;
  // Mail programs indent by a quote without a border.
  return node.tagName === "blockquote" && !/border:\s*(none|0)/.test(style(node));
}

function hasClass({ properties }: Element, wanted: RegExp): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.some((name) => wanted.test(String(name)));
}

function cleanList(node: Element, how: Cleaning): Element {
  const items: Element[] = [];
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const last = items.at(-1);
    // Google Docs puts the inner list beside the item that it belongs to, Evernote into an item of its own.
    if (child.tagName === "li" && !(last && holdsOnlyLists(child))) {
      items.push(element("li", cleanAll(child.children, how)));
    } else if (last && child.tagName === "li") last.children.push(...cleanAll(child.children, how));
    else if (last) last.children.push(...cleanNode(child, how));
    else items.push(element("li", cleanNode(child, how)));
  }
  const { start } = node.properties;
  return element(node.tagName, items, node.tagName === "ol" && start ? { start } : {});
}

function holdsOnlyLists({ children }: Element): boolean {
  const content = children.filter((child) => child.type === "element" || text(child).trim());
  return (
    content.length > 0 &&
    content.every((child) => child.type === "element" && /^[uo]l$/.test(child.tagName))
  );
}

function link(node: Element, children: ElementContent[], how: Cleaning): ElementContent[] {
  const href = cleanAddress(String(node.properties.href ?? ""), how.origin);
  return href && text(element("a", children)).trim()
    ? [element("a", children, { href })]
    : children;
}

/** Of a paste, only our own pictures are kept: others vanish with their page or mail. */
function picture({ properties }: Element, how: Cleaning): ElementContent[] {
  const src = cleanAddress(String(properties.src ?? ""), how.origin);
  const { alt = "", title, width, height } = properties;
  if (isEmoji(String(alt))) return [{ type: "text", value: String(alt) }];
  if (how.keepsPictures) return src ? [element("img", [], { src, alt, title })] : [];
  if (src?.startsWith("/")) return [element("img", [], { src, alt })];
  if (!(Number(width) <= 1 || Number(height) <= 1)) how.onPicture();
  return [];
}

/** Facebook, Teams, Gmail and X show emoji as pictures, Slack as pictures of names. */
function isEmoji(alt: string): boolean {
  return (
    (/^(?:[\p{Extended_Pictographic}\p{Emoji_Component}]){1,30}$/u.test(alt) &&
      /[^\d#*]/.test(alt)) ||
    /^:[\w+-]{1,60}:$/.test(alt)
  );
}

/** The language of code, which stands on its own element or around it. */
function language(node: Element): Properties {
  const { className } = node.properties;
  const named = [className].flat().filter((name) => /^language-[\w+#-]+$/.test(String(name)));
  if (named.length > 0) return { className: [String(named[0])] };
  const code = node.children.find((child) => child.type === "element" && child.tagName === "code");
  return code?.type === "element" ? language(code) : {};
}

function lineText(node: Element): ElementContent[] {
  const value = lines(node);
  return value ? [{ type: "text", value }] : [];
}

function lines(node: ElementContent): string {
  if (node.type === "text") return node.value.replaceAll("\u00a0", " ");
  if (node.type !== "element" || dropped.has(node.tagName) || hidden(node)) return "";
  if (node.tagName === "br") return "\n";
  const inner = node.children.map(lines).join("");
  const isLine = /^(div|p|li|tr)$/.test(node.tagName) && /[^\n]$/.test(inner);
  return isLine ? `${inner}\n` : inner;
}

/** Browsers and mail programs write a space beside a tag as a non-breaking one. */
function plainSpaces(value: string): string {
  const visible = value.replace(/[\u200b\u2060\ufeff]/g, "");
  if (/^[\s\u00a0]*$/.test(visible)) return visible.replaceAll("\u00a0", " ");
  return visible.replace(/^\u00a0|\u00a0$|\u00a0(?=\s)|(?<=\s)\u00a0/g, " ");
}

/** Redirecting pages, by the parameter that holds the address. */
const detours: [host: RegExp, path: string, parameter: string][] = [
  [/^www\.google\.[a-z.]+$/, "/url", "q"],
  [/\.safelinks\.protection\.outlook\.com$/, "/", "url"],
  [/^l\.facebook\.com$/, "/l.php", "u"],
];

function cleanAddress(address: string, origin: string): string | null {
  const plain = withoutInvisible(address).trim();
  const url = parseUrl(plain);
  if (!url || !/^(https?|mailto):$/.test(url.protocol)) return null;
  for (const [host, path, parameter] of detours) {
    const target =
      host.test(url.hostname) && url.pathname === path && url.searchParams.get(parameter);
    if (target) return cleanAddress(target, origin);
  }
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return plain;
}
