import { type Address, encodePath, readAddress } from "./address.ts";
import { spellingsOf } from "./other-spellings.ts";

export type RedirectRow = {
  from_address: string;
  to_address: string | null;
  kind: string;
};

/** What stands for a kind in a file. */
export const redirectCodes = { permanent: "301", temporary: "302", gone: "410" } as const;

/** Which rows a request comes by, in order, and where it ends. */
export type Way = {
  rows: RedirectRow[];
  end: "address" | "gone" | "circle";
  location: string;
};

export type RedirectAnswer = { status: 301 | 302; location: string } | { status: 410 };

export type Rules = {
  isEmpty: boolean;
  follow: (address: string) => Way | null;
  /** Null when the page itself answers: no row fits, or the rows lead in a circle. */
  answer: (address: string) => RedirectAnswer | null;
};

type Rule = { row: RedirectRow; parameters: string[] };
/** `asked`: as the rule knows what was asked for. */
type Found = { rule: Rule; asked: Address };

const MOST_STEPS = 10;

/** More parameters win over fewer, a whole path over a beginning, a longer beginning over a shorter. */
export function createRules(rows: readonly RedirectRow[]): Rules {
  const whole = new Map<string, Rule[]>();
  const beginnings = new Map<string, Rule>();
  for (const row of rows) {
    if (row.from_address.endsWith("*")) {
      beginnings.set(row.from_address.slice(0, -1), { row, parameters: [] });
      continue;
    }
    const { path, parameters } = readAddress(row.from_address);
    const rule = { row, parameters: parameters.map(({ plain }) => plain) };
    const same = whole.get(path);
    if (same) same.push(rule);
    else whole.set(path, [rule]);
  }
  for (const rules of whole.values())
    rules.sort((a, b) => b.parameters.length - a.parameters.length);
  const lengths = [...new Set([...beginnings.keys()].map(({ length }) => length))].sort(
    (a, b) => b - a,
  );

  const findWhole = ({ path, parameters }: Address): Rule | undefined => {
    const rules = whole.get(path);
    if (!rules) return undefined;
    const given = new Set(parameters.map(({ plain }) => plain));
    return rules.find((rule) => rule.parameters.every((each) => given.has(each)));
  };
  const find = (address: Address): Found | undefined => {
    for (const asked of spellingsOf(address)) {
      const rule = findWhole(asked);
      if (rule) return { rule, asked };
    }
    // `/oferta/*` is for `/oferta`, too, since `/oferta/` is the same address.
    const open = `${address.path}/`;
    for (const length of lengths) {
      const rule = length <= open.length ? beginnings.get(open.slice(0, length)) : undefined;
      if (rule) return { rule, asked: address };
    }
    return undefined;
  };

  const follow = (start: string): Way | null => {
    const way: Way = { rows: [], end: "address", location: start };
    let here = readAddress(start);
    for (;;) {
      const found = find(here);
      if (!found) break;
      const { rule, asked } = found;
      if (way.rows.length === MOST_STEPS) return { ...way, end: "circle" };
      if (rule.row.to_address === null)
        return { ...way, rows: [...way.rows, rule.row], end: "gone" };
      const location = targetOf(rule, rule.row.to_address, asked);
      const isElsewhere = !location.startsWith("/");
      const next = readAddress(location);
      if (!isElsewhere && isSame(here, next)) break;
      way.rows.push(rule.row);
      way.location = location;
      if (isElsewhere) break;
      here = next;
    }
    return way.rows.length > 0 ? way : null;
  };

  return {
    isEmpty: rows.length === 0,
    follow,
    answer: (address) => {
      const way = follow(address);
      if (!way || way.end === "circle") return null;
      if (way.end === "gone") return { status: 410 };
      const isForGood = way.rows.every(({ kind }) => kind === "permanent");
      return { status: isForGood ? 301 : 302, location: way.location };
    },
  };
}

/** With the end of the path in the place of `*`, and with the parameters that the rule does not name. */
function targetOf(
  { row, parameters }: Rule,
  to: string,
  { path, written, parameters: all }: Address,
): string {
  const beginning = row.from_address.slice(0, -1);
  const source = written.length === path.length ? written : path;
  // Without slashes at its beginning: two in a row would lead to another site.
  const end = encodePath(source.slice(beginning.length).replace(/^\/+/, ""));
  const filled = end === "" ? to.slice(0, -2) || "/" : to.slice(0, -1) + end;
  const target = to.endsWith("/*") ? filled : to;
  const kept = all.filter(({ plain }) => !parameters.includes(plain)).map((each) => each.written);
  if (kept.length === 0) return target;
  const [page = "", anchor] = target.split(/#(.*)/s);
  const query = `${page.includes("?") ? "&" : "?"}${kept.join("&")}`;
  return page + query + (anchor === undefined ? "" : `#${anchor}`);
}

function isSame(one: Address, other: Address): boolean {
  const key = ({ path, parameters }: Address) =>
    [path, ...parameters.map(({ plain }) => plain).sort()].join("\n");
  return key(one) === key(other);
}
