import { parse as parseToml } from "smol-toml";
import { LineCounter, parseDocument } from "yaml";

export type FrontMatter = { fields: Record<string, unknown>; body: string };

const fenced = /^(---|\+\+\+)[^\S\n]*\n(?:([\s\S]*?)\n)?\1[^\S\n]*(?:\n|$)/;

/** Reads YAML between `---`, TOML between `+++`, or JSON. A syntax error is thrown with its line. */
export function readFrontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  if (/^\{\s*"/.test(plain)) return readJson(plain);
  const [whole = "", fence, inner = ""] = fenced.exec(plain) ?? [];
  if (!fence) return { fields: {}, body: plain };
  const body = plain.slice(whole.length);
  return { fields: fence === "---" ? readYaml(inner) : plainRecord(parseToml(inner)), body };
}

function readYaml(text: string): Record<string, unknown> {
  const lineCounter = new LineCounter();
  // Dates stay texts here, because a date without a zone means the time in Warsaw.
  const document = parseDocument(text, { lineCounter, schema: "core", uniqueKeys: false });
  const [problem] = document.errors;
  if (problem)
    throw new Error(`line ${lineCounter.linePos(problem.pos[0]).line + 1}: ${problem.code}`);
  return plainRecord(document.toJS({ maxAliasCount: 100 }));
}

function readJson(text: string): FrontMatter {
  const end = /^\}[^\S\n]*$/m.exec(text);
  const json = end ? text.slice(0, end.index + 1) : text;
  return { fields: plainRecord(JSON.parse(json)), body: text.slice(json.length).trimStart() };
}

function plainRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  if (value === null || value === undefined) return {};
  if (!isRecord) throw new Error("the front matter is no list of fields");
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));
}

export type Fields = Readonly<Record<string, unknown>>;

/** A field as text. Empty for lists and records. */
export function words(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" || typeof value === "bigint" ? String(value) : "";
}

/** Accepts a list or a single value. Hugo and Astro may write a record, of which the name counts. */
export function list(value: unknown): string[] {
  if (typeof value === "string")
    return value
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === "string" ? [one.trim()] : list(one)));
  if (typeof value === "object" && value !== null && "name" in value) return list(value.name);
  return [words(value)].filter(Boolean);
}

export function recordOf(value: unknown): ReadonlyMap<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map();
}
