import { parseSync } from "vite";
import { isLacked } from "./browser-support.ts";

export type Node = { type: string; start: number; [key: string]: unknown };

/**
 * What a module relies on and one of these browsers lacks. Code that only reads a name, or asks for it with
 * `in`, knows that it may be missing.
 */
export function missingApis(file: string, code: string, browsers: readonly string[]): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const declared = new Set<unknown>();
  const askedFor = new Set<unknown>();
  const reliedOn: { name: string; start: number }[] = [];

  walk({ ...program }, null, (node, parent) => {
    if (isDeclared(node, parent)) declared.add(node.name);
    if (node.operator === "in" && isNode(node.left)) askedFor.add(node.left.value);
    for (const name of namesIn(node)) {
      const isRelied = name.startsWith("/") || isReliedOn(node, parent);
      if (isRelied) reliedOn.push({ name, start: node.start });
      else if (node.type === "MemberExpression") askedFor.add(lastOf(name));
    }
  });

  return reliedOn
    .filter(({ name }) => !declared.has(name.split(".")[0]) && !askedFor.has(lastOf(name)))
    .filter(({ name }) => isLacked(name, browsers))
    .map(({ name, start }) => `${file}:${code.slice(0, start).split("\n").length} ${name}`);
}

const regexFeatures: [RegExp, string][] = [
  [/\(\?<[=!]/, "lookbehind_assertion"],
  [/\(\?[ims]*-?[ims]+:/, "modifier"],
];

function namesIn(node: Node): string[] {
  if (node.type === "Identifier") return [String(node.name)];
  if (node.type === "Literal" && isObject(node.regex)) {
    const { pattern, flags } = node.regex;
    const features = regexFeatures.filter(([syntax]) => syntax.test(String(pattern)));
    const names = features.map(([, name]) => `/${name}`);
    return String(flags).includes("v") ? [...names, "RegExp.unicodeSets"] : names;
  }
  if (node.type !== "MemberExpression" || node.computed || !isNode(node.property)) return [];
  const object = isNode(node.object) ? node.object : null;
  const owner = object?.type === "Identifier" ? String(object.name) : "";
  return [`${isGlobal(owner) ? owner : ""}.${node.property.name}`];
}

/** Called, made, passed on to be called, or asked for something of its own. */
function isReliedOn(node: Node, parent: Node | null): boolean {
  if (!parent || parent.optional) return false;
  if (parent.type === "CallExpression" || parent.type === "NewExpression") {
    if (parent.callee === node) return true;
    return namesIn(node).some((name) => /^[A-Z]\w*\./.test(name));
  }
  // What belongs to whom is not known here, and fields of ours are called as those of a browser are.
  const isOwn = node.type === "MemberExpression" && namesIn(node).some((name) => name[0] === ".");
  return parent.type === "MemberExpression" && parent.object === node && !isOwn;
}

function isGlobal(name: string): boolean {
  const known = "window globalThis self document navigator crypto performance location history";
  return /^[A-Z]/.test(name) || known.split(" ").includes(name);
}

function isDeclared(node: Node, parent: Node | null): boolean {
  if (node.type !== "Identifier" || !parent) return false;
  if (/Specifier$/.test(parent.type)) return parent.local === node;
  if (parent.type === "MemberExpression" || parent.type === "CallExpression") return false;
  return (
    parent.id === node ||
    parent.type === "ArrayPattern" ||
    parent.type === "AssignmentPattern" ||
    (parent.type === "Property" && parent.value === node) ||
    (Array.isArray(parent.params) && parent.params.includes(node))
  );
}

function lastOf(name: string): string {
  return name.split(".").at(-1) ?? name;
}

export function walk(
  node: Node,
  parent: Node | null,
  visit: (node: Node, parent: Node | null) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, node, visit);
}

export function isNode(value: unknown): value is Node {
  return isObject(value) && typeof value.type === "string" && typeof value.start === "number";
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
