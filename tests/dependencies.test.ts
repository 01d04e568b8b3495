import { globSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: true;
  inBundle?: true;
};

const project = JSON.parse(readFileSync("package.json", "utf8"));
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

test("only what is allowed to runs a script when it is installed", () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = running.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + 13));
  expect(names.sort()).toEqual(Object.keys(project.allowScripts).sort());
});

test("every package is one version, from the registry, with the checksum of its bytes", () => {
  expect(packages.length).toBeGreaterThan(300);
  for (const [path, { version, integrity, resolved, inBundle }] of packages) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
    // Its bytes are in the package above it, whose checksum covers them.
    if (inBundle) continue;
    expect(integrity, path).toMatch(/^sha512-/);
    expect(resolved ?? "https://registry.npmjs.org/", path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
  }
  const wanted = { ...project.dependencies, ...project.devDependencies };
  for (const [name, version] of Object.entries(wanted)) {
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("the functions on Supabase run the versions that are tested here", () => {
  const files = globSync("supabase/functions/*/deno.json");
  expect(files).not.toEqual([]);
  for (const file of files) {
    const { imports } = JSON.parse(readFileSync(file, "utf8"));
    for (const [name, from] of Object.entries(imports)) {
      expect(from, file).toBe(`npm:${name}@${project.dependencies[name]}`);
    }
  }
});

/** The packages that a file imports by name, but for types, which are gone when it runs. */
function packagesIn(path: string): string[] {
  const text = readFileSync(path, "utf8").replace(/^import type [^;]*;/gms, "");
  const names = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"([@\w][^"\s]*)"/g)];
  return names
    .map(([, name = ""]) => name)
    .filter((name) => !/^[./~]|^virtual:/.test(name) && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

test("what a server runs needs no package that is for development only", () => {
  // These run where the site is built, or developed.
  const elsewhere = /\.test\.tsx?$|^server\/dev\.ts$|^app\/routes\.ts$|^app\/generated\//;
  const files = ["server", "supabase", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((path) => /\.tsx?$/.test(path) && !elsewhere.test(path)),
  );
  const imported = new Map(files.flatMap((path) => packagesIn(path).map((name) => [name, path])));
  expect([...imported.keys()]).toEqual(expect.arrayContaining(["nodemailer", "pino", "react"]));
  expect([...imported].filter(([name]) => !(name in project.dependencies))).toEqual([]);
});
