import { createRequire } from "node:module";
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data/types";

// 16 MB of JSON, which the type checker need not read.
const data: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");
const { builtins = {}, regular_expressions: regex = {} } = data.javascript;

/** The interfaces behind the names that every window has. */
const singletons: Record<string, string> = {
  window: "Window",
  globalThis: "Window",
  self: "Window",
  document: "Document",
  navigator: "Navigator",
  crypto: "Crypto",
  performance: "Performance",
  location: "Location",
  history: "History",
};

/** What a page that came over plain http from another machine has not; the data name only some of it. */
const onHttpsOnly = new Set([
  "navigator.clipboard",
  "navigator.credentials",
  "navigator.geolocation",
  "navigator.locks",
  "navigator.mediaDevices",
  "navigator.serviceWorker",
  "navigator.share",
  "navigator.storage",
  "navigator.wakeLock",
  "crypto.randomUUID",
  "crypto.subtle",
]);

/** The browser's objects that code calls without naming their class; the names of others are often ours, too. */
const nameless =
  /^(HTML(?!Button)\w*Element|Element|Node|EventTarget|Event|Document|DocumentFragment|DOMTokenList|DataTransfer|Range|Selection|CSSStyleSheet|Blob|File|Request|Response|Headers|URLSearchParams|FormData|AbortSignal|ReadableStream|CanvasRenderingContext2D|OffscreenCanvas|IDB\w+|Storage)$/;

const membersByName = new Map<string, CompatStatement[]>();
const apis = Object.entries(data.api).filter(([owner]) => nameless.test(owner));
// Tiptap's `use` is not the stacks'.
const ofLanguage = Object.entries(builtins).filter(([owner]) => !/DisposableStack$/.test(owner));
for (const [, owner] of [...apis, ...ofLanguage]) {
  for (const [name, { __compat }] of Object.entries(owner)) {
    if (__compat) membersByName.set(name, [...(membersByName.get(name) ?? []), __compat]);
  }
}

/**
 * Whether one of these browsers (`chrome 109`) lacks it: `Map.groupBy`, `navigator.clipboard`, `structuredClone`, `.toSorted`
 * of whatever, `/lookbehind_assertion`. A name that MDN does not know is ours.
 */
export function isLacked(name: string, browsers: readonly string[]): boolean {
  if (onHttpsOnly.has(name)) return true;
  const known = featuresCalled(name);
  return known.length > 0 && known.every((feature) => browsers.some((each) => !has(feature, each)));
}

function featuresCalled(name: string): CompatStatement[] {
  if (name.startsWith("/")) return found(regex[name.slice(1)]);
  const [owner = "", member] = name.split(".");
  if (member === undefined) {
    return found(data.api[owner], data.api.Window?.[owner], builtins[owner]);
  }
  if (owner === "") return membersByName.get(member) ?? [];
  const face = data.api[singletons[owner] ?? owner];
  const own = singletons[owner] === "Window" ? data.api[member] : undefined;
  // A class has its static members, not those of its objects: `Response.json` is not `response.json`.
  return found(face?.[`${member}_static`] ?? face?.[member], own, builtins[owner]?.[member]);
}

function found(...features: (Identifier | undefined)[]): CompatStatement[] {
  return features.flatMap((feature) => feature?.__compat ?? []);
}

function has({ support }: CompatStatement, target: string): boolean {
  const [browser = "", version = ""] = target.split(" ");
  const statements = support[browser as BrowserName];
  return [statements ?? []].flat().some((statement) => covers(statement, Number(version)));
}

function covers(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (flags || statement.alternative_name || statement.prefix || !added) return false;
  const isGone = removed !== undefined && Number.parseFloat(String(removed)) <= version;
  return !isGone && Number.parseFloat(String(added).replace("≤", "")) <= version;
}
