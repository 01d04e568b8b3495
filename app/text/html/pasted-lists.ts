import type { Element, ElementContent } from "hast";

export type ListLine = {
  level: number;
  ordered: boolean;
  start: number;
  children: ElementContent[];
};

export function nestLists(lines: readonly ListLine[]): Element[] {
  const top: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const line of lines) {
    while ((open.at(-1)?.level ?? 0) > line.level) open.pop();
    const tagName = line.ordered ? "ol" : "ul";
    let here = open.at(-1);
    // A list of the other kind on the same level is a new list.
    if (here?.level === line.level && here.list.tagName !== tagName) {
      open.pop();
      here = open.at(-1);
    }
    const item: Element = {
      type: "element",
      tagName: "li",
      properties: {},
      children: line.children,
    };
    if (here?.level === line.level) {
      here.list.children.push(item);
      continue;
    }
    const list: Element = {
      type: "element",
      tagName,
      properties: line.ordered ? { start: line.start } : {},
      children: [item],
    };
    const parent = here?.list.children.at(-1);
    if (parent?.type === "element") parent.children.push(list);
    else top.push(list);
    open.push({ level: line.level, list });
  }
  return top;
}
