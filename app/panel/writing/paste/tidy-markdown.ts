import type { Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

const marks = new Set(["strong", "emphasis", "delete"]);

export function isPlain(node: Nodes): boolean {
  return "children" in node
    ? /^(root|paragraph)$/.test(node.type) && node.children.every(isPlain)
    : node.type === "text";
}

/** In place: joins split marks, moves spaces out of marks, removes empty nodes and spaces at line breaks. */
export function tidy(node: Parents): void {
  for (const child of node.children) if ("children" in child) tidy(child);
  const children = merged(node.children.flatMap(pulledOut))
    .map(withoutSpaceAtBreak)
    .filter((child) => !isEmpty(child));
  node.children = trimmed(node.type, children) as typeof node.children;
  // Two paragraphs of an item would be one without a blank line.
  if (node.type === "listItem") node.spread = paragraphs(node.children) > 1;
}

/** In place: only items of several paragraphs need blank lines in their list. */
export function tightenLists(node: Parents): void {
  for (const child of node.children) if ("children" in child) tightenLists(child);
  if (node.type === "list") node.spread = node.children.some(({ spread }) => spread);
}

function paragraphs(children: RootContent[]): number {
  return children.filter(({ type }) => type === "paragraph").length;
}

/** `**word **` is not bold, so spaces move out of the mark; so does punctuation before a letter. */
function pulledOut(node: RootContent): RootContent[] {
  if (!marks.has(node.type) || !("children" in node)) return [node];
  const inner = node.children;
  const [first, last] = [inner[0], inner.at(-1)];
  const before = first?.type === "text" ? (/^\s+/.exec(first.value)?.[0] ?? "") : "";
  if (first?.type === "text") first.value = first.value.slice(before.length);
  const after = last?.type === "text" ? (/\s+$/.exec(last.value)?.[0] ?? "") : "";
  if (last?.type === "text") last.value = last.value.slice(0, last.value.length - after.length);
  return [...asText(before), ...(textOf(node) ? [node] : inner), ...asText(after)];
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
  const end = /[\p{P}\p{S}]+$/u.exec(last.value)?.[0] ?? "";
  if (end === "" || end === last.value) return node;
  last.value = last.value.slice(0, -end.length);
  next.value = end + next.value;
  return node;
}

/** Such a space shows nothing, and would be written as an entity, which an address before it would swallow. */
function withoutSpaceAtBreak(node: RootContent, at: number, all: RootContent[]): RootContent {
  if (node.type !== "text") return node;
  if (all[at - 1]?.type === "break") node.value = node.value.replace(/^[ \t]+/, "");
  if (all[at + 1]?.type === "break") node.value = node.value.replace(/[ \t]+$/, "");
  return node;
}

function isEmpty(node: RootContent): boolean {
  if (node.type === "text") return node.value === "";
  if (
    /^(paragraph|heading|strong|emphasis|delete|link|blockquote|list|listItem)$/.test(node.type)
  ) {
    return "children" in node && node.children.every(isBlank);
  }
  return false;
}

function isBlank(node: RootContent): boolean {
  if (node.type === "text") return node.value.trim() === "";
  return node.type === "break" || isEmpty(node);
}

function trimmed(type: string, children: RootContent[]): RootContent[] {
  if (!/^(paragraph|heading|tableCell)$/.test(type)) return children;
  const kept = [...children];
  while (kept[0] && isBlank(kept[0])) kept.shift();
  while (kept.length > 0 && kept.slice(-1).every(isBlank)) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
  return kept;
}
