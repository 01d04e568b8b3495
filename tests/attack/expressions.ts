import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { getConsumedChars, type ReadonlyFlags, toUnicodeSet } from "regexp-ast-analysis";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { isNode, isObject, type Node, walk } from "../support/browsers/browser-apis.ts";

export type Expression = { place: string; source: string; flags: string };

/** The regular expressions of a module; what is put together from more than its constants has no source. */
export function expressionsIn(
  file: string,
  code: string,
): (Expression | { place: string; source: null })[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const constants = new Map<unknown, Node>();
  const found: ReturnType<typeof expressionsIn> = [];
  walk({ ...program }, null, (node) => {
    if (node.type === "VariableDeclarator" && isNode(node.id) && isNode(node.init)) {
      constants.set(node.id.name, node.init);
    }
  });
  walk({ ...program }, null, (node) => {
    const line = code.slice(0, node.start).split("\n").length;
    const place = `${file}:${line}`;
    if (node.type === "Literal" && isObject(node.regex)) {
      const { pattern, flags } = node.regex;
      found.push({ place, source: String(pattern), flags: String(flags) });
    }
    const isMade = node.type === "NewExpression" || node.type === "CallExpression";
    if (!isMade || !isNode(node.callee) || node.callee.name !== "RegExp") return;
    const [source, flags] = Array.isArray(node.arguments) ? node.arguments.map(textOf) : [];
    found.push(source ? { place, source, flags: flags ?? "" } : { place, source: null });
  });
  return found;

  function textOf(node: unknown): string | null {
    if (!isNode(node)) return null;
    if (node.type === "Literal") return String(node.value);
    if (node.type === "Identifier") return textOf(constants.get(node.name));
    if (node.type === "TaggedTemplateExpression") return textOf(node.quasi);
    if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return null;
    const isRaw = code.slice(0, node.start).endsWith("String.raw");
    const values = Array.isArray(node.expressions) ? node.expressions.map(textOf) : [];
    if (values.includes(null)) return null;
    return node.quasis
      .map(({ value }, at) => (isRaw ? value.raw : value.cooked) + (values[at] ?? ""))
      .join("");
  }
}

/** Two ways to read the same signs, or a search that begins anew at each sign: https://github.com/RunDevelopment/scslre */
export function ambiguity({ source, flags }: Expression): string | null {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  return reports[0] ? `${reports[0].type} of ${JSON.stringify(reports[0].character.pick)}` : null;
}

const SIZES = [1_000, 4_000, 16_000, 100_000];
/** Milliseconds of the processor from which growth is looked at: below, the clock is too coarse. */
const NOTICED = 60;
/** What is linear grows like the size, what grows with its square 4 to 6 times faster. */
const GROWTH = 2;

/**
 * The beginning of what the expression looks for, again and again without its end, if that takes more than linear time.
 * The checker above knows nothing of such a search.
 */
export function slowInput({ source, flags }: Expression): string | null {
  const everywhere = new RegExp(source, `${flags.replace("g", "")}g`);
  for (const beginning of beginningsOf(source, flags)) {
    let last = { size: 1, time: Number.POSITIVE_INFINITY };
    for (const size of SIZES) {
      const text = `${beginning.repeat(Math.ceil(size / beginning.length))}\n\u0001`;
      const before = process.threadCpuUsage();
      text.replace(everywhere, "");
      const { user, system } = process.threadCpuUsage(before);
      const time = (user + system) / 1_000;
      const isSteep = time > (GROWTH * last.time * size) / last.size;
      if (time > NOTICED && isSteep) return `${size} signs of ${JSON.stringify(beginning)}`;
      last = { size, time };
    }
  }
  return null;
}

/** For each long repetition: what leads to it and one round of it, in signs that it takes itself where that is possible. */
function beginningsOf(source: string, flags: string): Set<string> {
  const parser = new RegExpParser();
  const parsedFlags = parser.parseFlags(flags);
  const pattern = parser.parsePattern(source, undefined, undefined, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const beginnings = new Set<string>();
  visitRegExpAST(pattern, {
    onQuantifierEnter(repetition) {
      if (repetition.max < 20) return;
      const way = new Set<unknown>();
      for (let node: AST.Node | null = repetition; node; node = node.parent) way.add(node);
      const taken = getConsumedChars(repetition, parsedFlags).chars;
      beginnings.add(shortest(pattern, way, taken, parsedFlags));
    },
  });
  beginnings.delete("");
  return beginnings;
}

type Signs = ReturnType<typeof toUnicodeSet>["chars"];

function shortest(node: AST.Node, way: Set<unknown>, taken: Signs, flags: ReadonlyFlags): string {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup": {
      const branch = node.alternatives.find((one) => way.has(one)) ?? node.alternatives[0];
      const end = branch?.elements.findIndex((one) => way.has(one)) ?? -1;
      const elements = branch?.elements.slice(0, end < 0 ? undefined : end + 1) ?? [];
      return elements.map((one) => shortest(one, way, taken, flags)).join("");
    }
    case "Quantifier": {
      const rounds = Math.max(node.min, way.has(node) ? 1 : 0);
      return shortest(node.element, way, taken, flags).repeat(rounds);
    }
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass": {
      const { chars } = toUnicodeSet(node, flags);
      const both = chars.intersect(taken);
      return signOf(both.isEmpty ? chars : both);
    }
    default:
      return "";
  }
}

function signOf(signs: Signs): string {
  const usual = [...'a1 -x"<('].find((sign) => signs.has(sign.codePointAt(0) ?? 0));
  return usual ?? (signs.isEmpty ? "" : String.fromCodePoint(signs.ranges[0]?.min ?? 0));
}
