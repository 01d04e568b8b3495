import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compress } from "../server/encoding.ts";
import type { Figure } from "./figure.ts";

const pages = {
  "/": "routes/public/home",
  "/blog": "routes/public/blog",
  "/uslugi/…": "routes/public/service",
  "/kontakt": "routes/public/contact",
};

/** What a byte is for, by the path of its source; the first that fits. */
const purposes: [purpose: string, source: RegExp][] = [
  ["React", /node_modules\/(react|react-dom|scheduler)\//],
  ["React Router", /node_modules\/react-router\//],
  ["other packages", /node_modules\//],
  ["our words", /app\/(content|generated)\//],
  ["our components: ui/", /app\/components\/ui\//],
  ["our components: site/", /app\/components\//],
  ["our routes and entry", /app\/(routes|root|entry)/],
  ["our helpers", /app\/(lib|browser|data|styles)\/|supabase\/functions\//],
];
const GLUE = "imports, exports, runtime, route manifest";

type Manifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; clientLoaderModule?: string }>;
};

/**
 * Whose the bytes of a page's first load are. A part weighs what the brotli file would lose without
 * it; shared patterns belong to nobody then, so the parts of a file are scaled to its whole weight.
 */
export async function measureAccount(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "account-"));
  try {
    const env = { ...process.env, BUILD_DIRECTORY: folder };
    const build = spawnSync("react-router", ["build", "--sourcemapClient"], { env });
    if (build.status !== 0) throw new Error(`The build failed:\n${build.stderr}`);
    const assets = join(folder, "client/assets");
    const manifest = await readManifest(assets);
    const known = new Map<string, Promise<Map<string, number>>>();
    const figures: Figure[] = [];
    for (const [page, routeId] of Object.entries(pages)) {
      const sum = new Map<string, number>();
      for (const file of filesOf(manifest, routeId)) {
        const account = known.get(file.name) ?? accountOf(join(assets, file.name));
        known.set(file.name, account);
        for (const [purpose, bytes] of await account) {
          sum.set(purpose, (sum.get(purpose) ?? 0) + bytes);
        }
      }
      for (const purpose of [...purposes.map(([name]) => name), GLUE]) {
        const value = (sum.get(purpose) ?? 0) / 1_000;
        if (value > 0) figures.push({ what: `${page}: ${purpose}`, value, unit: "kB" });
      }
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readManifest(assets: string): Promise<Manifest & { file: string }> {
  const file = (await readdir(assets)).find((name) => /^manifest-\w+\.js$/.test(name));
  if (!file) throw new Error("The build has no route manifest.");
  const code = await readFile(join(assets, file), "utf8");
  return { ...JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)), file };
}

function filesOf({ entry, routes, file }: Manifest & { file: string }, routeId: string) {
  const parts = ["root", "routes/public/layout", routeId].map((id) => routes[id]);
  const paths = [entry, ...parts].flatMap((part) => [part?.module ?? [], part?.imports ?? []]);
  const loaders = parts.map((part) => part?.clientLoaderModule ?? []);
  const named = [...paths, ...loaders].flat().map((path) => path.replace("/assets/", ""));
  return [...new Set([...named, file])].map((name) => ({ name }));
}

async function accountOf(path: string): Promise<Map<string, number>> {
  const pieces = await attributed(path);
  const whole = await brotliSize(pieces.map(({ code }) => code));
  const alone = new Map<string, number>();
  for (const purpose of new Set(pieces.map((piece) => piece.purpose))) {
    const others = pieces.filter((piece) => piece.purpose !== purpose);
    alone.set(purpose, Math.max(0, whole - (await brotliSize(others.map(({ code }) => code)))));
  }
  const sum = [...alone.values()].reduce((a, b) => a + b, 0);
  return new Map([...alone].map(([purpose, bytes]) => [purpose, (bytes / sum) * whole]));
}

/** The file in pieces, each with its purpose. */
async function attributed(path: string): Promise<{ purpose: string; code: string }[]> {
  const code = await readFile(path, "utf8");
  const map = await readFile(`${path}.map`, "utf8").catch(() => null);
  if (!map) return [{ purpose: GLUE, code }];
  const payload: SourceMapPayload = JSON.parse(map);
  const sources = new SourceMap(payload);
  const pieces: { purpose: string; code: string }[] = [];
  for (const [at, line] of code.split("\n").entries()) {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(at, column);
      const source = "originalSource" in entry && entry.generatedLine === at ? entry : null;
      const purpose = purposeOf(source?.originalSource ?? "");
      const last = pieces.at(-1);
      if (last?.purpose === purpose) last.code += line[column];
      else pieces.push({ purpose, code: line[column] ?? "" });
    }
  }
  return pieces;
}

function purposeOf(source: string): string {
  return purposes.find(([, pattern]) => pattern.test(source))?.[0] ?? GLUE;
}

async function brotliSize(parts: string[]): Promise<number> {
  if (parts.length === 0) return 0;
  return (await compress(Buffer.from(parts.join("")), 11)).br.length;
}
