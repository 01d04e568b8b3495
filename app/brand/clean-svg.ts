import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import { tokens } from "./tokens.ts";

/** What a text of the site takes, too. */
export const MAX_SVG = 10_000;
/** Of a file, before it is cleaned: drawing programs leave much of their own in it. */
export const MAX_SVG_FILE = 300_000;
const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 40;

export type SvgProblem = "unreadable" | "no-size" | "empty" | "too-large";
/** `left`: the names of drawn elements that were left out. */
export type CleanSvg =
  | { svg: string; width: number; height: number; left: string[] }
  | { problem: SvgProblem };

/** Shapes and what paints them. No links, scripts, pictures, fonts, filters or copies (`use`), whose number could explode. */
const SHAPES = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
const GROUPS = new Set([
  "svg",
  "g",
  "defs",
  "clipPath",
  "mask",
  "linearGradient",
  "radialGradient",
]);
/** Of no consequence for what is seen. */
const SILENT = new Set(["title", "desc", "metadata", "style", "namedview", "script"]);

const NUMBERS =
  "x y x1 x2 y1 y2 cx cy r rx ry fx fy width height offset opacity fill-opacity stroke-opacity stop-opacity stroke-width stroke-miterlimit stroke-dashoffset stroke-dasharray";
const WORDS =
  "fill-rule clip-rule stroke-linecap stroke-linejoin gradientUnits clipPathUnits maskUnits maskContentUnits spreadMethod display visibility";
const PAINTS = "fill stroke stop-color color";
const sets: readonly [string, RegExp][] = [
  [NUMBERS, /^[\d.,%\seE+-]{0,200}$/],
  [WORDS, /^[a-zA-Z]{1,30}$/],
  [
    PAINTS,
    /^(?:[a-zA-Z]{3,30}|#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/]{1,40}\)|url\(#[\w-]{1,80}\))$/,
  ],
  ["clip-path mask", /^url\(#[\w-]{1,80}\)$/],
  ["transform gradientTransform", /^(?:[a-zA-Z]{4,9}\([\d.,\seE+-]{0,200}\)[\s,]{0,5}){0,20}$/],
  ["id", /^[\w-]{1,80}$/],
  ["d", /^[MmZzLlHhVvCcSsQqTtAa\d.,\seE+-]*$/],
  ["points", /^[\d.,\seE+-]*$/],
];
const RULES = new Map(sets.flatMap(([names, rule]) => names.split(" ").map((it) => [it, rule])));

/** A drawing of which nothing is left that runs, asks for anything or takes long. What is clean comes back as it is. */
export function cleanSvg(source: string): CleanSvg {
  if (source.length > MAX_SVG_FILE) return { problem: "too-large" };
  try {
    return clean(source);
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    return { problem: "unreadable" };
  }
}

class Refused extends Error {
  readonly problem: SvgProblem;
  constructor(problem: SvgProblem) {
    super(problem);
    this.problem = problem;
  }
}

type Box = { x: number; y: number; width: number; height: number };

function clean(source: string): CleanSvg {
  const classes = classesOf(source);
  const left = new Set<string>();
  let out = "";
  let box: Box | null = null;
  let elements = 0;
  let shapes = 0;
  /** Of the element that is left out with all that is in it. */
  let hiddenFrom = 0;
  let depth = 0;

  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  // An inner part declares entities, which can multiply.
  parser.on("doctype", (text) => {
    if (text.includes("[")) throw new Refused("unreadable");
  });
  parser.on("opentag", (tag) => {
    depth++;
    if (++elements > MAX_ELEMENTS || depth > MAX_DEPTH) throw new Refused("too-large");
    if (hiddenFrom) return;
    if (depth === 1) {
      if (tag.local !== "svg") throw new Refused("unreadable");
      box = boxOf(tag);
      const { x, y, width, height } = box;
      out = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${attributes(tag, classes, box, ["x", "y", "width", "height"])}>`;
      return;
    }
    const isOurs = tag.uri === "" || tag.uri === "http://www.w3.org/2000/svg";
    const name = tag.local;
    const isShape = SHAPES.has(name);
    if (!isOurs || name === "svg" || !(isShape || GROUPS.has(name) || name === "stop")) {
      if (isOurs && !SILENT.has(name.toLowerCase())) left.add(name);
      hiddenFrom = depth;
      return;
    }
    if (isShape) shapes++;
    out += `<${name}${attributes(tag, classes, box, [])}>`;
    if (out.length > MAX_SVG_FILE) throw new Refused("too-large");
  });
  parser.on("closetag", (tag) => {
    if (hiddenFrom === 0) out += `</${tag.local}>`;
    if (hiddenFrom === depth) hiddenFrom = 0;
    depth--;
  });
  parser.write(source.replace(/^\ufeff/, "").trim()).close();

  const svg = out.replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|stop)>/g, "/>");
  if (!box || shapes === 0) throw new Refused("empty");
  if (svg.length > MAX_SVG) throw new Refused("too-large");
  const { width, height }: Box = box;
  return { svg, width, height, left: [...left] };
}

function boxOf({ attributes: given }: SaxesTagNS): Box {
  const value = (name: string) => given[name]?.value ?? "";
  const numbers = value("viewBox")
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] =
    numbers.length === 4
      ? numbers
      : [0, 0, Number.parseFloat(value("width")), Number.parseFloat(value("height"))];
  const isSize = (side: number) => side >= 0.01 && side <= 100_000;
  if (!isSize(width) || !isSize(height)) throw new Refused("no-size");
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Refused("no-size");
  return { x, y, width, height };
}

type Classes = ReadonlyMap<string, readonly [string, string][]>;

function attributes(tag: SaxesTagNS, classes: Classes, box: Box | null, without: string[]): string {
  const values = new Map<string, string>();
  const take = (name: string, value: string) => {
    const rule = RULES.get(name);
    const text = value.trim();
    if (!rule?.test(text) || without.includes(name)) return;
    values.set(name, shortened(name, text, box));
  };
  const plain = Object.values(tag.attributes).filter(({ prefix }: SaxesAttributeNS) => !prefix);
  for (const { local, value } of plain) take(local, value);
  const named = tag.attributes.class?.value.split(/\s+/) ?? [];
  const styles = named.flatMap((name) => classes.get(name) ?? []);
  for (const [name, value] of [...styles, ...declarations(tag.attributes.style?.value ?? "")])
    take(name, value);
  return [...values].map(([name, value]) => ` ${name}="${value}"`).join("");
}

function shortened(name: string, value: string, box: Box | null): string {
  // In a picture there is no colour around it.
  if (/^currentcolor$/i.test(value)) return tokens.text;
  if (name !== "d" && name !== "points") return value.replace(/\s+/g, " ");
  const size = box ? Math.max(box.width, box.height) : 1;
  const digits = size > 100 ? 2 : size > 10 ? 3 : 5;
  // Not rounded: `.999` would become a number with a digit before its point, and join the one before.
  return value.replace(/\.\d+/g, (part) => part.slice(0, digits + 1)).replace(/\s+/g, " ");
}

/** `fill:#fff;stroke:none` */
function declarations(style: string): [string, string][] {
  return style.split(";").flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
}

/** What drawing programs write into `<style>`: rules for single classes. */
function classesOf(source: string): Classes {
  const classes = new Map<string, readonly [string, string][]>();
  const [, ...sheets] = source.split(/<style\b/);
  for (const sheet of sheets) {
    const css = sheet.slice(sheet.indexOf(">") + 1).split("</style")[0] ?? "";
    for (const rule of css.split("}")) {
      const [selectors = "", body = ""] = rule.split("{");
      for (const [, name = ""] of selectors.matchAll(
        /(?:^|,)\s{0,20}\.([\w-]{1,80})(?=\s{0,20}(?:,|$))/g,
      ))
        classes.set(name, [...(classes.get(name) ?? []), ...declarations(body)]);
    }
  }
  return classes;
}
