import type { Element, ElementContent } from "hast";

/** Marks the place of a footnote until the text is Markdown. The signs have no meaning of their own in Unicode. */
const marks = /\ue000(\d+)\ue001/g;

type Footnotes = { nodes: ElementContent[]; notes: ElementContent[][] };

/** Takes the footnotes out of a text whose marks lead to the items of a list of footnotes. */
export function takeFootnotes(nodes: readonly ElementContent[]): Footnotes {
  const found = new Map<string, ElementContent[]>();
  for (const node of nodes) collect(node, found, false);
  const numbers = new Map<string, number>();
  if (found.size === 0) return { nodes: [...nodes], notes: [] };
  const marked = nodes.map((node) => mark(node, found, numbers));
  const left = marked.flatMap((node) => withoutNotes(node, numbers));
  const notes = [...numbers.keys()].map((id) => (found.get(id) ?? []).flatMap(withoutWayBack));
  return { nodes: left, notes };
}

/** The Markdown of a text with `[^1]` where its footnotes are, and the footnotes below it. */
export function writeFootnotes(markdown: string, notes: readonly string[]): string {
  const below = notes.map(
    (note, at) => `[^${at + 1}]: ${note.replace(marks, "").replaceAll("\n", "\n    ")}`,
  );
  return [markdown.replace(marks, "[^$1]"), ...below].join("\n\n");
}

function isList({ properties }: Element): boolean {
  return /footnotes?($|[\s-])/.test(`${properties.className ?? ""}`.replaceAll(",", " "));
}

function collect(node: ElementContent, found: Map<string, ElementContent[]>, isIn: boolean): void {
  if (node.type !== "element") return;
  const { id } = node.properties;
  if (isIn && node.tagName === "li" && typeof id === "string" && id) found.set(id, node.children);
  const isInside = isIn || (/^(section|div|ol|ul|aside)$/.test(node.tagName) && isList(node));
  for (const child of node.children) collect(child, found, isInside);
}

function mark(
  node: ElementContent,
  found: ReadonlyMap<string, unknown>,
  numbers: Map<string, number>,
): ElementContent {
  if (node.type !== "element") return node;
  const inside = node.tagName === "sup" ? node.children : [node];
  const id = inside.map(targetOf).find(Boolean) ?? "";
  if (found.has(id)) {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return { type: "text", value: `\ue000${number}\ue001` };
  }
  return { ...node, children: node.children.map((child) => mark(child, found, numbers)) };
}

/** The element of the same page that a link leads to. Empty when the node is no such link. */
function targetOf(node: ElementContent): string {
  if (node.type !== "element" || node.tagName !== "a") return "";
  const href = String(node.properties.href ?? "");
  return href.startsWith("#") ? decoded(href.slice(1)) : "";
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function withoutNotes(
  node: ElementContent,
  numbers: ReadonlyMap<string, number>,
): ElementContent[] {
  if (node.type !== "element") return [node];
  if (node.tagName === "li" && numbers.has(String(node.properties.id ?? ""))) return [];
  if (node.tagName === "hr" && /footnotes/.test(`${node.properties.className ?? ""}`)) return [];
  return [{ ...node, children: node.children.flatMap((child) => withoutNotes(child, numbers)) }];
}

function withoutWayBack(node: ElementContent): ElementContent[] {
  if (targetOf(node)) return [];
  return node.type === "element"
    ? [{ ...node, children: node.children.flatMap(withoutWayBack) }]
    : [node];
}
