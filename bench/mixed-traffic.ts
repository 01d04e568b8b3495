/** What visitors and the one administrator ask for. */
export const kinds = [
  "cached",
  "asset",
  "uncached",
  "message",
  "update",
  "insert",
  "upload",
] as const;
export type Kind = (typeof kinds)[number];

export type Address = { path: string; weight: number };
export type Addresses = { pages: Address[]; assets: string[] };
export type Ask = { kind: Kind; path: string };

/** Of a hundred requests 95 find a finished page (or one of its files), four must be rendered, one writes. */
const SHARES: [Kind, number][] = [
  ["cached", 0.92],
  ["asset", 0.03],
  ["uncached", 0.04],
  ["message", 0.006],
  ["update", 0.0022],
  ["insert", 0.0015],
  ["upload", 0.0003],
];

/** How often a page is asked for, beside the others; posts and case studies share theirs. */
const POPULAR: Record<string, number> = {
  "/": 30,
  "/blog": 12,
  "/uslugi": 7,
  "/kontakt": 7,
  "/case-studies": 4,
  "/projekty": 4,
};
const SHARED: [RegExp, number][] = [
  [/^\/blog\/[^.]+$/, 16],
  [/^\/case-studies\//, 6],
  [/^\/uslugi\//, 12],
];
/** Every eighth visit goes on inside the site, where the router fetches only the data. */
const DATA = 1 / 8;

/** The site's own addresses (from its sitemap and its home page), each with its popularity. */
export async function addressesOf(url: string): Promise<Addresses> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = url]) => new URL(loc).pathname,
  );
  const weigh = (path: string): number => {
    const [pattern, share] = SHARED.find(([pattern]) => pattern.test(path)) ?? [];
    if (!pattern || !share) return POPULAR[path] ?? 2;
    return share / paths.filter((other) => pattern.test(other)).length;
  };
  const pages = paths.flatMap((path) => [
    { path, weight: weigh(path) },
    { path: path === "/" ? "/_.data" : `${path}.data`, weight: weigh(path) * DATA },
  ]);
  const home = await (await fetch(url)).text();
  const assets = new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []);
  return { pages, assets: [...assets] };
}

/** An endless stream of requests, the same for the same seed. */
export function traffic({ pages, assets }: Addresses, seed: number): () => Ask {
  const random = mulberry32(seed);
  const pick = <T>(weighted: readonly (readonly [T, number])[]): T => {
    let left = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    const found = weighted.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    const [value] = found ?? weighted[0] ?? [];
    if (value === undefined) throw new Error("There is nothing to ask for");
    return value;
  };
  const popular = pages.map(({ path, weight }) => [path, weight] as const);
  const files = assets.map((path) => [path, 1] as const);
  const rendered = popular.filter(([path]) => path !== "/" && !path.includes("."));
  return () => {
    const kind = pick(SHARES);
    if (kind === "cached") return { kind, path: pick(popular) };
    if (kind === "asset") return { kind, path: pick(files) };
    if (kind === "uncached") return { kind, path: spelledAnew(pick(rendered), random) };
    return { kind, path: "" };
  };
}

/** The router ignores case, the cache keeps only the canonical spelling: this one is rendered. */
function spelledAnew(path: string, random: () => number): string {
  const [, first = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const letters = [...first].map((letter) => (random() < 0.5 ? letter.toUpperCase() : letter));
  const spelled = letters.join("");
  return `/${spelled === first ? first.toUpperCase() : spelled}${rest}`;
}

/** A small seeded generator of numbers in [0, 1), from the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
