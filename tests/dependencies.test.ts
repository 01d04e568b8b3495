import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = { version?: string; integrity?: string; resolved?: string; hasInstallScript?: true };

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
  for (const [path, { version, integrity, resolved }] of packages) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
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
