import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentType } from "../server/http/content-type.ts";
import { compress, isCompressible } from "../server/http/encoding.ts";

type Manifest = {
  routes: Record<string, { id: string; imports: string[]; hasDefaultExport: boolean }>;
};

/*
 * Every page loads the router's manifest. It repeats for each route the files that any page has loaded and
 * all that the route lacks, and names documents for machines, which no link leads to: 0.3 kB for nothing.
 */
const assets = "build.next/client/assets";
/** No link leads there, so nothing is fetched in advance. */
const unlinked = /^routes\/(admin\/|preview\/|contact\/contact-sent)/;
const always = /^\/assets\/(rolldown-runtime|framework|root)-/;

for (const name of await readdir(assets)) {
  if (!/^manifest-.+\.js$/.test(name)) continue;
  const [, start = "", json = "", end = ""] =
    /^([^{]*)(\{.*\})(\W*)$/s.exec(await readFile(join(assets, name), "utf8")) ?? [];
  const manifest: Manifest = JSON.parse(json);
  const routes = Object.values(manifest.routes).filter((route) => route.hasDefaultExport);
  for (const route of routes) {
    route.imports = unlinked.test(route.id) ? [] : route.imports.filter((it) => !always.test(it));
  }
  const kept = {
    ...manifest,
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
  const short = JSON.stringify(kept, (_, value) => (value === false ? undefined : value));
  await writeFile(join(assets, name), start + short + end);
}

/** Puts `.br` and `.gz` beside every text file of the client build, as small as they get. */
const folder = "build.next/client";
const entries = await readdir(folder, { recursive: true, withFileTypes: true });

for (const entry of entries) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !isCompressible(contentType(path))) continue;
  const body = await readFile(path);
  if (body.length < 256) continue;
  const { br, gzip } = await compress(body, 11);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gzip);
}

// Last of all: without this file a build does not count as complete.
await writeFile("build.next/complete", new Date().toISOString());

// The build that was there serves until this moment, and for good when one of the steps fails.
await rm("build.last", { recursive: true, force: true });
await rename("build", "build.last").catch((error) => {
  if (error.code !== "ENOENT") throw error;
});
await rename("build.next", "build");
await rm("build.last", { recursive: true, force: true });
