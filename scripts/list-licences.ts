import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** Writes docs/licences.md from the lockfile; with `--all` prints every package instead. */
export const licencesFile = "docs/licences.md";

/** Licences that go together with MIT, for code that is used unchanged. */
const compatible = [
  "MIT",
  "MIT-0",
  "0BSD",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "Apache-2.0",
  "Unlicense",
  "CC0-1.0",
  "Zlib",
  "OFL-1.1",
  "CC-BY-4.0",
  "MPL-2.0",
];

/** Only in tools, which are neither shipped nor linked. */
const compatibleInTools = [...compatible, "LGPL-3.0-or-later"];

/** Under the LGPL and shipped, as files of their own that anybody can put others in place of. */
const ownFiles = [{ name: "libheif-js", licence: "LGPL-3.0" }];

/** Without any condition worth a line, when they come with another package. */
const plain = ["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"];

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

type Package = { name: string; licence: string; isTool: boolean };

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

function readPackages(): Package[] {
  const { packages } = lockSchema.parse(readJson("package-lock.json"));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { license = "unknown", dev, devOptional }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      licence: license.replace(/^\((.*)\)$/, "$1"),
      isTool: dev === true || devOptional === true,
    }));
}

/** Packages whose licence would need a closer look. */
export function incompatible(packages = readPackages()): Package[] {
  return packages.filter(({ name, licence, isTool }) => {
    if (ownFiles.some((own) => own.name === name && own.licence === licence)) return false;
    const allowed = isTool ? compatibleInTools : compatible;
    const suits = (one: string) => allowed.includes(one);
    return licence.includes(" OR ")
      ? !licence.split(" OR ").some(suits)
      : !licence.split(" AND ").every(suits);
  });
}

function byLicence(packages: Package[]): string {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, members]) => {
      const names = [...new Set(members.map(({ name }) => name))].sort();
      return `- ${licence}: ${names.join(", ")}`;
    })
    .join("\n");
}

/** The packages that we chose, and of those that came with them, all that are not under the plainest licences. */
export function licencesPage(): string {
  const packages = readPackages();
  const { dependencies, devDependencies } = manifestSchema.parse(readJson("package.json"));
  const chosen = (names: object) => byLicence(packages.filter(({ name }) => name in names));
  const others = packages.filter(
    ({ name, licence }) =>
      !plain.includes(licence) && !(name in dependencies) && !(name in devDependencies),
  );
  const sections = [
    "# Licences",
    "Made by `node scripts/list-licences.ts` from the lockfile; a test compares, and refuses any\nlicence that does not go together with MIT, which is this site's. `--all` lists every package.",
    "MPL-2.0 and LGPL-3.0 bind only those who change that code itself. What is under the LGPL in sharp (libvips)\nmakes pictures at build time and is not shipped. The fonts (OFL-1.1) are shipped as they are.",
    "libheif-js (LGPL-3.0), with libheif and libde265 inside, reads HEIC pictures in the panel. It is shipped as\n`assets/libheif-….js` and `assets/libheif-….wasm`: the files of its package, byte for byte, beside its licence,\nwhich „Zdjęcia” names and links, and in no other file. A worker loads them by their names, so anybody may\nput another version in their place, which is what section 4 of the licence asks for. Its source:\n<https://github.com/catdad-experiments/libheif-js>, <https://github.com/strukturag/libheif>.",
    `## Runs with the site\n\n${chosen(dependencies)}`,
    `## Builds and tests it\n\n${chosen(devDependencies)}`,
    `## Came with these, and is not under ${plain.join(", ")}\n\n${byLicence(others)}`,
  ];
  return `${sections.join("\n\n")}\n`;
}

if (import.meta.main) {
  if (process.argv.includes("--all")) console.log(byLicence(readPackages()));
  else writeFileSync(licencesFile, licencesPage());
}
