import { moved } from "~/panel/kit/ui/order-buttons.tsx";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { readClaimField } from "./claim-names.ts";

/** A value as its form holds it: a text for each path, such as `members.0.name`. */
export type FlatForm = Readonly<Record<string, string>>;

export function flatten(value: unknown, path = ""): FlatForm {
  if (value === null || value === undefined) return {};
  if (typeof value !== "object") return { [path]: plainSpaces(String(value)) };
  const parts = Object.entries(value).map(([name, part]) =>
    flatten(part, path ? `${path}.${name}` : name),
  );
  return Object.assign({}, ...parts);
}

type Tree = { [name: string]: Tree | string };

/** Numbered names become lists without gaps; their texts become numbers in the shape that reads them. */
export function unflatten(form: FlatForm): unknown {
  const tree: Tree = {};
  for (const [path, text] of Object.entries(form)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    names.reduce(branch, tree)[last] = text;
  }
  return withLists(tree);
}

function branch(tree: Tree, name: string): Tree {
  const known = tree[name];
  if (typeof known === "object") return known;
  const made: Tree = {};
  tree[name] = made;
  return made;
}

function withLists(tree: Tree | string): unknown {
  if (typeof tree === "string") return tree;
  const parts = Object.entries(tree).map(([name, part]) => [name, withLists(part)] as const);
  const isList = parts.length > 0 && parts.every(([name]) => /^\d+$/.test(name));
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

export function countItems(form: FlatForm, list: string): number {
  const start = `${list}.`;
  const items = Object.keys(form)
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length).split(".")[0]);
  return new Set(items).size;
}

/** Without the items that `other` lacks and of which nothing is filled in, but for what is said of a field. */
export function withoutEmptyItems(form: FlatForm, other: FlatForm): FlatForm {
  const itemOf = (path: string) => /^\w+\.\d+\./.exec(path)?.[0] ?? "";
  const filled = Object.entries(form).filter(
    ([path, text]) => text !== "" && readClaimField(path).part === null,
  );
  const kept = new Set([...Object.keys(other), ...filled.map(([path]) => path)].map(itemOf));
  const left = Object.entries(form).filter(([path]) => kept.has(itemOf(path)));
  return flatten(unflatten(Object.fromEntries(left)));
}

export function movedItem(form: FlatForm, list: string, from: number, to: number): FlatForm {
  const order = moved(
    Array.from({ length: countItems(form, list) }, (_, at) => at),
    from,
    to,
  );
  const renamed = Object.entries(form).map(([path, text]) => {
    const [, name, at, rest] = /^(\w+)\.(\d+)\.(.+)$/.exec(path) ?? [];
    return [name === list ? `${list}.${order.indexOf(Number(at))}.${rest}` : path, text] as const;
  });
  return Object.fromEntries(renamed);
}

export function withoutItem(form: FlatForm, list: string, at: number): FlatForm {
  const left = Object.entries(form).filter(([path]) => !path.startsWith(`${list}.${at}.`));
  return flatten(unflatten(Object.fromEntries(left)));
}
