import { sep } from "node:path";
import { type Plugin, runnerImport } from "vite";

const CONTENT = `${sep}app${sep}content${sep}`;

/**
 * Content is typeset and its numbers are written out once, when the site is built: browsers get
 * finished sentences instead of the rules and the work. A file of `app/content` that exports
 * anything but data (a function) is left as it is.
 */
export function finishedContent(): Plugin {
  return {
    name: "finished-content",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async transform(_, id) {
      if (!id.includes(CONTENT) || !id.endsWith(".ts")) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: "error",
        resolve: { tsconfigPaths: true },
      });
      if (!Object.values(module).every(isData)) return null;
      const lines = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join("\n"), map: null };
    },
  };
}

function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isData);
}
