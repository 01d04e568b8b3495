import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** Writes docs/licences.md from the lockfile: `node scripts/list-licences.ts`. */
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

type Package = { name: string; licence: string; isTool: boolean };

function readPackages(): Package[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
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
  return packages.filter(({ licence, isTool }) => {
    const allowed = isTool ? compatibleInTools : compatible;
    const suits = (name: string) => allowed.includes(name);
    return licence.includes(" OR ")
      ? !licence.split(" OR ").some(suits)
      : !licence.split(" AND ").every(suits);
  });
}

export function licencesPage(): string {
  const packages = readPackages();
  const part = (title: string, isTool: boolean) => {
    const groups = Map.groupBy(
      packages.filter((one) => one.isTool === isTool),
      ({ licence }) => licence,
    );
    const rows = [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([licence, members]) => {
        const names = [...new Set(members.map(({ name }) => name))].sort();
        return `**${licence}** (${names.length}): ${names.join(", ")}`;
      });
    return [`## ${title}`, ...rows].join("\n\n");
  };
  return `${[
    "# Licences",
    "Made by `node scripts/list-licences.ts` from the lockfile; a test compares. The site itself is MIT. All others go together with it: MPL-2.0 and LGPL-3.0 bind only those who change that code itself, and what is under the LGPL (libvips, within sharp) makes pictures at build time and is not shipped. The fonts (OFL-1.1) are shipped as they are.",
    part("Runs with the site", false),
    part("Tools, and what the build takes fonts and styles from", true),
  ].join("\n\n")}\n`;
}

if (import.meta.main) writeFileSync(licencesFile, licencesPage());
