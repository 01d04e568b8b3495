import type { ListItem, Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

const marks = new Set(["strong", "emphasis", "delete"]);

export function isPlain(node: Nodes): boolean {
  return "children" in node
    ? /^(root|paragraph)$/.test(node.type) && node.children.every(isPlain)
    : node.type === "text";
}

/**
 * In place: joins split marks, moves spaces out of marks, removes empty nodes and spaces at line breaks.
 * A text that somebody wrote here keeps its empty items and its non-breaking spaces.
 */
export function tidy(node: Parents, isOurs = false): void {
  for (const child of node.children) if ("children" in child) tidy(child, isOurs);
  const blank = isOurs ? /^[^\S\u00a0]*$/ : /^\s*$/;
  const children = merged(merged(node.children).flatMap(pulledOut))
    .map(withoutSpaceAtBreak)
    .filter((child) => (isOurs && isItem(child, node)) || !isEmpty(child, blank));
  node.children = trimmed(node.type, children, blank) as typeof node.children;
  if (node.type === "listItem") node.spread = needsBlankLines(node) || (isOurs && !!node.spread);
}

/** An item, or the paragraph without which a task would have no box. */
function isItem(child: RootContent, parent: Parents): boolean {
  if (child.type === "listItem") return true;
  return child.type === "paragraph" && parent.type === "listItem" && parent.checked != null;
}

/** Two paragraphs would be one without a blank line, and the sign of an empty item would underline a heading. */
function needsBlankLines({ children }: ListItem): boolean {
  return (
    children.filter(({ type }) => type === "paragraph").length > 1 ||
    children.some((child, at) => at > 0 && child.type === "list" && !child.children[0]?.children[0])
  );
}

/** In place: only items of several paragraphs need blank lines in their list. */
export function tightenLists(node: Parents): void {
  for (const child of node.children) if ("children" in child) tightenLists(child);
  if (node.type === "list") node.spread = node.children.some(({ spread }) => spread);
}

/** `**word **` is not bold, and a link's line is drawn below its spaces, so these move out of the mark. */
function pulledOut(node: RootContent): RootContent[] {
  const isLink = node.type === "link";
  if (!(isLink || marks.has(node.type)) || !("children" in node)) return [node];
  const inner = node.children;
  const [first, last] = [inner[0], inner.at(-1)];
  const before = first?.type === "text" ? (/^\s+/.exec(first.value)?.[0] ?? "") : "";
  if (first?.type === "text") first.value = first.value.slice(before.length);
  const after = last?.type === "text" ? last.value.slice(last.value.trimEnd().length) : "";
  if (last?.type === "text") last.value = last.value.slice(0, last.value.length - after.length);
  return [...asText(before), ...(isLink || textOf(node) ? [node] : inner), ...asText(after)];
}

function asText(value: string): PhrasingContent[] {
  return value ? [{ type: "text", value }] : [];
}

/** Programs split one word into several runs. */
function merged(nodes: RootContent[]): RootContent[] {
  const whole: RootContent[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (last?.type === "text" && node.type === "text") last.value += node.value;
    else if (last && sameMark(last, node) && "children" in last && "children" in node) {
      const children = merged([...last.children, ...node.children]);
      last.children = children as typeof last.children;
    } else whole.push(node);
  }
  return whole.map(separated);
}

function sameMark(one: RootContent, other: RootContent): boolean {
  if (one.type === "link" && other.type === "link") return one.url === other.url;
  return one.type === other.type && marks.has(one.type);
}

/** Punctuation at the end of a mark goes out where a letter follows it: `**Cel:**film` would not be bold. */
function separated(node: RootContent, at: number, all: RootContent[]): RootContent {
  const next = all[at + 1];
  if (!marks.has(node.type) || !("children" in node) || next?.type !== "text") return node;
  const last = node.children.at(-1);
  if (last?.type !== "text" || !/^[\p{L}\p{N}]/u.test(next.value)) return node;
  const end = /(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/u.exec(last.value)?.[0] ?? "";
  if (end === "" || end === last.value) return node;
  last.value = last.value.slice(0, -end.length);
  next.value = end + next.value;
  return node;
}

/** Such a space shows nothing, and would be written as an entity, which an address before it would swallow. */
function withoutSpaceAtBreak(node: RootContent, at: number, all: RootContent[]): RootContent {
  if (node.type !== "text") return node;
  if (all[at - 1]?.type === "break") node.value = node.value.replace(/^[ \t]+/, "");
  if (all[at + 1]?.type === "break") node.value = node.value.replace(/(?<![ \t])[ \t]+$/, "");
  return node;
}

function isEmpty(node: RootContent, blank: RegExp): boolean {
  if (node.type === "text") return node.value === "";
  if (node.type === "list") {
    return node.children.every(({ children }) => children.every((child) => isBlank(child, blank)));
  }
  if (/^(paragraph|heading|strong|emphasis|delete|link|blockquote|listItem)$/.test(node.type)) {
    return "children" in node && node.children.every((child) => isBlank(child, blank));
  }
  return false;
}

function isBlank(node: RootContent, blank: RegExp): boolean {
  if (node.type === "text") return blank.test(node.value);
  return node.type === "break" || isEmpty(node, blank);
}

function trimmed(type: string, children: RootContent[], blank: RegExp): RootContent[] {
  if (!/^(paragraph|heading|tableCell)$/.test(type)) return children;
  const kept = [...children];
  while (kept[0] && isBlank(kept[0], blank)) kept.shift();
  while (kept.length > 0 && kept.slice(-1).every((child) => isBlank(child, blank))) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  const isSpace = (letter: string | undefined) => letter !== undefined && blank.test(letter);
  if (first?.type === "text") while (isSpace(first.value[0])) first.value = first.value.slice(1);
  if (last?.type === "text") {
    while (isSpace(last.value.at(-1))) last.value = last.value.slice(0, -1);
  }
  return kept;
}
