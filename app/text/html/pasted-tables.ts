import type { Element, ElementContent } from "hast";
import { element, isBlock, text } from "./html-nodes.ts";

type Clean = (nodes: readonly ElementContent[], isHead: boolean) => ElementContent[];

/** Tables of data stay; tables for layout are unwrapped. */
export function cleanTable(table: Element, clean: Clean): ElementContent[] {
  const rows = rowsOf(table);
  if (!hasData(table) || hasLayout(table)) {
    return rows
      .flatMap(cellsOf)
      .map((cell) => element("div", clean(cell.children, false)))
      .filter((box) => box.children.length > 0);
  }
  return [
    element(
      "table",
      rows.map((row, at) =>
        element(
          "tr",
          cellsOf(row).map((cell) => cleanCell(cell, at === 0, clean)),
        ),
      ),
    ),
  ];
}

/** Rows and columns, as data has them. */
export function hasData(table: Element): boolean {
  const rows = rowsOf(table);
  return rows.length >= 2 && rows.some((row) => cellsOf(row).length >= 2);
}

/** No cell of Markdown holds what these do. */
export function hasLayout(table: Element): boolean {
  return rowsOf(table).some(arranges);
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    if (child.tagName === "tr") return text(child).trim() ? [child] : [];
    return /^t(head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [];
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(
    (child): child is Element => child.type === "element" && /^t[hd]$/.test(child.tagName),
  );
}

/** Cells with headings, lists or tables are a page's layout. */
function arranges(node: ElementContent): boolean {
  if (node.type !== "element") return false;
  return /^(table|ul|ol|h[1-6]|blockquote|pre)$/.test(node.tagName) || node.children.some(arranges);
}

function cleanCell(cell: Element, isHead: boolean, clean: Clean): Element {
  const { colSpan, rowSpan, align } = cell.properties;
  // The weight may stand on the cell itself, as in Google Sheets.
  const inline = element("span", cell.children, { style: cell.properties.style });
  return element(isHead ? "th" : "td", oneLine(clean([inline], isHead)), {
    colSpan,
    rowSpan,
    align,
  });
}

function oneLine(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (node.tagName === "br") return [{ type: "text", value: " " }];
    if (isBlock(node)) return [...oneLine(node.children), { type: "text", value: " " }];
    return [{ ...node, children: oneLine(node.children) }];
  });
}
