import { typeset, typesetTitle } from "../typeset.ts";

type MarkdownNode = { type: string; value?: string; children?: MarkdownNode[] };

const blocksOfText = new Set(["paragraph", "heading", "tableCell"]);

/** Stands for pictures, code and breaks, which only separate words. */
const atom = "\ufffc";

/** Remark plugin: `remarkPlugins={[remarkGfm, remarkTypeset]}`. Code is left alone. */
export function remarkTypeset() {
  return (tree: MarkdownNode): void => typesetTree(tree);
}

function typesetTree(node: MarkdownNode): void {
  if (blocksOfText.has(node.type)) typesetBlock(node);
  else for (const child of node.children ?? []) typesetTree(child);
}

/** Set as one string, and cut out again by position: typesetting never changes a length. */
function typesetBlock(block: MarkdownNode): void {
  const pieces = leaves(block);
  const text = pieces.map((leaf) => textOf(leaf)).join("");
  const whole = block.type === "heading" ? typesetTitle(text) : typeset(text);
  let at = 0;
  for (const leaf of pieces) {
    const end = at + textOf(leaf).length;
    if (leaf.type === "text") leaf.value = whole.slice(at, end);
    at = end;
  }
}

function leaves(node: MarkdownNode): MarkdownNode[] {
  return node.children ? node.children.flatMap(leaves) : [node];
}

function textOf(leaf: MarkdownNode): string {
  if (leaf.type === "break") return "\n";
  return leaf.type === "text" ? (leaf.value ?? "") : atom;
}
